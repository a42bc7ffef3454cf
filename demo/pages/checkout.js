import 'florin/checkout';
import { formatAmount } from 'florin/client';
import 'florin/donation';
import { simulateWallets } from 'florin/sandbox/wallets';
import { openCountry } from './country.js';
import { sandbox } from './sandbox.js';
import './settings.js';

const { searchParams } = new URL(location.href);
const checkout = document.querySelector('florin-checkout');
const problem = document.querySelector('#problem');
// On a phone one line says what the order costs, and the payment stays in sight.
document.querySelector('#order').open = matchMedia('(min-width: 820px)').matches;

/** A link that names a country and no order is followed with an order of one thing. */
async function orderOne() {
  const made = await fetch('/shop/orders', { method: 'POST' });
  const { number } = await made.json();
  const url = new URL(location.href);
  url.searchParams.set('order', number);
  history.replaceState(history.state, '', url);
  return number;
}

const isOrderless = !searchParams.has('order') && searchParams.has('country');
const reference = isOrderless ? await orderOne() : (searchParams.get('order') ?? '');
const response = await fetch(`/shop/orders/${encodeURIComponent(reference)}`);

if (response.ok) {
  let order = await response.json();
  const show = () => {
    const money = (amount) => formatAmount(amount, document.documentElement.lang);
    document.querySelector('#lines').replaceChildren(
      ...order.lines.map(({ title, quantity, total }) => {
        const item = document.createElement('li');
        item.append(
          `${quantity} × ${title}`,
          Object.assign(document.createElement('span'), { textContent: money(total) }),
        );
        return item;
      }),
    );
    for (const place of document.querySelectorAll('#total, #due'))
      place.textContent = money(order.totals.total);
  };
  const country = await openCountry(order, {
    onChosen(sent, code) {
      order = sent;
      problem.replaceChildren();
      show();
      checkout.countryCode = code;
    },
    onRefused: () => problem.replaceChildren('A payment of this order has begun. Its currency stays.'),
  });
  new MutationObserver(() => {
    country.update();
    show();
  }).observe(document.documentElement, { attributes: true, attributeFilter: ['lang'] });
  show();
  // The sandbox takes a simulated Google Pay; a platform takes the browser's own.
  if (await sandbox) simulateWallets();
  checkout.order = reference;
  const donation = document.createElement('florin-donation');
  // Shows itself once the order is paid, and takes no space before.
  checkout.after(Object.assign(donation, { proxy: '/florin', order: reference }));
  checkout.addEventListener('florin-payment-settled', ({ detail }) => {
    if (detail.outcome === 'paid') document.querySelector('#next').hidden = false;
  });
} else {
  const shop = Object.assign(document.createElement('a'), { href: '/', textContent: 'Go back to the shop' });
  problem.replaceChildren('This order is not known here. ', shop, ' and start again.');
  document.querySelector('.columns').remove();
}
