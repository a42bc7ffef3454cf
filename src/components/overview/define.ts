import { define } from '../base/define.js';
import { FlorinOverview } from './overview.js';

export { FlorinOverview };

define('florin-overview', FlorinOverview);
