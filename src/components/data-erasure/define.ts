import { define } from '../base/define.js';
import { FlorinDataErasure } from './data-erasure.js';

export { FlorinDataErasure };

define('florin-data-erasure', FlorinDataErasure);
