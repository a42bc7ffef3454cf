import { define } from '../base/define.js';
import { FlorinListingDetails } from './listing-details.js';

export { FlorinListingDetails };

define('florin-listing-details', FlorinListingDetails);
