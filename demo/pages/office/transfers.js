import 'florin/transfers';
import './sign-in.js';
