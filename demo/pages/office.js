import 'florin/account-holders';
import 'florin/balances';
import 'florin/bin-lookup';
import 'florin/data-erasure';
import 'florin/disputes';
import 'florin/financing';
import 'florin/issued-cards';
import 'florin/journal';
import 'florin/overview';
import 'florin/payment-links';
import 'florin/payment-operations';
import 'florin/payouts';
import 'florin/recurring-contracts';
import 'florin/terminals';
import 'florin/transaction-rules';
import 'florin/transfers';
import { formatAmount } from 'florin/client';
import 'florin/provider';
import { leadFrom } from './lead.js';
import './settings.js';

// The demonstration's sign-in: see demo/office.mjs.
const operatorFetch = (input, init) => {
  const headers = new Headers(init.headers);
  headers.set('x-demo-office', 'open');
  return fetch(input, { ...init, headers });
};
document.querySelector('florin-provider').fetch = operatorFetch;
document.querySelector('florin-payment-links').returnUrl = `${location.origin}/`;

/** Headings of this page, by the element below each. */
const PLACES = {
  'florin-account-holders': 'holders',
  'florin-balances': 'sweeps',
  'florin-data-erasure': 'erasure',
  'florin-disputes': 'disputes',
  'florin-financing': 'financing',
  'florin-issued-cards': 'issued-cards',
  'florin-payment-links': 'links',
  'florin-payment-operations': 'payments',
  'florin-payouts': 'payouts',
  'florin-recurring-contracts': 'contracts',
  'florin-terminals': 'terminals',
  'florin-transaction-rules': 'rules',
  'florin-transfers': 'transfers',
  'florin-workspace': '/workspace.html',
};

// What needs Olga leads to its list, and to the thing itself where it is one.
leadFrom(document.querySelector('florin-overview'), PLACES);
// What a request was about, too.
leadFrom(document.querySelector('florin-journal'), PLACES);

// A payment leads to its dispute, which has a list of its own.
document
  .querySelector('florin-payment-operations')
  .addEventListener('florin-payment-followed', ({ detail }) => {
    document.querySelector('florin-disputes').dispute = detail.dispute;
    const heading = document.getElementById('disputes');
    heading.focus();
    heading.scrollIntoView();
  });

/** What the sellers of this market have at the platform by now. */
async function showBalances() {
  const { sellers, holder } = await (await fetch('/shop/balances')).json();
  if (holder && !document.querySelector('florin-balances')) {
    const show = (place, tag, properties) =>
      document.querySelector(place).append(Object.assign(document.createElement(tag), properties));
    show('#holder', 'florin-balances', { accountHolder: holder });
    show('#lending', 'florin-financing', {
      audience: 'operator',
      accountHolder: holder,
      grantAccount: 'FlorinGrants',
    });
  }
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
