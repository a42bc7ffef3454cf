import { define } from '../base/define.js';
import { FlorinVerificationDocuments } from './verification-documents.js';

export { FlorinVerificationDocuments };

define('florin-verification-documents', FlorinVerificationDocuments);
