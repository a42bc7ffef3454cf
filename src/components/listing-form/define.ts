import { define } from '../base/define.js';
import { FlorinListingForm } from './listing-form.js';

export { FlorinListingForm };

define('florin-listing-form', FlorinListingForm);
