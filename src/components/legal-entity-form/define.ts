import { define } from '../base/define.js';
import { FlorinLegalEntityForm } from './legal-entity-form.js';

export { FlorinLegalEntityForm };

define('florin-legal-entity-form', FlorinLegalEntityForm);
