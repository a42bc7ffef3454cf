import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ensureBuilt } from './build.mjs';
import { ROOT } from './processes.mjs';
import { bundleByVite, emitted } from './size/as-emitted.mjs';
import { bundle, compressed, withStatic } from './size/bundle.mjs';

const KB = 1000;
/** The words of a language. What finds the file of one, and writes its numbers, comes with any of them. */
const LANGUAGE = /\/cdn\/words\/\w+\.[\w-]+\.js$/;
const ANY_LANGUAGE = /\/words\/(?:compiled\/\w+\/files|loader|speech)\.js$/;

/** Pictures come one by one, when the browser has nothing else to do: they have rows of their own. */
const MARKS = /offer-marks\/offer-marks\.js/;
const MARK = /parts\/marks\/(?:brands|own)\//;

const either = (one, other) => new RegExp(`${one.source}|${other.source}`);

/**
 * What a page loads at once, as one file, which is how bundlers lay it out; what it loads later, words apart; and the
 * heaviest language's words.
 */
async function measure(script, without) {
  const [first] = (await bundle(script, { splitting: false })).values();
  const outputs = await bundle(script, {
    splitting: true,
    without: without ? either(without, MARKS) : MARKS,
  });
  const main = [...outputs.values()].find(({ entry }) => entry.endsWith('page.js'));
  const atOnce = withStatic(outputs, [main.path]);
  const later = [...outputs.values()].filter(({ path }) => !atOnce.has(path));
  let [rest, any, heaviest] = [0, 0, 0];
  for (const { entry, bytes, parts } of later) {
    if (LANGUAGE.test(entry)) heaviest = Math.max(heaviest, bytes);
    else if (parts.every(([input]) => ANY_LANGUAGE.test(input))) any += bytes;
    else rest += bytes;
  }
  return { first: first.bytes, parts: first.parts, later: rest, words: any + heaviest };
}

/**
 * Bytes that come with the modules that `asked` matches, and with nothing that the page or the modules that `known` match
 * bring along. Where several rooms share a file, taking one room out would only move that file.
 */
function bytesWith(outputs, asked, known) {
  const holding = (pattern) =>
    [...outputs.values()]
      .filter(({ entry, parts }) => entry.endsWith('page.js') || parts.some(([input]) => pattern.test(input)))
      .map(({ path }) => path);
  const there = withStatic(outputs, holding(known));
  const added = [...withStatic(outputs, holding(asked))].filter((path) => !there.has(path));
  return added.reduce((sum, path) => sum + outputs.get(path).bytes, 0);
}

async function frameDocumentSize() {
  const { frameDocument } = await import('../dist/frame/document.js');
  const { html } = frameDocument({ frameAncestors: ["'self'"] });
  return compressed(Buffer.from(html));
}

/** What a page without a bundler loads, as it is in the package. */
const cdn = (...names) =>
  names.reduce((sum, name) => sum + compressed(readFileSync(join(ROOT, 'dist/cdn', name))), 0);

const element = (name) => `import './dist/components/${name}/define.js';`;
/** The tables of all interfaces, and a client to call them with. */
const tables = (folders) => {
  const names = folders.map((folder) => folder.replace(/-(.)/g, (_, letter) => letter.toUpperCase()));
  const imports = names.map((name, at) => `import { ${name} } from './dist/client/${folders[at]}/index.js';`);
  return `import { createClient } from './dist/client/index.js'; ${imports.join('')} console.log(createClient, ${names});`;
};
const row = (name) =>
  `import { createClient } from './dist/client/index.js'; import { ${name} } from './dist/client/shopper/index.js';
   console.log(createClient, ${name});`;

