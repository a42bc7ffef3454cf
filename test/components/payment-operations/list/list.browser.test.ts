import { expect, waitUntil } from '@open-wc/testing';

import { refusal } from '../../known-seller.js';
import { read } from '../../opened.js';
import { filesSavedBy } from '../../saved-files.js';
import { open, openOffice, type Office, type Opened } from '../office.js';

const tooMany = (seconds: number): Response =>
  Response.json(
    { error: { code: 'rate-limited' } },
    { status: 429, headers: { 'retry-after': String(seconds) } },
  );

const rowsOf = ({ root }: Opened): string[] => [...root.querySelectorAll('[part~=payment]')].map(read);

const ordersOf = ({ root }: Opened): string[] =>
  [...root.querySelectorAll('[part~=payment] bdi.strong')].map(read);

/** The field of a filter by its label. */
const field = ({ root }: Opened, label: RegExp): HTMLInputElement | HTMLSelectElement =>
  [...root.querySelectorAll('.fields label')]
    .find((each) => label.test(read(each.querySelector('span'))))!
    .querySelector('input, select')!;

async function choose(opened: Opened, label: RegExp, value: string): Promise<void> {
  const input = field(opened, label);
  input.value = value;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await opened.element.updateComplete;
}

/** Presses export, and reads the files that are handed to the reader. */
function exported(opened: Opened, meanwhile: () => void = () => undefined) {
  return filesSavedBy(async (files) => {
    await opened.press('Download as CSV');
    meanwhile();
    await waitUntil(
      () => files.length > 0 || /No file was created|was not created/.test(opened.text()),
      'a file or its end',
    );
  });
}

const asked = ({ asked: all }: Office, name: string): number =>
  all.filter(({ call }) => call === name).length;

