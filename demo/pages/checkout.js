import 'florin/checkout';
import { formatAmount } from 'florin/client';
import './settings.js';

const { searchParams } = new URL(location.href);
const reference = searchParams.get('order') ?? '';
const country = searchParams.get('country');
const checkout = document.querySelector('florin-checkout');
const problem = document.querySelector('#problem');
const response = await fetch(`/shop/orders/${encodeURIComponent(reference)}`);

if (response.ok) {
  const order = await response.json();
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
    document.querySelector('#total').textContent = money(order.totals.total);
    // Whoever reads French is taken to live in France, where cards may carry CB beside their other brand. The address may
    // name another country, to see what is paid with there.
    checkout.countryCode = country ?? (document.documentElement.lang === 'fr' ? 'FR' : 'NL');
  };
  new MutationObserver(show).observe(document.documentElement, {
    attributes: true,
    attributeFilter: ['lang'],
  });
  show();
  checkout.order = reference;
} else {
  const shop = Object.assign(document.createElement('a'), { href: '/', textContent: 'Go back to the shop' });
  problem.replaceChildren('This order is not known here. ', shop, ' and start again.');
  document.querySelector('.columns').remove();
}

const { cards } = await (await fetch('/shop/test-cards')).json();
document.querySelector('#cards').replaceChildren(
  ...cards.map(({ number, expiry, securityCode, happens }) => {
    const row = document.createElement('tr');
    for (const [text, className] of [
      [number, 'number'],
      [expiry, 'number'],
      [securityCode, 'number'],
      [happens, ''],
    ])
      row.append(Object.assign(document.createElement('td'), { textContent: text, className }));
    return row;
  }),
);
document.querySelector('.cards').hidden = cards.length === 0;
