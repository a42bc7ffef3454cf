import { define } from '../base/define.js';
import { FlorinDataReview } from './data-review.js';

export { FlorinDataReview };

define('florin-data-review', FlorinDataReview);
