import { define } from '../base/define.js';
import { FlorinCommandPalette } from './command-palette.js';

export { FlorinCommandPalette };

define('florin-command-palette', FlorinCommandPalette);
