import { join } from 'node:path';

import { format, resolveConfig } from 'prettier';

import { PaymentMethodDetails } from '../../src/client/checkout/methods/index.ts';
import { createDescriber } from '../../src/client/schema/json-schema.ts';
import { debitFieldsOf } from '../../src/client/shopper/debits.ts';
import { invoiceOf } from '../../src/client/shopper/invoices.ts';
import { shortFormOf } from '../../src/client/shopper/short-forms.ts';
import { isStorable } from '../../src/client/shopper/storable.ts';
import { walletOf } from '../../src/client/shopper/wallets.ts';
import { familyOf, isHidden } from '../../src/proxy/paying/method-family.ts';
import { methodName } from '../../src/sandbox/checkout/redirect-methods.ts';
import { ROOT } from '../processes.mjs';
import { NOT_HERE, NOT_IN_CHROMIUM, SAME_AS } from './not-here.mjs';
import { NOT_STORED } from './not-stored.mjs';

export const METHOD_PAGE = 'docs/payment-methods.md';

/**
 * Every type of a payment method that the specification of Checkout, version 71, has.
 * @type {readonly string[]}
 */
export const TYPES = createDescriber(new Map())
  .describe(PaymentMethodDetails())
  .anyOf.flatMap(({ properties }) => properties.type.enum);

/**
 * Types that the specification lets be paid by what is stored, less cards, which have a list of their own, and those that pages never take.
 * @type {readonly string[]}
 */
export const MAY_BE_STORED = createDescriber(new Map())
  .describe(PaymentMethodDetails())
  .anyOf.filter(({ properties }) => properties.storedPaymentMethodId)
  .flatMap(({ properties }) => properties.type.enum)
  .filter((type) => type !== 'scheme' && !(type in NOT_HERE));

