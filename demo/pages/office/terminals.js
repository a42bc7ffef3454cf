import 'florin/terminals';
import './sign-in.js';
