import 'florin/financing';
import { followGrant } from '../follow-grant.js';
import { showHolder } from './show-holder.js';
import './sign-in.js';

const financing = await showHolder('florin-financing', {
  audience: 'operator',
  grantAccount: 'FlorinGrants',
});
if (financing) followGrant(financing);