/** The bank's pages, redirects and the result: what a payment needs once it is on its way (decision 7). */
const SHOWN_AFTERWARDS = /\/(?:actions|result-view)\/(?!\w\w\.js)/;
const SHOWN_SOMETIMES = /(?:\/(?:actions|result-view)|brand-choice)\/(?!\w\w\.js)|method-list|base\/badge/;
const LIST = /method-list/;
const ROOM = /short-form-room/;
const DEBIT = /direct-debit-room/;
const ISSUERS = /open-issuer-list/;
const REVIEW = /direct-debit\/review\.js/;
/** One wallet when it is chosen: its room, which sheet opens it, and that sheet. Its mark in the list is counted with the marks. */
const GOOGLE = /(?:open-wallet|wallet-room|which-sheet|wallet\/google-pay)\.js/;
const APPLE = /(?:open-wallet|wallet-room|which-sheet|wallet\/apple-pay)\.js/;
const ADAPTER = /adapter-sheet/;
/** Of an order that is delivered: the price at an address, in the sheet of either wallet. */
const DELIVERY = /sheet-delivery/;
/** The facts of postal codes are those of every form with an address, and the style sheet is that of all fields. */
const FACTS = /facts\/postal-codes|method-list|short-form\.css/;
const INVOICE = /invoice-room/;
/** Fields of a person and of addresses, which several rooms share. */
const PERSON = /person-input/;
/** What comes with the click on any method, and what rooms share. */
const SHARED = /paying\/paying\.js|person-input|short-form\.css|facts\/postal-codes|method-list/;
const EXTRAS = /card-extras-room/;
const GIFT = /gift-card-room/;
const PARTS = /paid-parts\/paid-parts\.js/;
const ROOMS =
  /(?:short-form|invoice|direct-debit|wallet|card-extras|gift-card)-room|paid-parts|open-issuer-list|open-wallet|person-input|which-sheet|adapter-sheet|sheet-delivery|google-pay|apple-pay|store-box\.js|card-hints\.js/;
const WAITING = /wait-for-app/;
const CODE = /code-picture/;
const PAPERS = /\/papers\.js$/;
const BARS = /\/bars\.js$/;
const PRINT = /print-paper\.js$/;

const inFiles = ({ files }) => (files === 1 ? '1 file' : `${files} files`);

