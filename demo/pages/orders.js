import { formatAmount } from 'florin/client';
import './settings.js';

const rows = document.querySelector('#orders');
const empty = document.querySelector('#empty');

async function show() {
  const response = await fetch('/shop/orders').catch(() => undefined);
  document.querySelector('#problem').textContent = response?.ok
    ? ''
    : 'The shop did not answer; this list may be old.';
  if (!response?.ok) return;
  const { orders } = await response.json();
  const language = document.documentElement.lang;
  empty.hidden = orders.length > 0;
  rows.closest('table').hidden = orders.length === 0;
  rows.replaceChildren(
    ...orders.map(({ reference, placedAt, amount, status }) => {
      const row = document.createElement('tr');
      const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'long' }).format(
        new Date(placedAt),
      );
      const link = Object.assign(document.createElement('a'), {
        textContent: reference,
        href: `/checkout.html?order=${reference}`,
      });
      for (const content of [link, when, formatAmount(amount, language), status])
        row.insertCell().append(content);
      row.lastChild.className = 'status';
      return row;
    }),
  );
}

await show();
setInterval(() => document.hidden || show(), 2000);