const code = (text) => `\`${text}\``;
const list = (names) => names.map(code).join(', ');
const table = ([head, ...rows]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const STORED = ['can be stored'];
const storedCell = (type) => (isStorable(type) ? 'yes' : 'no');

const NEXT = {
  await: 'approves in an app; the page waits',
  qrCode: 'scans a code with an app; the page waits',
  redirect: 'leaves for its page and comes back',
  voucher: 'pays elsewhere by the lines on the screen',
  bankTransfer: 'transfers money by the lines on the screen',
};

/** A chapter for each family: what its shoppers do, and what its rows say beside type, name and countries. */
const CHAPTERS = {
  card: {
    title: 'Cards',
    text: 'Number, expiry and security code are typed in an isolated frame and encrypted there. They can be stored. A card pays in instalments where your server says so, by [any plan of the platform](merchant-orders.md#instalments). Refunds go back to the card.',
    head: [],
    cells: () => [],
  },
  redirect: {
    title: 'A page of its own',
    text: 'Nothing to fill in: the shopper leaves for the page of the bank or the wallet, approves there and comes back. Refunds go back the same way. A type that the platform adds later is taken like these.',
    head: STORED,
    cells: (type) => [storedCell(type)],
  },
  'short-form': {
    title: 'A few fields, an app, a code or a voucher',
    text: 'The page waits, also after a reload, until the platform reports the outcome. Refunds go back the same way, but not to a till, and a transfer is given back to an account that the shopper names.',
    head: ['shopper fills in', 'and then', ...STORED],
    cells: (type) => {
      const { identifiers = [], fields, beside = [], next, isOptIn } = shortFormOf(type);
      const account = identifiers.map((names) => names.map(code).join(' and ')).join(', or ');
      const rest = list([...fields, ...beside]);
      return [
        [account, rest].filter(Boolean).join('; '),
        NEXT[next] + (isOptIn ? '; opt-in' : ''),
        storedCell(type),
      ];
    },
  },
  'direct-debit': {
    title: 'Direct debits',
    text: 'The shopper reads the mandate and agrees to it. The outcome is `pending` until the platform reports, some days later. Refunds go to the account. See [Direct debits](direct-debits.md).',
    head: ['shopper fills in', ...STORED],
    cells: (type) => [list(debitFieldsOf(type).map(([field]) => field)), storedCell(type)],
  },
  'issuer-list': {
    title: 'A bank or a wallet of a list',
    text: 'The shopper picks one of the list that the platform sends. Not stored. Refunds go back the same way, but not to a till.',
    head: ['shopper fills in', 'and then'],
    cells: (type) => {
      const { fields = [], next = 'redirect' } = shortFormOf(type) ?? {};
      return [list(fields), NEXT[next]];
    },
  },
  invoice: {
    title: 'Later, by who pays',
    text: 'Needs the `lineItems` of [`resolveOrder`](merchant-orders.md). The form asks for an address too, in the form of its country. Not stored. A refund makes the debt smaller.',
    head: ['shopper fills in', 'and then'],
    cells: (type) => {
      const { asks, hasPage } = invoiceOf(type);
      return [list(asks), hasPage ? NEXT.redirect : 'the provider decides at once'];
    },
  },
  'gift-card': {
    title: 'Gift cards',
    text: 'Number and PIN are typed in an isolated frame and encrypted there. The page says what is on the card before it pays; a card pays a part of the order, another method pays the rest, and the shopper can take all parts back until then. The sandbox offers it where `allowedPaymentMethods` names it. Not stored. Refunds go back to the card.',
    head: [],
    cells: () => [],
  },
  wallet: {
    title: "A sheet of the browser's",
    text: "The browser opens the wallet, without a script of its owner's. Offered where browser and device have it; Samsung Pay where your page registers an adapter for its owner's script. Not stored. Refunds go back to the card.",
    head: [],
    cells: () => [],
  },
};

/** A bar would end a cell of the table. */
const NAMES = { scheme: 'Cards', giftcard: 'Gift cards' };
const nameOf = (type) => (NAMES[type] ?? walletOf(type)?.name ?? methodName(type)).replaceAll('|', '\\|');

const sorted = (types) => types.toSorted((a, b) => a.localeCompare(b, 'en'));

/** Which file pays by a type and has it declined, or why none does in Chromium. */
function testCell(type, fileOf) {
  const link = (file) => `[${file.split('/').at(-1)}](../${file})`;
  const [reason, otherFile] = NOT_IN_CHROMIUM[type] ?? [];
  if (reason !== undefined) return `${link(otherFile)}: ${reason}`;
  const same = SAME_AS[type];
  const file = fileOf(same ?? type);
  if (file === undefined) throw new Error(`${type} has neither a test nor a reason`);
  return link(`test/methods/${file}.test.ts`) + (same ? `, as ${code(same)}` : '');
}

function chapterOf(family, { countriesOf, fileOf }) {
  const { title, text, head, cells } = CHAPTERS[family];
  const types = sorted(TYPES.filter((type) => !isHidden(type) && familyOf(type) === family));
  const rows = types.map((type) => [
    code(type),
    nameOf(type),
    ...cells(type),
    countriesOf(type),
    testCell(type, fileOf),
  ]);
  const columns = ['type', 'name', ...head, 'countries in the sandbox', 'paid and declined by'];
  return `## ${title}\n\n${text}\n\n${table([columns, ...rows])}\n`;
}

/**
 * The page of all types; `countriesOf` says where the sandbox offers one, `fileOf` which file of tests pays by it. Fails for a type
 * that has neither a test nor a reason.
 */
export async function methodPage(known) {
  const absent = sorted(Object.keys(NOT_HERE));
  const text = `# Payment methods

All ${TYPES.length} types of version 71 of Checkout, and how \`<florin-checkout>\` takes each. Your account decides which it offers,
and where; the countries below are the sandbox's. Written by \`node scripts/document-methods.mjs\` from the tables that page,
proxy and sandbox read; a test fails where they part.

The last column names the file that pays by a type in the demo shop, in Chromium, and has it declined there: for \`ideal\`, its tests are
“ideal is paid” and “ideal is declined, and the shop has no money”. \`npm test -- methods\` runs all of them. A debit ends as pending,
because its bank answers days later. Where a type has no such test, the column says why, and which test stands for it.

${Object.keys(CHAPTERS)
  .map((family) => chapterOf(family, known))
  .join('\n')}
## Stored and not listed

A shopper's stored methods are listed first. The specification lets these be stored too, and a page does not list what is:

${table([['type', 'why'], ...sorted(Object.keys(NOT_STORED)).map((type) => [code(type), NOT_STORED[type]])])}

## Not offered

${table([['type', 'why'], ...absent.map((type) => [code(type), NOT_HERE[type]])])}
`;
  const path = join(ROOT, METHOD_PAGE);
  return format(text, { ...(await resolveConfig(path)), filepath: path });
}
