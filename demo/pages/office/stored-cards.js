import 'florin/recurring-contracts';
import './sign-in.js';
