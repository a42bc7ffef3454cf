import 'florin/balances';
import 'florin/transfers';
import './sign-in.js';
