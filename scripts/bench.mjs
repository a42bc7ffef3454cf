import { chromium } from 'playwright-core';

import { CHROMIUM_ARGUMENTS, findBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { ROOT } from './processes.mjs';

// In a process of its own the frame would escape the slower clock of the page: together is the harder case.
const ONE_PROCESS = '--disable-features=IsolateSandboxedIframes,SitePerProcess';

function print(what, value, goal, unit = '') {
  const met = value <= goal;
  const shown = Number.isInteger(value) ? `${value}` : value.toFixed(2);
  console.log(
    `${what.padEnd(58)}${`${shown}${unit}`.padStart(10)}   ≤ ${`${goal}${unit}`.padEnd(8)}${met ? 'met' : 'MISSED'}`,
  );
  return met;
}

async function launch(...more) {
  return chromium.launch({ executablePath: await findBrowser(), args: [...CHROMIUM_ARGUMENTS, ...more] });
}

/** Decision 12, by clock: how much later than an empty isolated frame beside as much script that is never called. */
const GOALS = { 1: { elements: 1.4, usable: 1.7 }, 4: { elements: 1.5, usable: 2.3 } };

async function starts(_, url, rounds) {
  const { compareStarts } = await import('../bench/startup.mjs');
  const results = [];
  for (const rate of [1, 4]) {
    const browser = await launch(...(rate > 1 ? [ONE_PROCESS] : []));
    const start = await compareStarts(browser, url, { rate, rounds });
    await browser.close();
    results.push(
      print(
        `elements in the DOM, against the least there can be, ${rate}× CPU`,
        start.elements,
        GOALS[rate].elements,
        ' ×',
      ),
      print(`card form usable, against the same, ${rate}× CPU`, start.usable, GOALS[rate].usable, ' ×'),
    );
    const { checkout, 'lit-form': form, 'lit-frame': least } = start.ms;
    const times = `checkout ${checkout.toFixed(0)} ms, least ${least.toFixed(0)} ms, form ${form.toFixed(0)} ms`;
    const [elements, usable] = [start.elementsAgainstForm, start.usableAgainstForm];
    console.log(`  (against a bare Lit form ${elements.toFixed(2)} × and ${usable.toFixed(2)} ×: ${times})`);
    if (rate > 1) {
      results.push(print('main thread blocked at 4× CPU', start.blocking, 10, ' ms'));
      console.log(`  (form ${start.blockingOfForm.toFixed(0)} ms)`);
    }
  }
  return results;
}

async function requests(browser, url) {
  const { countRequests } = await import('../bench/startup.mjs');
  const english = await countRequests(browser, `${url}/checkout/`);
  const german = await countRequests(browser, `${url}/checkout/?lang=de`);
  return [
    print('requests before a card can be typed', english.length, 3),
    print('the same in another language', german.length, 4),
  ];
}

async function typing(browser, url) {
  const { compareKeystrokes } = await import('../bench/typing.mjs');
  const key = await compareKeystrokes(browser, url);
  return [print('a key in the card field, against an empty listener', key.ratio, 2, ' ×')];
}

async function sealing(browser, url) {
  const { timeSealing } = await import('../bench/sealing.mjs');
  const { cold, warm, floor } = await timeSealing(browser, url);
  const results = [
    print("four fields encrypted the first time, against the platform's calls", cold / floor.cold, 3, ' ×'),
    print('four fields encrypted again, against the same', warm / floor.warm, 4, ' ×'),
  ];
  const times = (each) => `${each.cold.toFixed(2)} ms and ${each.warm.toFixed(2)} ms`;
  console.log(`  (${times({ cold, warm })}; those calls alone, in an empty isolated frame: ${times(floor)})`);
  return results;
}

async function calls(browser) {
  const { compareCalls } = await import('../bench/calling.mjs');
  const { inNode, inPage } = await compareCalls(browser, ROOT);
  // Decision 9.
  return [
    ['Node', inNode, 1.35],
    ['a page', inPage, 1.1],
  ].map(([where, { ratio, floor }, goal]) => {
    const met = print(`a call in ${where}, against fetch and JSON.parse alone`, ratio, goal, ' ×');
    console.log(`  (fetch with a signal, a time limit and no cache: ${floor.toFixed(2)} ×)`);
    return met;
  });
}

async function reading() {
  const { compareMemory, compareReading } = await import('../bench/reading.mjs');
  return [
    print('1,000 listings checked, against JSON.parse', compareReading(1000, 60).ratio, 2, ' ×'),
    print('10,000 listings checked, against JSON.parse', compareReading(10_000, 15).ratio, 2, ' ×'),
    print('memory of 10,000 listings, against JSON.parse', compareMemory().ratio, 1.2, ' ×'),
  ];
}

/** The service of listings, at 100,000 of them. No goal: what is fast enough depends on the machine. */
async function listings() {
  const { measureListings } = await import('../bench/listings.mjs');
  const line = (what, value) => console.log(`${what.padEnd(58)}${value.padStart(10)}`);
  const measured = await measureListings();
  for (const [name, { searches, orders, search }] of Object.entries(measured)) {
    line(`listings searched, first page and counts, ${name}`, `${searches.toFixed(1)}/s`);
    line(`one search alone, ${name}`, `${search.toFixed(1)} ms`);
    line(`orders placed, ${name}`, `${orders.toFixed(1)}/s`);
  }
  if (!measured.PostgreSQL) console.log('  (PostgreSQL: node scripts/with-postgres.mjs npm run bench)');
  return [];
}

const milliseconds = (value) => `${value < 10 ? value.toFixed(1) : value.toFixed(0)} ms`;
const megabytes = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`;

/** What is compared, a line for each: our catalogue, `@lit-labs/virtualizer`, and all nodes at once. */
function printLists({ paints, scrolls: { florin, virtualizer, naive }, nodes, nodesOfVirtualizer }) {
  const line = (what, ...values) =>
    console.log(`  ${what.padEnd(54)}${values.map((value) => value.padStart(13)).join('')}`);
  line('', 'florin', 'virtualizer', 'naive');
  for (const { count, ...each } of paints)
    line(
      `first paint of ${count.toLocaleString('en')} listings`,
      ...Object.values(each).map((value) => milliseconds(value)),
    );
  line('nodes of 100,000', `${nodes}`, `${nodesOfVirtualizer}`, '–');
  const scrolled = [florin, virtualizer, naive];
  line(
    'frame while scrolling 100,000 (naive: 10,000), median',
    ...scrolled.map((each) => milliseconds(each.median)),
  );
  line('the longest', ...scrolled.map(({ worst }) => milliseconds(worst)));
  line('frames of 90 without listings on them', ...scrolled.map(({ blank }) => `${blank}`));
  line('memory beyond the listings, with nodes', ...scrolled.map(({ withNodes }) => megabytes(withNodes)));
}

async function catalogue(browser) {
  const { compareCatalogues } = await import('../bench/catalogue.mjs');
  const compared = await compareCatalogues(browser, ROOT);
  const { florin } = compared.scrolls;
  const results = [
    print('catalogue, first paint of 100,000 listings, against 100', compared.ratio, 1.2, ' ×'),
    print('nodes of 100,000 listings', compared.nodes, 200),
    print('memory of 100,000 listings beyond themselves', florin.beyond / 1e6, 1, ' MB'),
    print('the longest frame of 90 while scrolling', florin.worst, 33.4, ' ms'),
    print('a letter typed into 100,000 listings, to what is found', compared.typed, 16, ' ms'),
  ];
  printLists(compared);
  return results;
}

/** In Node, beside a browser that has nothing to do. */
async function filtering() {
  const { compareFiltering } = await import('../bench/filtering.mjs');
  const { build, columns, median, late, naive } = await compareFiltering(ROOT);
  const results = [
    print(
      '100,000 listings made ready to search, against reading all titles',
      build / naive.median,
      7.5,
      ' ×',
    ),
    print('a keystroke of a search in them, median, against the same', median / naive.median, 0.1, ' ×'),
    print('one in twenty', late / naive.late, 0.25, ' ×'),
  ];
  const times = [build, columns, median, late, naive.median, naive.late].map((ms) => `${ms.toFixed(2)} ms`);
  console.log(
    `  (${times[0]}, and ${times[1]} before it to count and to narrow; ${times[2]}, one in twenty ${times[3]};`,
    `all titles ${times[4]}, one in twenty ${times[5]})`,
  );
  return results;
}

/** A list of 100,000 transactions, against the sandbox's books. */
async function rows(browser) {
  const { compareRows } = await import('../bench/rows.mjs');
  const {
    paint,
    rows: drawn,
    sort,
    filter,
    file,
    stream,
    cancelled,
    ...times
  } = await compareRows(browser, ROOT);
  const results = [
    print('list, first paint with 100,000 rows behind it, against 100', paint, 1.2, ' ×'),
    print('rows of 100,000 in the document', drawn, 200),
    print('sorting them, against a bare table of a tenth of them', sort, 1, ' ×'),
    print('narrowing them, against the same', filter, 1, ' ×'),
    print('files that differ from the books', [file, stream].filter(({ isExact }) => !isExact).length, 0),
    print('memory while the file is made, against the file', file.memory, 2, ' ×'),
    print('the same while it goes to a file that was chosen', stream.memory, 0.5, ' ×'),
    print('questions after the file was cancelled', cancelled.later, 0),
  ];
  const { few, many } = times.paints;
  console.log(
    `  (painted after ${milliseconds(few)} and ${milliseconds(many)}; all read in ${milliseconds(times.read)};`,
    `a file of ${megabytes(file.bytes)} in ${milliseconds(file.ms)})`,
  );
  return results;
}

/** A collection of 500 requests in the workspace, against one of 5. */
async function collections(browser) {
  const { compareCollections } = await import('../bench/collections.mjs');
  const { opened, stepped, nodes, times } = await compareCollections(browser, ROOT);
  const results = [
    print('collection of 500 requests opened, against one of 5', opened, 1.5, ' ×'),
    print('a step through its tree, against the same', stepped, 2, ' ×'),
    print('rows of its tree in the document', nodes, 200),
  ];
  const pair = (each) => each.map((value) => milliseconds(value)).join(' and ');
  console.log(`  (opened in ${pair(times.opened)}; a step in ${pair(times.stepped)})`);
  return results;
}

/** The demo's shop on a phone, by Lighthouse: the median of five looks, beside the same page without elements. */
async function phone() {
  const { main: look } = await import('./lighthouse.mjs');
  return [(await look(['--runs', '5'])) === 0];
}

/** What can be asked for alone. */
const PARTS = {
  starts,
  requests,
  typing,
  sealing,
  filtering,
  catalogue,
  rows,
  collections,
  calls,
  reading,
  listings,
  phone,
};

/**
 * Compares, side by side and in turns; `--rounds=N` for firmer medians of starts than the usual 21, and the names of parts for those
 * alone: `npm run bench catalogue calls`.
 */
export async function main(args) {
  await ensureBuilt(['frames', 'library']);
  const rounds = Number(args.find((arg) => arg.startsWith('--rounds='))?.slice(9) ?? 21);
  const named = Object.keys(PARTS).filter((name) => args.includes(name));
  const { servePages } = await import('../bench/pages.mjs');
  const server = await servePages(ROOT);
  const results = [];
  for (const name of named.length > 0 ? named : Object.keys(PARTS)) {
    const browser = await launch();
    results.push(...(await PARTS[name](browser, server.url, rounds)));
    await browser.close();
  }
  server.close();
  return results.every(Boolean) ? 0 : 1;
}
