import { define } from '../base/define.js';
import { FlorinDonation } from './donation.js';

export { FlorinDonation };

define('florin-donation', FlorinDonation);
