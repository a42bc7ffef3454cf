import { define } from '../base/define.js';
import { FlorinListingCatalogue } from './listing-catalogue.js';

export { FlorinListingCatalogue };

define('florin-listing-catalogue', FlorinListingCatalogue);
