import 'florin/account-holders';
import './sign-in.js';
