import { define } from '../base/define.js';
import { FlorinTermsOfService } from './terms-of-service.js';

export { FlorinTermsOfService };

define('florin-terms-of-service', FlorinTermsOfService);
