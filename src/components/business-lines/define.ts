import { define } from '../base/define.js';
import { FlorinBusinessLines } from './business-lines.js';

export { FlorinBusinessLines };

define('florin-business-lines', FlorinBusinessLines);
