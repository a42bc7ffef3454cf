import 'florin/journal';
import 'florin/overview';
import 'florin/payouts';
import 'florin/provider';
import { placeFinder } from './find.js';
import { leadFrom } from './lead.js';
import './settings.js';

const person = new URLSearchParams(location.search).get('as') === 'olga' ? 'olga' : 'arno';
for (const name of ['arno', 'olga']) document.getElementById(name).hidden = name !== person;

// The demonstration's sign-in: see demo/office.mjs.
const asApprover = (input, init) => {
  const headers = new Headers(init.headers);
  headers.set('x-demo-office', 'approve');
  headers.set('x-demo-person', person);
  return fetch(input, { ...init, headers });
};
document.querySelector('#main florin-provider').fetch = asApprover;
placeFinder(asApprover, {});
const address = new URL('#payouts', location.href);
address.searchParams.delete('payout');
for (const tag of ['florin-overview', 'florin-journal'])
  leadFrom(document.querySelector(tag), { 'florin-payouts': address });
