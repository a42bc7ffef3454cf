import { define } from '../base/define.js';
import { FlorinPciQuestionnaires } from './pci-questionnaires.js';

export { FlorinPciQuestionnaires };

define('florin-pci-questionnaires', FlorinPciQuestionnaires);
