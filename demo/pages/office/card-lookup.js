import 'florin/bin-lookup';
import './sign-in.js';
