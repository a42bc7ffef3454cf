import 'florin/checkout';

document.querySelector('florin-checkout').addEventListener('florin-payment-settled', ({ detail }) => {
  document.querySelector('output').textContent = detail.outcome;
});
