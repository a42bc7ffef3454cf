import 'florin/balances';
import { showHolder } from './show-holder.js';
import './sign-in.js';

await showHolder('florin-balances');