describe('<florin-payment-operations>, the list', () => {
  it('says what its payments come to, in which zone its days are, and how each ended', async () => {
    const office = await openOffice({ orders: ['ORDER-1', 'ORDER-2'], lost: ['LOST-1'] });
    const opened = await open(office, { timeZone: 'Pacific/Chatham' });
    await opened.says('EUR: 3 payments €59.97 Authorised: €39.98');
    await opened.says('Days and times are in the time zone Pacific/Chatham.');
    await opened.says('Payments: 3');
    expect(rowsOf(opened)[0]).to.match(/LOST-1.*€19\.99.*Not confirmed/);
    // Ten o'clock in UTC is a quarter to midnight there.
    expect(rowsOf(opened)[2]).to.match(/ORDER-1.*Jan 1, 11:45 PM.*€19\.99 ?Visa ending in 1111 ?Authorised/);
  });

  it('is narrowed by the proxy: by how payments ended, days of the zone, method, currency and amount', async () => {
    const office = await openOffice({ orders: ['ORDER-1', 'ORDER-2'], lost: ['LOST-1'] });
    const opened = await open(office, { timeZone: 'Pacific/Chatham' });
    await opened.says('Payments: 3');
    await choose(opened, /Status/, 'unknown');
    await waitUntil(() => rowsOf(opened).length === 1);
    expect(ordersOf(opened)).to.deep.equal(['LOST-1']);
    await opened.says('EUR: 1 payment €19.99 Authorised: €0.00');
    await choose(opened, /Status/, '');
    await waitUntil(() => rowsOf(opened).length === 3);
    await choose(opened, /^From/, '2030-01-02');
    await opened.state('filtered-empty');
    await choose(opened, /^From/, '2030-01-01');
    await choose(opened, /^To/, '2030-01-01');
    await waitUntil(() => rowsOf(opened).length === 3);
    expect([...(field(opened, /method/i) as HTMLSelectElement).options].map(read)).to.deep.equal([
      'Any method',
      'Visa',
    ]);
    await choose(opened, /method/i, 'visa');
    await waitUntil(() => rowsOf(opened).length === 2);
    await choose(opened, /Currency/, 'EUR');
    await choose(opened, /Amount from/, '20.00');
    await opened.state('filtered-empty');
    await opened.press('Clear all');
    await waitUntil(() => rowsOf(opened).length === 3);
    await opened.state('ready');
  });

  it('looks for a reference on all days, and says so', async () => {
    const opened = await open(await openOffice({ orders: ['ORDER-1', 'OTHER-2'] }));
    await choose(opened, /^From/, '2031-01-01');
    await opened.state('filtered-empty');
    await opened.type('search', 'OTHER');
    await opened.says('A search looks at all days, not only the ones you chose.');
    await waitUntil(() => ordersOf(opened).join() === 'OTHER-2');
  });

  it('is sorted by amount and by order, once all rows are there', async () => {
    const office = await openOffice({
      orders: Array.from({ length: 103 }, (_, at) => `ORDER-${at + 100}`),
    });
    const opened = await open(office);
    expect(rowsOf(opened)).to.have.length(100);
    await opened.press('Order');
    await waitUntil(() => ordersOf(opened)[0] === 'ORDER-100');
    expect(opened.root.querySelector('th')?.ariaSort).to.equal('ascending');
    expect(asked(office, 'GET /payments')).to.equal(2);
    await opened.press('Order');
    await waitUntil(() => ordersOf(opened)[0] === 'ORDER-202');
  });

  it('stands in the address with all that narrows it, and Back keeps it', async () => {
    const { href } = location;
    try {
      const office = await openOffice({ orders: ['ORDER-1', 'ORDER-2'], lost: ['LOST-1'] });
      const opened = await open(office, { noAddress: false });
      await opened.says('Payments: 3');
      await choose(opened, /Status/, 'paid');
      await waitUntil(() => rowsOf(opened).length === 2);
      await opened.press('Order');
      const { searchParams } = new URL(location.href);
      expect(searchParams.get('payments-outcome')).to.equal('paid');
      expect(searchParams.get('payments-sort')).to.equal('order');
      const row = opened.root.querySelector<HTMLAnchorElement>('a.open')!;
      expect(new URL(row.href).searchParams.get('payment')).to.match(/^ORDER-1-/);
      row.click();
      await opened.part('facts');
      expect(new URL(location.href).searchParams.get('payment')).to.match(/^ORDER-1-/);
      history.back();
      await waitUntil(() => ordersOf(opened).join() === 'ORDER-1,ORDER-2');
      opened.element.remove();
      // A colleague who opens the same address sees the same.
      const other = await open(office, { noAddress: false });
      await waitUntil(() => ordersOf(other).join() === 'ORDER-1,ORDER-2');
      expect((field(other, /Status/) as HTMLSelectElement).value).to.equal('paid');
      await other.press('Only unsettled');
      expect(new URL(location.href).searchParams.get('payments-tab')).to.equal('unsettled');
    } finally {
      history.replaceState(null, '', href);
    }
  });

  it('is downloaded whole, goes on after the server asked to wait, and says in its name what narrows it', async () => {
    const office = await openOffice({
      orders: Array.from({ length: 103 }, (_, at) => `ORDER-${at + 100}`),
      currency: 'EUR',
    });
    const opened = await open(office, { timeZone: 'Asia/Kathmandu' });
    await choose(opened, /Status/, 'paid');
    await opened.says('Payments: 103');
    let refused = 0;
    office.obstacle = (call) =>
      call === 'GET /payments' && refused++ === 0 ? Promise.resolve(tooMany(1)) : undefined;
    const [download] = await exported(opened);
    expect(refused).to.be.greaterThan(1);
    expect(download?.name).to.match(/^Payments paid \d{4}-\d\d-\d\d\.csv$/);
    const lines = (await download!.file.text()).replace(/^\ufeff/, '').split('\r\n');
    expect(lines).to.have.length(105);
    expect(lines[0]).to.equal(
      '"order","reference","psp_reference","started_utc","started (Asia/Kathmandu)","currency","amount","amount_minor_units","outcome","brand","last_four"',
    );
    expect(lines[1]).to.match(
      /^"ORDER-202","ORDER-202-[\w-]+","\w+","2030-01-01T1\d:\d\d:\d\dZ","2030-01-01 1\d:\d\d:\d\d","EUR","19\.99","1999","paid","visa","1111"$/,
    );
    expect(new Set(lines).size).to.equal(105);
    expect(opened.events.at(-1)).to.deep.equal([
      'florin-payments-exported',
      { name: download!.name, count: 103 },
    ]);
  });

  it('is not downloaded where the operator cancels, or where a page does not come', async () => {
    const office = await openOffice({
      orders: Array.from({ length: 103 }, (_, at) => `ORDER-${at + 100}`),
    });
    const opened = await open(office);
    office.obstacle = (call) => (call === 'GET /payments' ? Promise.resolve(tooMany(60)) : undefined);
    expect(await exported(opened, () => setTimeout(() => void opened.press('Cancel'), 300))).to.deep.equal(
      [],
    );
    await opened.says('Cancelled. No file was created.');
    office.obstacle = (call) =>
      call === 'GET /payments' ? Promise.resolve(refusal(503, 'unavailable')) : undefined;
    expect(await exported(opened)).to.deep.equal([]);
    await opened.says('The file was not created, because some rows could not be loaded.');
  });

  it('is whole where the totals do not come, and says that they are missing', async () => {
    const office = await openOffice();
    office.obstacle = (call) =>
      call === 'GET /payment-totals' ? Promise.resolve(refusal(503, 'unavailable')) : undefined;
    const opened = await open(office);
    await opened.says('The totals could not be loaded. The list is complete without them.');
    expect(rowsOf(opened)).to.have.length(1);
    expect(opened.root.querySelector('[part=totals]')).to.equal(null);
  });

  it('keeps what narrows it while it could not be loaded, and loads it again', async () => {
    const office = await openOffice({ orders: ['ORDER-1', 'OTHER-2'] });
    const opened = await open(office);
    office.obstacle = (call) =>
      call === 'GET /payments' ? Promise.reject(new TypeError('no network')) : undefined;
    await choose(opened, /Status/, 'paid');
    await opened.says('The server cannot be reached.');
    expect((field(opened, /Status/) as HTMLSelectElement).value).to.equal('paid');
    office.obstacle = undefined;
    await opened.press('Show more');
    await waitUntil(() => rowsOf(opened).length === 2);
  });

  it('is accessible, narrowed and not', async () => {
    const opened = await open(await openOffice({ lost: ['LOST-1'] }));
    await opened.says('Payments: 2');
    await expect(opened.element).to.be.accessible();
    await choose(opened, /Currency/, 'EUR');
    await expect(opened.element).to.be.accessible();
    expect(opened.root.activeElement).to.equal(null);
  });
});
