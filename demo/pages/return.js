import 'florin/payment-result';
import 'florin/donation';
import './settings.js';

const result = document.querySelector('florin-payment-result');
result.order = new URL(location.href).searchParams.get('order') ?? '';
document.querySelector('florin-donation').order = result.order;
const again = document.querySelector('#again');
again.href = result.order.startsWith('CART-')
  ? '/cart.html'
  : `/checkout.html?order=${encodeURIComponent(result.order)}`;
result.addEventListener('florin-payment-settled', ({ detail }) => {
  again.hidden = detail.outcome !== 'refused' && detail.outcome !== 'cancelled';
});
