import 'florin/payment-links';
import './sign-in.js';

document.querySelector('florin-payment-links').returnUrl = `${location.origin}/`;
