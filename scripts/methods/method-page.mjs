import { join } from 'node:path';

import { format, resolveConfig } from 'prettier';

import { PaymentMethodDetails } from '../../src/client/checkout/methods/index.ts';
import { createDescriber } from '../../src/client/schema/json-schema.ts';
import { debitFieldsOf } from '../../src/client/shopper/debits.ts';
import { invoiceOf } from '../../src/client/shopper/invoices.ts';
import { methodName } from '../../src/client/shopper/method-names.ts';
import { nextOf, refundsOf } from '../../src/client/shopper/next-step.ts';
import { shortFormOf } from '../../src/client/shopper/short-forms.ts';
import { isStorable } from '../../src/client/shopper/storable.ts';
import { familyOf, isHidden } from '../../src/proxy/paying/method-family.ts';
import { AMOUNT_LIMITS } from '../../src/sandbox/checkout/amount-limits.ts';
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

const NONE = '';

/** The fields that the shopper may leave out. */
const optionalCell = (fields = []) => fields.length > 0 && `optional: ${list(fields)}`;

/** The type of the action that follows a payment by a method, or none. */
const actionCell = (type, otherwise) => {
  const next = nextOf(type) ?? otherwise;
  return next ? code(next) : NONE;
};

/** A chapter for each family: what its shoppers do, the fields that they fill in, and the type of the action that the platform answers. */
const CHAPTERS = {
  card: {
    title: 'Cards',
    text: 'Shoppers type the number, expiry date and security code in an isolated frame, which encrypts them. Your server can offer instalments, with [any plan of the platform](merchant-orders.md#instalments).',
    fields: () => list(['number', 'expiry', 'securityCode', 'holderName']),
    action: () => list(['threeDS2', 'redirect']),
  },
  redirect: {
    title: 'A page of its own',
    text: 'These methods have no fields: the shopper goes to the page of the bank or the wallet, approves there and comes back. Florin takes a type that the platform adds later in the same way.',
    fields: () => NONE,
    action: () => code('redirect'),
  },
  'short-form': {
    title: 'A few fields, an app, a code or a voucher',
    text: 'The page waits until the platform reports the outcome, even after a reload.',
    fields: (type) => {
      const {
        identifiers = [],
        fields,
        beside = [],
        onRequest = [],
        optional = [],
        isOptIn,
      } = shortFormOf(type);
      const account = identifiers.map((names) => names.map(code).join(' and ')).join(', or ');
      const rest = list([...fields, ...beside]);
      const asked = onRequest.length > 0 && `if the order asks: ${list(onRequest)}`;
      return [account, rest, asked, optionalCell(optional), isOptIn && 'opt-in'].filter(Boolean).join('; ');
    },
    action: (type) => actionCell(type),
  },
  'direct-debit': {
    title: 'Direct debits',
    text: 'The shopper reads the mandate and agrees to it. The outcome is `pending` until the platform reports, some days later. See [Direct debits](direct-debits.md).',
    fields: (type) => list(debitFieldsOf(type).map(([field]) => field)),
    action: () => NONE,
  },
  'issuer-list': {
    title: 'A bank or a wallet of a list',
    text: "The shopper picks an entry from the platform's list.",
    fields: (type) => list(['issuer', ...(shortFormOf(type)?.fields ?? [])]),
    action: (type) => actionCell(type, 'redirect'),
  },
  invoice: {
    title: 'Later, by who pays',
    text: 'Needs the `lineItems` of [`resolveOrder`](merchant-orders.md). The form also asks for an address, in the format of its country. A refund reduces the debt. Without an action, the provider decides immediately.',
    fields: (type) =>
      [list(invoiceOf(type).asks), optionalCell(invoiceOf(type).optional)].filter(Boolean).join('; '),
    action: (type) => actionCell(type),
  },
  'gift-card': {
    title: 'Gift cards',
    text: 'Shoppers type the number and PIN in an isolated frame, which encrypts them. The page shows the balance of the card before it pays. A card pays part of the order, and another method pays the rest. Until then, the shopper can undo all parts. The sandbox offers it if `allowedPaymentMethods` names it.',
    fields: () => list(['number', 'pin']),
    action: () => NONE,
  },
  wallet: {
    title: "A sheet of the browser's",
    text: "The browser opens the wallet, without its owner's script. Florin offers a wallet if the browser and the device support it, and Samsung Pay if your page registers an adapter for its owner's script. Refunds go back to the card.",
    fields: () => NONE,
    // Apple's device has confirmed who pays.
    action: (type) => (type === 'applepay' ? NONE : list(['threeDS2', 'redirect'])),
  },
};

