import { define } from '../base/define.js';
import { FlorinTransferInstruments } from './transfer-instruments.js';

export { FlorinTransferInstruments };

define('florin-transfer-instruments', FlorinTransferInstruments);
