import { define } from '../base/define.js';
import { FlorinIssuedCards } from './issued-cards.js';

export { FlorinIssuedCards };

define('florin-issued-cards', FlorinIssuedCards);
