import 'florin/express-checkout';
import { simulateWallets } from 'florin/sandbox/wallets';
import { sandbox } from './sandbox.js';

const express = document.querySelector('florin-express-checkout');
/** What stands between the wallets and the normal way, where there are wallets. */
const or = document.querySelector('#or');

// The sandbox takes simulated wallets; a platform takes the browser's own.
const isReady = sandbox.then((isSandbox) => isSandbox && simulateWallets());

let turn = 0;
let onPaid = () => {};

/** Offers these lines to the wallets of the device; none: nothing is offered. `whenPaid` is called before the page is left. */
export async function offer(lines, whenPaid = () => {}) {
  const own = ++turn;
  await isReady;
  const reference = lines.length > 0 ? await refer(lines) : '';
  if (own !== turn) return;
  onPaid = whenPaid;
  express.order = reference;
  if (!reference) or.hidden = true;
}

async function refer(lines) {
  const response = await fetch('/shop/carts', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ lines }),
  });
  return response.ok ? (await response.json()).reference : '';
}

express.addEventListener('florin-wallets-changed', ({ detail }) => {
  or.hidden = detail.wallets.length === 0;
});
express.addEventListener('florin-payment-settled', ({ detail }) => {
  if (detail.outcome !== 'paid' && detail.outcome !== 'pending') return;
  const { order } = express;
  onPaid();
  location.assign(`/return.html?order=${encodeURIComponent(order)}`);
});
