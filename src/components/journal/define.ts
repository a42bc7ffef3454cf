import { define } from '../base/define.js';
import { FlorinJournal } from './journal.js';

export { FlorinJournal };

define('florin-journal', FlorinJournal);
