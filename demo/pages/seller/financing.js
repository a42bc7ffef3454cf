import 'florin/financing';
import { followGrant } from '../follow-grant.js';
import './sign-in.js';

followGrant(document.querySelector('florin-financing'));
