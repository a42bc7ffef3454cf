import 'florin/disputes';
import './sign-in.js';
