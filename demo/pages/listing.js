import 'florin/listing-details';
import './settings.js';
import './cart-count.js';

document.querySelector('florin-listing-details').listing =
  new URLSearchParams(location.search).get('listing') ?? '';
