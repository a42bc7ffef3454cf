import 'florin/data-erasure';
import './sign-in.js';

// A payment leads here with its reference.
const reference = new URLSearchParams(location.search).get('reference');
if (reference) document.querySelector('florin-data-erasure').reference = reference;
