import 'florin/checkout-sessions';
import './sign-in.js';

document.querySelector('florin-checkout-sessions').returnUrl = `${location.origin}/`;