const REFUNDS = { 'not-possible': 'no', 'to-named-account': 'to an account that the shopper names' };

/** A bar would end a cell of the table. */
const NAMES = { scheme: 'Cards', giftcard: 'Gift cards' };
const nameOf = (type) => (NAMES[type] ?? methodName(type) ?? type).replaceAll('|', '\\|');

const units = (number) => number.toLocaleString('en', { maximumFractionDigits: 2 });

/** Amounts that the sandbox takes a type for. */
const amountsOf = (limits) =>
  Object.entries(limits)
    .map(([currency, { least, most }]) =>
      least === undefined
        ? `${currency} up to ${units(most)}`
        : most === undefined
          ? `${currency} ${units(least)} or more`
          : `${currency} ${units(least)} to ${units(most)}`,
    )
    .join(', ');

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
  const { title, text, fields, action } = CHAPTERS[family];
  const types = sorted(TYPES.filter((type) => !isHidden(type) && familyOf(type) === family));
  const rows = types.map((type) => [
    code(type),
    nameOf(type),
    fields(type),
    action(type),
    isStorable(type) || type === 'scheme' ? 'yes' : 'no',
    REFUNDS[refundsOf(type)] ?? 'yes',
    countriesOf(type),
    testCell(type, fileOf),
  ]);
  const columns = [
    'type',
    'name',
    'filled in',
    'action',
    'stored',
    'refund',
    'countries in the sandbox',
    'paid and declined by',
  ];
  return `## ${title}\n\n${text}\n\n${table([columns, ...rows])}\n`;
}

/**
 * The page of all types; `countriesOf` says where the sandbox offers one, `fileOf` which file of tests pays by it. Fails for a type
 * that has neither a test nor a reason.
 */
export async function methodPage(known) {
  const absent = sorted(Object.keys(NOT_HERE));
  const text = `# Payment methods

This page lists all ${TYPES.length} types of version 71 of Checkout, and how \`<florin-checkout>\` takes each one. Your account determines which
types it offers, and where; the countries below are the sandbox's. \`node scripts/document-methods.mjs\` writes this page from the
tables that page, proxy and sandbox read, and a test fails if they differ.

“Filled in” lists the fields that the shopper enters. “Action” is the \`type\` of the platform's action that the page carries out next, if
any: it goes to another page and comes back (\`redirect\`), waits for an app (\`await\`), shows a code (\`qrCode\`) or payment details
(\`voucher\`, \`bankTransfer\`), or confirms a card with its bank (\`threeDS2\`). “Stored” shows whether the checkout lists it for a shopper
who stored it, and “refund” whether the platform can refund it.

The last column names the test file that pays with a type in the demo shop, in Chromium, and has a payment declined there: for \`ideal\`,
its tests are “ideal is paid” and “ideal is declined, and the shop has no money”. \`npm test -- methods\` runs all of them. A debit ends
as pending, because its bank answers days later. If a type has no such test, the column explains why, and names the test that replaces it.

${Object.keys(CHAPTERS)
  .map((family) => chapterOf(family, known))
  .join('\n')}
## Limits of amounts

Some methods take only amounts in a range. For any other amount, the sandbox leaves the method out of the list, and refuses the payment
with error 137. The ranges come from public pages, which \`src/sandbox/checkout/amount-limits.ts\` names; your contract may have others.
If the amount is zero, nothing is charged, and the payment stores what the shopper pays with: the sandbox offers only cards and the types whose column
“stored” says “yes”.

${table([['type', 'amounts in the sandbox'], ...sorted(Object.keys(AMOUNT_LIMITS)).map((type) => [code(type), amountsOf(AMOUNT_LIMITS[type])])])}

## Stored and not listed

The checkout lists a shopper's stored methods first. The specification also allows storing the types below, but a page does not list them:

${table([['type', 'why'], ...sorted(Object.keys(NOT_STORED)).map((type) => [code(type), NOT_STORED[type]])])}

## Not offered

${table([['type', 'why'], ...absent.map((type) => [code(type), NOT_HERE[type]])])}
`;
  const path = join(ROOT, METHOD_PAGE);
  return format(text, { ...(await resolveConfig(path)), filepath: path });
}
