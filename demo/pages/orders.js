import 'florin/checkout';
import 'florin/order-history';
import './settings.js';
import './cart-count.js';

const checkout = document.querySelector('florin-checkout');

// A shopper who goes on to another order, or back to all of them, does not pay the last one there.
document.querySelector('florin-order-history').addEventListener('florin-order-opened', ({ detail }) => {
  if (detail.order !== checkout.order) checkout.setAttribute('order', '');
});
