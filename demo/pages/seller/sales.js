import 'florin/sales';
import './sign-in.js';
