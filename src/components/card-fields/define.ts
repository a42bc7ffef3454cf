import { define } from '../base/define.js';
import { FlorinCardFields } from './card-fields.js';

export { FlorinCardFields };

define('florin-card-fields', FlorinCardFields);
