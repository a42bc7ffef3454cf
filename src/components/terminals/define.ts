import { define } from '../base/define.js';
import { FlorinTerminals } from './terminals.js';

export { FlorinTerminals };

define('florin-terminals', FlorinTerminals);
