import { define } from '../base/define.js';
import { FlorinSavedCards } from './saved-cards.js';

export { FlorinSavedCards };

define('florin-saved-cards', FlorinSavedCards);
