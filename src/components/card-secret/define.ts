import { define } from '../base/define.js';
import { FlorinCardSecret } from './card-secret.js';

export { FlorinCardSecret };

define('florin-card-secret', FlorinCardSecret);
