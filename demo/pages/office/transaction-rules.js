import 'florin/transaction-rules';
import './sign-in.js';
