import 'florin/transfers';

/** What a page does with the same rows and no more than a table: all of them in the document. */
const amountOf = ({ value, currency }) => `${(value / 100).toFixed(2)} ${currency}`;
const categoryOf = ({ transfer }) => transfer?.categoryData?.type ?? '';
const COLUMNS = [
  ({ description }) => description,
  ({ bookingDate }) => bookingDate,
  ({ amount }) => amountOf(amount),
  categoryOf,
  ({ status }) => status,
  ({ balanceAccount }) => balanceAccount.description ?? balanceAccount.id,
];
const byAmount = ({ amount: one }, { amount: other }) =>
  one.currency.localeCompare(other.currency) || one.value - other.value;

/** Milliseconds until what is done is laid out. */
async function timed(work) {
  const start = performance.now();
  await work();
  document.body.getBoundingClientRect();
  return performance.now() - start;
}

/** The same rows, sorted and narrowed in a table that is made of nothing else; milliseconds of each. */
globalThis.timeBareTable = async (transactions, rounds) => {
  const table = document.createElement('table');
  const body = table.createTBody();
  const rows = new Map();
  for (const transaction of transactions) {
    const row = document.createElement('tr');
    for (const textOf of COLUMNS) row.insertCell().textContent = textOf(transaction);
    rows.set(transaction, row);
  }
  const show = (shown) => body.replaceChildren(...shown.map((each) => rows.get(each)));
  // More arguments than a call takes.
  const showAll = (shown) => {
    body.replaceChildren();
    for (let at = 0; at < shown.length; at += 10_000)
      body.append(...shown.slice(at, at + 10_000).map((each) => rows.get(each)));
  };
  showAll(transactions);
  document.body.append(table);
  document.body.getBoundingClientRect();
  const [sorts, filters] = [[], []];
  for (let round = 0; round < rounds; round++) {
    sorts.push(await timed(() => showAll(transactions.toSorted(byAmount))));
    filters.push(await timed(() => show(transactions.filter((each) => categoryOf(each) === 'bank'))));
    showAll(transactions);
    document.body.getBoundingClientRect();
  }
  table.remove();
  return { sorts, filters };
};

const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
const rootOf = () => document.querySelector('florin-transfers').shadowRoot;
const rowsOf = () => rootOf()?.querySelectorAll('tbody tr').length ?? 0;

/** Milliseconds from the element to the first frame with rows of the list on it. */
globalThis.paintOnce = async () => {
  const start = performance.now();
  const list = document.createElement('florin-transfers');
  Object.assign(list, { proxy: '/florin', noAddress: true, timeZone: 'UTC' });
  document.body.append(list);
  while (!rootOf()?.querySelector('tbody tr .open')?.textContent.trim()) await painted();
  await painted();
  return { ms: performance.now() - start, rows: rowsOf() };
};

globalThis.removeList = () => document.querySelector('florin-transfers').remove();
globalThis.rowsOf = rowsOf;

const choose = async (name, value) => {
  const select = [...rootOf().querySelectorAll('.filters select')].find((each) =>
    [...each.options].some((option) => option.value === name),
  );
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
  await document.querySelector('florin-transfers').updateComplete;
  await document.querySelector('florin-transfers').updateComplete;
};
const sortBy = async (label) => {
  [...rootOf().querySelectorAll('[part=sort]')].find((each) => each.textContent.trim() === label).click();
  await document.querySelector('florin-transfers').updateComplete;
  await document.querySelector('florin-transfers').updateComplete;
};

/** Has all rows read, as a search does; milliseconds. */
globalThis.readAll = async () => {
  const start = performance.now();
  await choose('done', 'done');
  while (rootOf().querySelector('[part=more]')) await painted();
  await choose('done', '');
  return performance.now() - start;
};

globalThis.timeSorting = async (rounds) => {
  const [sorts, filters] = [[], []];
  for (let round = 0; round < rounds; round++) {
    sorts.push(await timed(() => sortBy('Amount')));
    await sortBy('Amount');
    await sortBy('Amount');
    filters.push(await timed(() => choose('bank', 'bank')));
    await choose('bank', '');
  }
  return { sorts, filters, rows: rowsOf() };
};

/** A file of the browser's own in place of one that a person chooses. */
globalThis.giveStream = () => {
  // A browser that a program drives shows no dialog, and is not asked for one.
  Object.defineProperty(navigator, 'webdriver', { value: false });
  globalThis.showSaveFilePicker = async () => {
    const folder = await navigator.storage.getDirectory();
    return (globalThis.chosen = await folder.getFileHandle('rows.csv', { create: true }));
  };
};
/** What stands in it once the list says that it is ready, as base64. */
globalThis.streamed = async () => {
  await new Promise((resolve) =>
    document.querySelector('florin-transfers').addEventListener('florin-transfers-exported', resolve),
  );
  const reader = new FileReader();
  const file = await globalThis.chosen.getFile();
  await new Promise((resolve) => {
    reader.onload = resolve;
    reader.readAsDataURL(file);
  });
  return reader.result.slice(reader.result.indexOf(',') + 1);
};
globalThis.isReady = true;
