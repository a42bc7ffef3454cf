import 'florin/cart';
import './settings.js';
import './cart-count.js';
import { offer } from './express.js';

const cart = document.querySelector('florin-cart');
const offerCart = () => offer(cart.items, () => cart.clear());
cart.addEventListener('florin-cart-changed', () => void offerCart());
void offerCart();
cart.addEventListener('florin-order-created', ({ detail }) => {
  const address = `/checkout.html?order=${encodeURIComponent(detail.order)}`;
  // For a shopper who comes back from the checkout without having paid.
  document.querySelector('#pay').href = address;
  location.assign(address);
});
