import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from './processes.mjs';

/** Shoppers pay through the proxy's own calls, which keep a ledger: the rows behind them, and the elements that use them. */
const BEHIND_PAYING = {
  payments: ['checkout', 'express-checkout'],
  paymentDetails: ['checkout', 'express-checkout', 'payment-result'],
  paymentMethods: ['checkout', 'express-checkout'],
  getBalance: ['checkout'],
  createApplePaySession: ['checkout', 'express-checkout'],
  createOrder: ['checkout'],
  cancelOrder: ['checkout'],
  listDonationCampaigns: ['donation'],
  createDonation: ['donation'],
};

/** Rows that a page calls with what a frame signed, by the names that they have then. */
const FRAMED = {
  getPublicKey: 'askForSecret',
  revealPaymentInstrument: 'showCard',
  revealPin: 'showPin',
  changePin: 'choosePin',
};

/** Rows that no element uses, each with the reason. */
const WITHOUT_ELEMENT = {
  checkout: {},
  'checkout-classic': {
    createPayment: 'none: a second way to pay would pass the ledger, which prevents double payments',
    submitPaymentDetails: 'none: it completes a payment of the row above',
    listPaymentMethods: 'none: `<florin-checkout>` lists the methods of the newer interface',
    createPaymentLink:
      'none: its links can be neither read nor ended; `<florin-payment-links>` makes the newer ones',
  },
  'balance-platform': {
    getCardNumber: 'none: it answers with the whole card number in clear',
  },
};

const COMPONENTS = 'src/components';
const sources = readdirSync(join(ROOT, COMPONENTS), { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => [file, readFileSync(join(ROOT, COMPONENTS, file), 'utf8')]);

const isPart = ([file]) => file.startsWith('parts/');
const filesWith = (pattern) => sources.filter(([, text]) => pattern.test(text));

/** The elements whose own files import a row, or else those that import a part which does. */
function importersOf(name, row) {
  const used = FRAMED[row] ?? row;
  const found = filesWith(new RegExp(`import \\{[^}]*\\b${used}\\b[^}]*\\} from '[^']*client/${name}/`));
  const own = found.filter((source) => !isPart(source));
  const users =
    own.length > 0
      ? own
      : found.flatMap(([part]) => filesWith(new RegExp(`/${part.replace(/\.ts$/, '.js')}'`)));
  return [...new Set(users.filter((source) => !isPart(source)).map(([file]) => file.split('/')[0]))].toSorted(
    (one, other) => one.localeCompare(other),
  );
}

/**
 * Where a person uses a row: its elements, or the reason for none; `undefined` where neither is known.
 *
 * @param {string} name an interface
 * @param {string} row
 * @returns {string | undefined} Markdown
 */
export function elementsOf(name, row) {
  const reason = WITHOUT_ELEMENT[name]?.[row];
  const elements = [...importersOf(name, row), ...(name === 'checkout' ? (BEHIND_PAYING[row] ?? []) : [])];
  if (elements.length > 0 && reason)
    throw new Error(`${row} has an element, so it needs no reason for none.`);
  const links = elements.map((element) => `[${element}](../elements/${element}.md)`);
  return reason ?? (links.length > 0 ? links.join(', ') : undefined);
}
