import 'florin/issued-cards';
import './sign-in.js';
