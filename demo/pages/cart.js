import 'florin/cart';
import './settings.js';
import './cart-count.js';

document.querySelector('florin-cart').addEventListener('florin-order-created', ({ detail }) => {
  const address = `/checkout.html?order=${encodeURIComponent(detail.order)}`;
  // For whoever comes back from the checkout without having paid.
  document.querySelector('#pay').href = address;
  location.assign(address);
});
