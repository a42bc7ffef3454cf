import 'florin/payment-operations';
import { formatAmount } from 'florin/client';
import './sign-in.js';

// A payment leads to its dispute, and to the erasure of its shopper's data.
document
  .querySelector('florin-payment-operations')
  .addEventListener('florin-payment-followed', ({ detail: { dispute, erasure } }) =>
    location.assign(
      dispute
        ? `/office/disputes.html?${new URLSearchParams({ dispute })}`
        : `/office/data-erasure.html?${new URLSearchParams({ reference: erasure })}`,
    ),
  );

/** What the sellers of this market have at the platform by now. */
async function showBalances() {
  const { sellers } = await (await fetch('/shop/balances')).json();
  document.querySelector('#sellers').hidden = sellers.length === 0;
  document.querySelector('#balances').replaceChildren(
    ...sellers.map(({ name, balances }) => {
      const item = document.createElement('li');
      const money = balances.map((amount) => formatAmount(amount, document.documentElement.lang)).join(', ');
      item.append(name, Object.assign(document.createElement('span'), { textContent: money }));
      return item;
    }),
  );
}
document.querySelector('#again').addEventListener('click', () => void showBalances());
void showBalances();
