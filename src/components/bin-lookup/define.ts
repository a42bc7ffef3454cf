import { define } from '../base/define.js';
import { FlorinBinLookup } from './bin-lookup.js';

export { FlorinBinLookup };

define('florin-bin-lookup', FlorinBinLookup);
