import { define } from '../base/define.js';
import { FlorinCart } from './cart.js';

export { FlorinCart };

define('florin-cart', FlorinCart);
