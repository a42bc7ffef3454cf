import { define } from '../base/define.js';
import { FlorinProvider } from './provider.js';

export { FlorinProvider };

define('florin-provider', FlorinProvider);
