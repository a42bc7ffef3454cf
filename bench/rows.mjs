import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

import { serveRows } from './rows-server.mjs';
import { median, pairedRatio } from './statistics.mjs';

const VIEWPORT = { width: 1200, height: 800 };
const MANY = { days: 179, sellers: 300, transactions: 100_000, disputes: 9 };
const FEW = { days: 179, sellers: 2, transactions: 100, disputes: 0 };
const PAINTS = 9;
const SORTS = 5;
const BARE = 10_000;
/** A question in the middle, which is refused once. */
const REFUSED = 600;

const COLUMNS =
  'id,reference,created_utc,created (UTC),currency,amount,amount_minor_units,balance_after_minor_units,category,status,reason,balance_account,counterparty,description,transfer,psp_reference';

const cell = (text) => `"${/^[=+\-@]/.test(text) ? "'" : ''}${text.replaceAll('"', '""')}"`;
const row = (cells) => `${cells.map(cell).join(',')}\r\n`;

/** The file as it follows from the books, written by nothing that the element is made of. */
function fileOf(booked) {
  const rows = booked.toReversed().map(({ id, amount, bookingDate, status, description = '', ...others }) => {
    const { balanceAccount, transfer } = others;
    const [day, time] = bookingDate.slice(0, 19).split('T');
    return row([
      id,
      transfer?.reference ?? '',
      `${day}T${time}Z`,
      `${day} ${time}`,
      amount.currency,
      (amount.value / 100).toFixed(2),
      String(amount.value),
      '',
      transfer?.categoryData?.type ?? '',
      status,
      '',
      balanceAccount.id,
      '',
      description,
      transfer?.id ?? '',
      transfer?.categoryData?.pspPaymentReference ?? '',
    ]);
  });
  return Buffer.from(`\ufeff${row(COLUMNS.split(','))}${rows.join('')}`);
}

async function inPage(browser, { url }, work) {
  const context = await browser.newContext({ viewport: VIEWPORT });
  const page = await context.newPage();
  page.setDefaultTimeout(600_000);
  await page.goto(url);
  await page.waitForFunction(() => globalThis.isReady === true);
  try {
    return await work(page, context);
  } finally {
    await context.close();
  }
}

const paint = (page) => page.evaluate(() => globalThis.paintOnce());

/** First paint of a list with a hundred rows behind it, and with a hundred thousand, in turns. */
async function comparePaints(browser, few, many) {
  const runs = { few: [], many: [] };
  for (let round = 0; round <= PAINTS; round++)
    for (const [name, server] of Object.entries({ few, many }))
      runs[name].push(await inPage(browser, server, paint));
  const times = (name) => runs[name].slice(1).map(({ ms }) => ms);
  return { few: times('few'), many: times('many') };
}

/** All rows are read, then sorted and narrowed; how many are drawn at the top, and at the end. */
const sortAll = (browser, many) =>
  inPage(browser, many, async (page) => {
    await paint(page);
    const read = await page.evaluate(() => globalThis.readAll());
    const { sorts, filters, rows } = await page.evaluate((rounds) => globalThis.timeSorting(rounds), SORTS);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await sleep(500);
    const atEnd = await page.evaluate(() => globalThis.rowsOf());
    return { read, sorts, filters, rows: Math.max(rows, atEnd) };
  });

/** A tenth of the same rows: all of them in one table take five gigabytes, and a browser minutes. */
const timeBare = (browser, many, booked) =>
  inPage(browser, many, (page) =>
    page.evaluate(
      ([rows, rounds]) => globalThis.timeBareTable(rows, rounds),
      [booked.slice(-BARE).toReversed(), SORTS],
    ),
  );

/** Bytes that the page's script holds, after what is dead is cleared away. */
async function heapOf(page, context) {
  const session = await context.newCDPSession(page);
  return async () => {
    await session.send('HeapProfiler.collectGarbage');
    return (await session.send('Runtime.getHeapUsage')).usedSize;
  };
}

/** Presses for the file and waits for it. `watch` looks every half second, which slows it down: memory and time are two runs. */
const writeFile = (browser, many, { isWatched = false, isStream = false, refuseAt } = {}) =>
  inPage(browser, many, async (page, context) => {
    if (isStream) await page.evaluate(() => globalThis.giveStream());
    await paint(page);
    const heap = await heapOf(page, context);
    const before = await heap();
    many.refuse(refuseAt);
    const done = isStream
      ? page.evaluate(() => globalThis.streamed())
      : page.waitForEvent('download').then(async (download) => readFileSync(await download.path()));
    const start = performance.now();
    await page.locator('[part=export]').click();
    let isDone = false;
    const end = done.then((bytes) => {
      isDone = true;
      return { bytes: isStream ? Buffer.from(bytes, 'base64') : bytes, ms: performance.now() - start };
    });
    let peak = 0;
    while (isWatched && !isDone) {
      peak = Math.max(peak, (await heap()) - before);
      await sleep(500);
    }
    return { ...(await end), peak, calls: many.calls() };
  });

/** Stops in the middle: how many questions come after that, and what the page still holds. */
const cancelFile = (browser, many) =>
  inPage(browser, many, async (page, context) => {
    await paint(page);
    const heap = await heapOf(page, context);
    const before = await heap();
    many.refuse();
    await page.locator('[part=export]').click();
    while (many.calls() < REFUSED) await sleep(20);
    await page.locator('[part=cancel]').click();
    await page.locator('[part=export]').waitFor();
    const calls = many.calls();
    await sleep(1500);
    return { later: many.calls() - calls, held: (await heap()) - before };
  });

/** A list of 100,000 rows: paint, nodes, sorting, narrowing, and the file of all of it. */
export async function compareRows(browser, root, onStep = () => undefined) {
  const [few, many] = [await serveRows(root, FEW), await serveRows(root, MANY)];
  const booked = await many.books();
  const wanted = fileOf(booked);
  const paints = await comparePaints(browser, few, many);
  onStep({ paints });
  // Has all answers made, so that the later ones come at once.
  const refused = await writeFile(browser, many, { refuseAt: REFUSED });
  onStep({ refused: refused.ms, isExact: refused.bytes.equals(wanted) });
  const file = await writeFile(browser, many);
  onStep({ ms: file.ms, calls: file.calls });
  const watched = await writeFile(browser, many, { isWatched: true });
  onStep({ memory: watched.peak / wanted.length });
  const stream = await writeFile(browser, many, { isWatched: true, isStream: true });
  onStep({ stream: stream.peak / wanted.length });
  const cancelled = await cancelFile(browser, many);
  onStep({ cancelled });
  const sorted = await sortAll(browser, many);
  onStep({ sorted });
  const bare = await timeBare(browser, many, booked);
  onStep({ bare });
  for (const server of [few, many]) server.close();
  return {
    count: booked.length,
    paint: pairedRatio(paints.many, paints.few),
    paints: { few: median(paints.few), many: median(paints.many) },
    rows: sorted.rows,
    read: sorted.read,
    sort: pairedRatio(sorted.sorts, bare.sorts),
    filter: pairedRatio(sorted.filters, bare.filters),
    times: {
      sort: [median(sorted.sorts), median(bare.sorts)],
      filter: [median(sorted.filters), median(bare.filters)],
    },
    file: {
      isExact: [refused, file, watched].every(({ bytes }) => bytes.equals(wanted)),
      bytes: file.bytes.length,
      ms: file.ms,
      calls: file.calls,
      memory: watched.peak / wanted.length,
    },
    stream: { isExact: stream.bytes.equals(wanted), memory: stream.peak / wanted.length },
    cancelled,
  };
}
