import 'florin/payouts';
import './sign-in.js';