/** In kilobytes, `goal` is what must be held, and `wanted` what is aimed at and may be missed. */
async function* rows() {
  const checkout = await measure(element('checkout'));
  const paying = await measure(element('checkout'), SHOWN_AFTERWARDS);
  const plain = await measure(element('checkout'), SHOWN_SOMETIMES);
  const without = async (modules) => checkout.later - (await measure(element('checkout'), modules)).later;
  const room = await without(ROOM);
  const issuers = await without(ISSUERS);
  const files = await bundle(element('checkout'), { splitting: true });
  const roomOf = (asked, known) => bytesWith(files, asked, known);
  const debit = roomOf(DEBIT, SHARED);
  const mandate = roomOf(/mandate-terms\/mandate-terms\.js/, ROOM);
  const debitAccounts = roomOf(/direct-debit\/accounts\.js/, DEBIT);
  const debitReview = roomOf(REVIEW, DEBIT);
  const invoice = roomOf(INVOICE, SHARED);
  const extras = roomOf(EXTRAS, SHARED);
  const gift = roomOf(GIFT, SHARED);
  const googlePay = roomOf(GOOGLE, SHARED);
  const applePay = roomOf(APPLE, SHARED);
  const adapter = roomOf(ADAPTER, GOOGLE);
  const delivery = roomOf(DELIVERY, GOOGLE);
  const parts = roomOf(PARTS, SHARED);
  const person = roomOf(PERSON, FACTS);
  const rooms = await without(ROOMS);
  const list = (await without(LIST)) - rooms;
  const code = await without(CODE);
  const bars = await without(BARS);
  const printing = await without(PRINT);
  const papers = (await without(PAPERS)) - bars - printing;
  const waiting = (await without(WAITING)) - code - papers - bars - printing;
  const mark = Math.max(
    ...[...files.values()].filter(({ entry }) => MARK.test(entry)).map(({ bytes }) => bytes),
  );
  yield { what: '<florin-checkout> with card: page', bytes: checkout.first, goal: 21 };
  yield { what: '  page with a list of methods', bytes: checkout.first + list, goal: 24 };
  const emittedBy = { Vite: await bundleByVite(element('checkout')), esbuild: files };
  for (const [bundler, outputs] of Object.entries(emittedBy)) {
    const { atOnce, withRooms } = emitted(outputs, LIST);
    yield { what: `  page as ${bundler} emits it, ${inFiles(atOnce)}`, bytes: atOnce.bytes, wanted: 21 };
    yield { what: `  with a list, ${inFiles(withRooms)}`, bytes: withRooms.bytes, wanted: 24 };
  }
  yield { what: '  which mark a method has, and how it is shown', bytes: roomOf(MARKS, LIST), goal: 4 };
  yield { what: '  marks, each', bytes: mark, goal: 0.5 };
  yield { what: '  paying, from the first keystroke on', bytes: plain.later };
  yield {
    what: '  the choice between two brands of a card',
    bytes: paying.later - plain.later - list - rooms,
  };
  yield { what: '  a method with a few fields', bytes: room - mandate, goal: 4 };
  yield { what: '  a mandate to agree to in a banking app', bytes: mandate, goal: 4 };
  yield { what: '  the box that stores a method', bytes: roomOf(/store-box\.js/, SHARED), goal: 4 };
  yield { what: '  a direct debit and its mandate', bytes: debit, goal: 4 };
  yield { what: '  an account without an IBAN, and boxes to tick', bytes: debitAccounts, goal: 4 };
  yield { what: '  the review of a direct debit', bytes: debitReview };
  yield { what: '  Google Pay by the browser', bytes: googlePay, goal: 4 };
  yield { what: '  Apple Pay by the browser', bytes: applePay, goal: 4 };
  yield { what: '  a wallet by its owner’s script', bytes: adapter, goal: 4 };
  yield { what: '  where an order goes, in a wallet’s sheet', bytes: delivery, goal: 4 };
  yield { what: '  a list of banks', bytes: issuers, goal: 4 };
  yield { what: '  a method that asks who pays', bytes: invoice, goal: 4 };
  yield { what: '  instalments and a billing address beside a card', bytes: extras, goal: 4 };
  yield {
    what: '  what a card may cost, and whether its bank asks',
    bytes: roomOf(/card-hints\.js/, /card-extras-room|method-list/),
    goal: 4,
  };
  yield { what: '  a gift card and what it pays', bytes: gift, goal: 4 };
  yield { what: '  what an order was paid with so far', bytes: parts, goal: 4 };
  yield { what: '  fields of a person and an address, for both', bytes: person, goal: 4 };
  yield {
    what: '  actions, redirect, result view',
    bytes: checkout.later - paying.later - waiting - code - papers - bars - printing,
    goal: 5.4,
  };
  yield { what: '  waiting for the shopper’s app', bytes: waiting, goal: 4 };
  yield { what: '  what is paid elsewhere', bytes: papers, goal: 4 };
  yield { what: '  the bars that a till scans', bytes: bars, goal: 2 };
  yield { what: '  paper to print', bytes: printing, goal: 2 };
  yield { what: '  the code that an app scans', bytes: code, goal: 4 };
  yield { what: '  words of another language', bytes: checkout.words };
  yield { what: '  checkout.js, until a card can be typed', bytes: cdn('checkout.js'), goal: 24 };
  yield {
    what: '  its words of German',
    bytes: cdn('parts/languages.js', 'parts/runtime.js', 'words/shopper.de.js'),
  };
  yield { what: '  card frame', bytes: await frameDocumentSize(), goal: 6.5 };
  const result = await measure(element('payment-result'));
  const answer = await measure(element('payment-result'), /actions\/actions\.js/);
  yield { what: '<florin-payment-result> alone', bytes: result.first, goal: 12 };
  yield { what: '  with the first answer', bytes: result.first + answer.later, goal: 20.4 };
  yield { what: '  actions, where the bank asks once more', bytes: result.later - answer.later };
  const donation = await measure(element('donation'));
  const offered = await measure(element('donation'), /actions\/actions\.js/);
  yield { what: '<florin-donation> alone', bytes: donation.first, goal: 14 };
  yield { what: '  with the first offer', bytes: donation.first + offered.later, goal: 22 };
  yield { what: '  actions, where the bank asks', bytes: donation.later - offered.later };
  yield { what: '  words of another language', bytes: donation.words };
  const express = await measure(element('express-checkout'));
  yield { what: '<florin-express-checkout> alone', bytes: express.first, goal: 18 };
  yield { what: '  its wallets, paying, actions and result', bytes: express.later };
  yield { what: '  words of another language', bytes: express.words };
  const listingForm = await measure(element('listing-form'));
  yield { what: '<florin-listing-form> alone', bytes: listingForm.first, goal: 18 };
  yield { what: '  loaded beside the listing, and when needed', bytes: listingForm.later };
  yield { what: '  words of another language', bytes: listingForm.words };
  const cards = await measure(element('saved-cards'));
  yield { what: '<florin-saved-cards> alone', bytes: cards.first, goal: 18 };
  // Where the card fields are at hand, so that the form alone is counted.
  const fields = await bundle(element('saved-cards') + element('card-fields'), { splitting: true });
  const form = bytesWith(fields, /saved-cards\/adding\//, /^$/);
  yield { what: '  loaded to add a card, beside the card frame', bytes: form, goal: 4 };
  yield { what: '  words of another language', bytes: cards.words };
  const cart = await measure(element('cart'));
  yield { what: '<florin-cart> alone', bytes: cart.first, goal: 18 };
  yield { what: '  loaded with the first order', bytes: cart.later };
  yield { what: '  words of another language', bytes: cart.words };
  const history = await measure(element('order-history'));
  yield { what: '<florin-order-history> alone', bytes: history.first, goal: 18 };
  yield { what: '  loaded with an order, print, file', bytes: history.later };
  yield { what: '  words of another language', bytes: history.words };
  const operations = await measure(element('payment-operations'));
  yield { what: '<florin-payment-operations> alone', bytes: operations.first, goal: 18 };
  yield { what: '  loaded with the first payment', bytes: operations.later };
  yield { what: '  words of another language', bytes: operations.words };
  const catalogue = await measure(element('listing-catalogue'));
  yield { what: '<florin-listing-catalogue> alone', bytes: catalogue.first, goal: 18 };
  yield { what: '  loaded with the listings, and to filter them', bytes: catalogue.later };
  yield { what: '  words of another language', bytes: catalogue.words };
  const launcher = await measure(element('onboarding-launcher'));
  yield { what: '<florin-onboarding-launcher> alone', bytes: launcher.first, goal: 18 };
  yield { what: '  loaded with the first answer, and with themes', bytes: launcher.later };
  yield { what: '  words of another language', bytes: launcher.words };
  const documents = await measure(element('verification-documents'));
  yield { what: '<florin-verification-documents> alone', bytes: documents.first, goal: 18 };
  yield { what: '  loaded with the first answer', bytes: documents.later };
  yield { what: '  words of another language', bytes: documents.words };
  const accounts = await measure(element('transfer-instruments'));
  yield { what: '<florin-transfer-instruments> alone', bytes: accounts.first, goal: 18 };
  yield { what: '  loaded with the accounts, and to change them', bytes: accounts.later };
  yield { what: '  words of another language', bytes: accounts.words };
  const terms = await measure(element('terms-of-service'));
  yield { what: '<florin-terms-of-service> alone', bytes: terms.first, goal: 18 };
  yield { what: '  loaded with the first answer', bytes: terms.later };
  yield { what: '  words of another language', bytes: terms.words };
  const pci = await measure(element('pci-questionnaires'));
  yield { what: '<florin-pci-questionnaires> alone', bytes: pci.first, goal: 18 };
  yield { what: '  loaded with the first answer', bytes: pci.later };
  yield { what: '  words of another language', bytes: pci.words };
  const review = await measure(element('data-review'));
  yield { what: '<florin-data-review> alone', bytes: review.first, goal: 18 };
  yield { what: '  loaded with the first answer', bytes: review.later };
  yield { what: '  words of another language', bytes: review.words };
  const sessions = await measure(element('checkout-sessions'));
  yield { what: '<florin-checkout-sessions> alone', bytes: sessions.first, goal: 18 };
  yield { what: '  loaded with all tabs', bytes: sessions.later };
  const erasure = await measure(element('data-erasure'));
  yield { what: '<florin-data-erasure> alone', bytes: erasure.first, goal: 18 };
  yield { what: '  loaded with the form, to print and to download', bytes: erasure.later };
  const terminals = await measure(element('terminals'));
  yield { what: '<florin-terminals> alone', bytes: terminals.first, goal: 18 };
  yield { what: '  loaded with the list, to open one, to move, print and download', bytes: terminals.later };
  yield { what: '  words of another language', bytes: terminals.words };
  const holders = await measure(element('account-holders'));
  yield { what: '<florin-account-holders> alone', bytes: holders.first, goal: 18 };
  yield { what: '  loaded with the list, and to open, change and make one', bytes: holders.later };
  yield { what: '  words of another language', bytes: holders.words };
  const issued = await measure(element('issued-cards'));
  yield { what: '<florin-issued-cards> alone', bytes: issued.first, goal: 18 };
  yield { what: '  loaded with the list, and to open, change and issue one', bytes: issued.later };
  yield { what: '  words of another language', bytes: issued.words };
  const secret = await measure(element('card-secret'));
  yield { what: '<florin-card-secret> alone', bytes: secret.first, goal: 18 };
  yield { what: '  loaded with the card', bytes: secret.later };
  yield { what: '  words of another language', bytes: secret.words };
  const rules = await measure(element('transaction-rules'));
  yield { what: '<florin-transaction-rules> alone', bytes: rules.first, goal: 18 };
  yield { what: '  loaded with the list, and to open, try, change and make one', bytes: rules.later };
  yield { what: '  words of another language', bytes: rules.words };
  const balances = await measure(element('balances'));
  yield { what: '<florin-balances> alone', bytes: balances.first, goal: 18 };
  yield { what: '  loaded with the balances, and to set up and change sweeps', bytes: balances.later };
  yield { what: '  words of another language', bytes: balances.words };
  const overview = await measure(element('overview'));
  yield { what: '<florin-overview> alone', bytes: overview.first, goal: 18 };
  yield { what: '  loaded with the first answer', bytes: overview.later };
  yield { what: '  words of another language', bytes: overview.words };
  const palette = await measure(element('command-palette'));
  yield { what: '<florin-command-palette> alone', bytes: palette.first, goal: 18 };
  yield { what: '  loaded when it is opened', bytes: palette.later };
  yield { what: '  words of another language', bytes: palette.words };
  const journal = await measure(element('journal'));
  yield { what: '<florin-journal> alone', bytes: journal.first, goal: 18 };
  yield { what: '  loaded with the list, and to open one', bytes: journal.later };
  yield { what: '  words of another language', bytes: journal.words };
  const sales = await measure(element('sales'));
  yield { what: '<florin-sales> alone', bytes: sales.first, goal: 18 };
  yield { what: '  loaded with the list, the figures and a sale', bytes: sales.later };
  yield { what: '  words of another language', bytes: sales.words };
  const links = await measure(element('payment-links'));
  yield { what: '<florin-payment-links> alone', bytes: links.first, goal: 18 };
  yield { what: '  loaded with the list, and to open, make and end one', bytes: links.later };
  yield { what: '  words of another language', bytes: links.words };
  const contracts = await measure(element('recurring-contracts'));
  yield { what: '<florin-recurring-contracts> alone', bytes: contracts.first, goal: 18 };
  yield {
    what: '  loaded with a shopper, one stored detail, and what is done with it',
    bytes: contracts.later,
  };
  yield { what: '  words of another language', bytes: contracts.words };
  const financing = await measure(element('financing'));
  yield { what: '<florin-financing> alone', bytes: financing.first, goal: 18 };
  yield { what: '  loaded with offers and grants, and to take an offer', bytes: financing.later };
  yield { what: '  words of another language', bytes: financing.words };
  const disputes = await measure(element('disputes'));
  yield { what: '<florin-disputes> alone', bytes: disputes.first, goal: 18 };
  yield { what: '  loaded with the list, to open and answer one, and to download', bytes: disputes.later };
  yield { what: '  words of another language', bytes: disputes.words };
  const payouts = await measure(element('payouts'));
  yield { what: '<florin-payouts> alone', bytes: payouts.first, goal: 18 };
  yield {
    what: '  loaded with the list, to open, review and submit one, and to download',
    bytes: payouts.later,
  };
  yield { what: '  words of another language', bytes: payouts.words };
  const transfers = await measure(element('transfers'));
  yield { what: '<florin-transfers> alone', bytes: transfers.first, goal: 18 };
  yield {
    what: '  loaded with the list, to open, send and return one, and to download',
    bytes: transfers.later,
  };
  yield { what: '  words of another language', bytes: transfers.words };
  const workspace = await measure(element('workspace'));
  yield { what: '<florin-workspace> alone', bytes: workspace.first, goal: 18 };
  const workspaceFiles = await bundle(element('workspace'), { splitting: true });
  yield {
    what: '  loaded with any room: the ways between them, the meter, tables and dialogs',
    bytes: bytesWith(workspaceFiles, /workspace\/shell\/shell\.js/, /page\.js/),
  };
  for (const room of readdirSync(join(ROOT, 'src/components/workspace'))) {
    const entry = new RegExp(`workspace/${room}/${room}-room\\.js`);
    const bytes = bytesWith(workspaceFiles, entry, /workspace\/shell\/shell\.js/);
    if (bytes > 0) yield { what: `  the room ${room}`, bytes, goal: 12 };
  }
  yield {
    what: '  loaded with the first YAML that is imported',
    bytes: bytesWith(workspaceFiles, /workspace\/home\/read-yaml\.js/, /home-room\.js/),
  };
  yield {
    what: '  loaded with the first environment that is opened',
    bytes: bytesWith(workspaceFiles, /workspace\/environments\/desk\.js/, /environments-room\.js/),
  };
  yield {
    what: '  loaded with the first collection that is opened',
    bytes: bytesWith(workspaceFiles, /workspace\/collections\/desk\.js/, /collections-room\.js/),
  };
  yield {
    what: '  loaded with the first mock server that is opened',
    bytes: bytesWith(workspaceFiles, /workspace\/mocks\/desk\.js/, /mocks-room\.js/),
  };
  yield {
    what: '  loaded with the first monitor that is opened',
    bytes: bytesWith(workspaceFiles, /workspace\/monitors\/desk\.js/, /monitors-room\.js/),
  };
  yield {
    what: '  loaded with the first member that is opened',
    bytes: bytesWith(workspaceFiles, /workspace\/team\/member-desk\.js/, /team-room\.js/),
  };
  yield {
    what: '  loaded with the audit log',
    bytes: bytesWith(workspaceFiles, /workspace\/team\/audit-desk\.js/, /team-room\.js/),
  };
  yield {
    what: '  loaded with the first version of an API that is opened',
    bytes: bytesWith(workspaceFiles, /workspace\/apis\/version-desk\.js/, /apis-room\.js/),
  };
  yield { what: '  words of another language', bytes: workspace.words };
  const lookup = await measure(element('bin-lookup'));
  yield { what: '<florin-bin-lookup> alone', bytes: lookup.first, goal: 18 };
  yield { what: '  loaded with the form, and to download', bytes: lookup.later };
  const lines = await measure(element('business-lines'));
  yield { what: '<florin-business-lines> alone', bytes: lines.first, goal: 18 };
  yield { what: '  loaded with the lines', bytes: lines.later };
  yield { what: '  words of another language', bytes: lines.words };
  const entityForm = await measure(element('legal-entity-form'));
  yield { what: '<florin-legal-entity-form> alone', bytes: entityForm.first, goal: 18 };
  yield { what: '  loaded beside the entity: form, countries', bytes: entityForm.later };
  yield { what: '  words of another language', bytes: entityForm.words };
  const details = await measure(element('listing-details'));
  yield { what: '<florin-listing-details> alone', bytes: details.first, goal: 18 };
  yield { what: '  loaded with the listing', bytes: details.later };
  yield { what: '  words of another language', bytes: details.words };
  const theme = "import { applyTheme } from './dist/theme/index.js'; console.log(applyTheme);";
  yield { what: 'a theme from one colour', bytes: (await measure(theme)).first, goal: 3.4 };
  yield {
    what: 'client and a row: a shopper’s attempt',
    bytes: (await measure(row('attempt'))).first,
    goal: 4,
  };
  const { interfaces } = await import('../dist/client/interfaces.js');
  const folders = Object.keys(interfaces);
  for (const folder of folders)
    yield { what: `client and ${folder}`, bytes: (await measure(tables([folder]))).first };
  yield {
    what: `client and all ${folders.length} interfaces`,
    bytes: (await measure(tables(folders))).first,
    goal: 32,
  };
}

/** Says how a size stands to its limit; only a goal that is not met fails. */
function print({ what, bytes, goal, wanted }) {
  const limit = goal ?? wanted;
  const isMet = limit === undefined || bytes <= limit * KB;
  const size = `${(bytes / KB).toFixed(2)} kB`.padStart(10);
  const verdict = limit === undefined ? '' : isMet ? 'met' : goal === undefined ? 'missed' : 'OVER';
  console.log(`${what.padEnd(50)}${size}   ${(limit === undefined ? '' : `≤ ${limit}`).padEnd(7)}${verdict}`);
  return isMet || goal === undefined;
}

/** Which modules a page's first load is made of, before compression, the heaviest first. */
async function printParts(name) {
  const { parts } = await measure(element(name));
  for (const [path, bytes] of parts.sort(([, a], [, b]) => b - a))
    console.log(`${String(bytes).padStart(8)}  ${path}`);
  return 0;
}

export async function main([part, name = 'checkout']) {
  await ensureBuilt(['frames', 'library', 'cdn']);
  if (part === 'parts') return printParts(name);
  console.log('brotli 11, minified, Lit included\n');
  let met = true;
  for await (const each of rows()) met = print(each) && met;
  return met ? 0 : 1;
}
