import 'florin/data-erasure';
import './sign-in.js';
