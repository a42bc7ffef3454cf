import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';

import { openCart } from '../../../src/components/parts/cart/cart-store.js';
import { EUR, order, totalling } from './orders.js';
import { read } from '../opened.js';
import { printedBy } from '../printed-by.js';
import { filesSavedBy } from '../saved-files.js';
import { many, open, openBook, type Book, type Opened } from './history.js';
import { listed } from '../parts/cart/carts.js';

const lists = ({ asked }: Book) => asked.filter((call) => call.includes('getOrders'));
const detailOf = ({ events }: Opened, wanted: string) =>
  events.findLast(([name]) => name === wanted)?.[1] as Record<string, unknown> | undefined;
const hide = (isHidden: boolean): void => {
  Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    get: () => (isHidden ? 'hidden' : 'visible'),
  });
  document.dispatchEvent(new Event('visibilitychange'));
};
const parameter = (name: string) => new URLSearchParams(location.search).get(name);
const settled = (reference: string) =>
  new CustomEvent('florin-payment-settled', {
    detail: { outcome: 'paid', reference },
    bubbles: true,
    composed: true,
  });

const unpaid = order({ id: 'o-1', number: 'FL-100001' });
const paid = order({
  ...unpaid,
  status: 'paid',
  statusHistory: [...unpaid.statusHistory, { status: 'paid', at: '2026-11-20T10:05:00Z', note: 'Card' }],
});

describe('<florin-order-history>', () => {
  const address = location.href;
  beforeEach(() => openCart().change(() => []));
  afterEach(() => {
    history.replaceState(null, '', address);
    for (const name of ['onLine']) Reflect.deleteProperty(navigator, name);
    Reflect.deleteProperty(document, 'visibilityState');
    document.documentElement.style.colorScheme = document.body.style.background = '';
  });

  describe('lists', () => {
    it('number, status, things, day and total of each order, the newest first', async () => {
      const older = order({ id: 'o-0', number: 'FL-100000', createdAt: '2026-11-19T10:00:00Z' });
      const opened = await open(openBook(unpaid, older));
      expect(opened.numbers()).to.deep.equal(['FL-100001', 'FL-100000']);
      expect(read(opened.part('order'))).to.contain(
        'FL-100001 Placed Brass lamp Nov 20, 2026 · Items: 2 €98.00',
      );
      expect(read(opened.part('count'))).to.equal('Orders: 2');
    });

    it('a status of the shop’s own as the shop calls it, and not as good news', async () => {
      const opened = await open(openBook(order({ status: 'unknown:on hold' })));
      expect(read(opened.part('status'))).to.equal('on hold');
      expect(opened.part('status').className).to.contain('unknown');
    });

    it('thousands with some hundred nodes, whatever was scrolled', async () => {
      const opened = await open(openBook(...many(3000)));
      await opened.type('[part=search]', 'FL-1');
      await opened.until(() => read(opened.part('count')) === 'Orders: 3,000 of 3,000', 'all');
      scrollTo(0, document.documentElement.scrollHeight / 2);
      await opened.until(
        () => opened.numbers().length > 0 && !opened.numbers().includes('FL-103000'),
        'scrolled',
      );
      expect(opened.numbers().length).to.be.lessThan(120);
      expect(document.documentElement.scrollHeight).to.be.greaterThan(3000 * 40);
    });

    it('older ones when the shopper asks for them', async () => {
      const opened = await open(openBook(...many(70)));
      expect(read(opened.part('count'))).to.equal('Orders: 50+');
      await opened.click('more');
      await opened.until(() => read(opened.part('count')) === 'Orders: 70', 'all');
      expect(opened.root.querySelector('[part=more]')).to.equal(null);
    });
  });

  describe('finds', () => {
    it('by number or thing, among the older ones too', async () => {
      const opened = await open(openBook(...many(300)));
      await opened.type('[part=search]', '100007');
      await opened.until(() => opened.numbers().join() === 'FL-100007', 'found');
      expect(read(opened.part('count'))).to.equal('Orders: 1 of 300');
      await opened.until(() => opened.heard.includes('Orders: 1 of 300'), 'said');
    });

    it('by status, days and amount together, and says that nothing does', async () => {
      const orders = many(10, (at) => ({
        status: at % 2 ? 'paid' : 'delivered',
        totals: totalling(1000 * at),
      }));
      const opened = await open(openBook(...orders));
      await opened.type('select', 'paid');
      expect(opened.numbers()).to.have.lengthOf(5);
      await opened.type('input[inputmode=decimal]', '50.00');
      expect(opened.numbers()).to.have.lengthOf(3);
      await opened.type('input[type=date]', '2026-11-14');
      expect(opened.numbers()).to.have.lengthOf(1);
      await opened.type('[part=search]', 'chair');
      await opened.state('filtered-empty');
      await opened.click('clear');
      await opened.state('ready');
      expect(opened.numbers()).to.have.lengthOf(10);
    });

    it('no amount that is none: it says so beside the field and keeps what was typed', async () => {
      const opened = await open(openBook(...many(3)));
      await opened.type('input[inputmode=decimal]', 'much');
      const field = opened.root.querySelector<HTMLInputElement>('input[inputmode=decimal]')!;
      expect([field.value, field.getAttribute('aria-invalid')]).to.deep.equal(['much', 'true']);
      expect(read(opened.root)).to.contain('Enter an amount in EUR.');
      expect(opened.numbers()).to.have.lengthOf(3);
    });
  });

  describe('the address', () => {
    it('leads to an order, also to an old one, and Back to the list and the row', async () => {
      history.replaceState(null, '', '?order=FL-100003');
      const opened = await open(openBook(...many(120)));
      await opened.until(() => /Order FL-100003/.test(read(opened.root)), 'the order');
      await opened.click('back');
      expect(parameter('order')).to.equal(null);
      history.back();
      await opened.until(() => /Order FL-100003/.test(read(opened.root)), 'the order again');
    });

    it('keeps a filter, and an order is a step that Back undoes', async () => {
      const opened = await open(openBook(...many(5)));
      await opened.type('[part=search]', '100002');
      expect(parameter('order-search')).to.equal('100002');
      await opened.click('order');
      expect(parameter('order')).to.equal('FL-100002');
      history.back();
      await opened.until(() => opened.numbers().join() === 'FL-100002', 'back in the list');
      expect(opened.root.querySelector<HTMLInputElement>('[part=search]')?.value).to.equal('100002');
    });

    it('is left alone where the page says so', async () => {
      const opened = await open(openBook(...many(2)), { noAddress: true });
      await opened.click('order');
      expect(parameter('order')).to.equal(null);
      expect(detailOf(opened, 'florin-order-opened')).to.deep.equal({ order: 'FL-100002' });
    });

    it('to no order of this shopper says just that', async () => {
      const opened = await open(openBook(unpaid), { order: 'FL-9' });
      expect(read(opened.root)).to.contain('You have no order FL-9.');
    });
  });

  describe('shows an order', () => {
    const inDetail = async (each = paid, book = openBook(each)): Promise<Opened> => {
      const opened = await open(book, { order: each.number });
      await opened.until(() => opened.root.querySelector('[part=detail]'), 'the order');
      return opened;
    };

    it('with its steps, notes, lines and totals', async () => {
      const opened = await inDetail();
      const steps = [...opened.root.querySelectorAll('[part=step]')].map(read);
      expect(steps[0]).to.match(/^Placed Nov 20, 2026, .*(UTC|GMT)/);
      expect(steps[1]).to.match(/^Paid Nov 20, 2026, .* Card$/);
      expect(opened.root.querySelector('[aria-current=step]')?.textContent).to.contain('Paid');
      expect(read(opened.part('line'))).to.equal('Brass lamp Sold by Stall 2 × €49.00 €98.00');
      expect(read(opened.part('totals'))).to.equal('Total €98.00');
    });

    it('with how long its items are kept, that they no longer are, or that a payment came too late', async () => {
      const held = async (each: typeof unpaid) => read((await inDetail(each)).part('hold'));
      const heldUntil = '2026-11-20T10:15:00Z';
      expect(await held(order({ ...unpaid, heldUntil }))).to.match(
        /^These items are reserved for you until Nov 20, 2026/,
      );
      const expired = order({
        ...unpaid,
        status: 'expired',
        statusHistory: [...unpaid.statusHistory, { status: 'expired', at: heldUntil }],
      });
      expect(await held(expired)).to.equal(
        'This order was not paid in time, so its items went back on sale.',
      );
      expect(await held(order({ ...paid, isShort: true }))).to.match(
        /^Your payment arrived after this order expired/,
      );
      const kept = await inDetail(paid);
      expect(kept.root.querySelector('[part=hold]')).to.equal(null);
    });

    it('with an e-mail that is masked until the seller asks, and again for the next order', async () => {
      const next = order({ id: 'o-2', number: 'FL-2' });
      const opened = await inDetail(paid, openBook(paid, next));
      expect(opened.root.innerHTML).not.to.contain('ann@');
      for (const leave of [
        () => (opened.element.order = 'FL-2'),
        () => (opened.element.order = 'FL-100001'),
        () => opened.click('back').then(() => opened.click('order')),
      ]) {
        await opened.until(() => read(opened.part('email')) === 'a•••@shop.example', 'masked');
        await opened.click('show-email');
        expect(read(opened.part('email'))).to.equal('ann@shop.example');
        await leave();
        await opened.element.updateComplete;
      }
      expect(read(opened.part('email'))).to.equal('a•••@shop.example');
    });

    it('on paper: what was bought, and nothing else of the page', async () => {
      const opened = await inDetail();
      const invoice = await printedBy(() => opened.click('invoice'));
      expect(invoice).to.match(
        /^Invoice FL-100001 .*Customer a•••@shop\.example .*Brass lamp Sold by Stall 2 €49\.00 €98\.00 Total €98\.00$/,
      );
      expect(await printedBy(() => opened.click('receipt'))).to.match(/^Receipt FL-100001/);
    });

    it('titles and notes as the text they are', async () => {
      const evil = '<img src=x onerror=alert(1)>';
      const opened = await inDetail(
        order({
          lines: [{ ...order().lines[0]!, title: evil }],
          statusHistory: [{ status: 'placed', at: '2026-11-20T10:00:00Z', note: evil }],
        }),
      );
      expect(read(opened.part('line'))).to.contain(evil);
      expect(read(opened.part('step'))).to.contain(evil);
      expect(opened.root.querySelector('img[src=x]')).to.equal(null);
    });

    it('at 320 pixels with most of the width for what things are called', async () => {
      await setViewport({ width: 320, height: 700 });
      const opened = await open(openBook(unpaid), { order: unpaid.number });
      await opened.until(() => opened.root.querySelector('[part=line]'), 'lines');
      const line = opened.part('line');
      const what = line.querySelector('.what')!;
      expect(what.clientWidth / line.clientWidth).to.be.above(0.65);
      expect(document.documentElement.scrollWidth).to.be.at.most(320);
      await setViewport({ width: 1000, height: 700 });
    });

    it('that is not paid yet with a way to the page’s checkout', async () => {
      const till = Object.assign(document.createElement('div'), { id: 'till' });
      document.body.append(till);
      const opened = await open(openBook(unpaid), { order: unpaid.number, checkout: 'till' });
      await opened.until(() => opened.root.querySelector('[part=pay]'), 'payable');
      await opened.click('pay');
      expect(till.getAttribute('order')).to.equal('FL-100001');
      till.remove();
    });
  });

  describe('orders again', () => {
    const bought = order({
      lines: ['lamp', 'chair', 'table', 'vase'].map((listingId) => ({
        ...order().lines[0]!,
        listingId,
        title: listingId,
        quantity: 3,
      })),
    });

    it('what is still there, and says what is not the same', async () => {
      const book = openBook(bought);
      book.listings.set('lamp', listed({ id: 'lamp' }));
      book.listings.set('chair', listed({ id: 'chair', stock: 1, price: EUR(5200) }));
      book.listings.set('table', listed({ id: 'table', stock: 0, status: 'soldOut' }));
      const opened = await open(book, { order: bought.number });
      await opened.until(() => opened.root.querySelector('[part=again-button]'), 'the order');
      await opened.click('again-button');
      await opened.until(() => opened.root.querySelector('[part=again]'), 'answered');
      expect(read(opened.part('again'))).to.equal(
        'The items that are still available are in your cart. These have changed: chair: only 1 left, you had 3.' +
          'chair now costs €52.00. You paid €49.00.table is sold out.vase is no longer for sale.',
      );
      expect(openCart().lines.map(({ listingId, quantity }) => [listingId, quantity])).to.deep.equal([
        ['lamp', 3],
        ['chair', 1],
      ]);
      expect(opened.heard.join()).to.contain('vase is no longer for sale.');
    });

    it('into a cart of the page’s own, where it takes that on itself', async () => {
      const book = openBook(bought);
      book.listings.set('lamp', listed({ id: 'lamp' }));
      const opened = await open(book, { order: bought.number });
      opened.element.addEventListener('florin-before-order-repeat', (event) => event.preventDefault());
      await opened.until(() => opened.root.querySelector('[part=again-button]'), 'the order');
      await opened.click('again-button');
      await opened.until(() => detailOf(opened, 'florin-before-order-repeat'), 'asked');
      expect(detailOf(opened, 'florin-before-order-repeat')).to.deep.equal({
        order: 'FL-100001',
        items: [{ listingId: 'lamp', quantity: 3 }],
      });
      expect(openCart().lines).to.deep.equal([]);
    });

    it('nothing where it cannot be found out what is there', async () => {
      const book = openBook(bought);
      const opened = await open(book, { order: bought.number });
      await opened.until(() => opened.root.querySelector('[part=again-button]'), 'the order');
      book.obstacle = () => Promise.reject(new TypeError('no network'));
      await opened.click('again-button');
      await opened.until(() => opened.root.querySelector('[part=again]'), 'answered');
      expect(read(opened.part('again'))).to.contain('Nothing was added to your cart.');
      expect(openCart().lines).to.deep.equal([]);
    });
  });

  describe('keeps up', () => {
    it('an order that was just paid on this page appears as paid, without a reload', async () => {
      const book = openBook(unpaid);
      const opened = await open(book);
      expect(read(opened.part('status'))).to.equal('Placed');
      book.orders = [paid];
      document.body.dispatchEvent(settled('FL-100001'));
      await opened.until(() => read(opened.part('status')) === 'Paid', 'paid');
      expect(opened.heard).to.include('Order FL-100001 is now: Paid.');
      expect(detailOf(opened, 'florin-order-changed')).to.deep.equal({ order: 'FL-100001', status: 'paid' });
    });

    it('and one that was paid in another tab, as soon as the shopper comes back to this one', async () => {
      const book = openBook(unpaid);
      const opened = await open(book);
      hide(true);
      book.orders = [paid];
      await new Promise((resolve) => setTimeout(resolve, 2100));
      hide(false);
      await opened.until(() => read(opened.part('status')) === 'Paid', 'paid');
    });

    it('by asking while an order is open, and neither hidden nor offline nor when all are over', async () => {
      const book = openBook(unpaid);
      const opened = await open(book);
      await opened.until(() => lists(book).length > 1, 'asked again');
      hide(true);
      Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
      const asked = lists(book).length;
      await new Promise((resolve) => setTimeout(resolve, 7000));
      expect(lists(book)).to.have.lengthOf(asked);
    });

    it('never about orders that are over', async () => {
      const book = openBook(...many(3));
      await open(book);
      await new Promise((resolve) => setTimeout(resolve, 4600));
      expect(lists(book)).to.have.lengthOf(1);
    });

    it('a new order comes first, and older ones that were loaded stay', async () => {
      const book = openBook(...many(60));
      const opened = await open(book);
      await opened.click('more');
      await opened.until(() => read(opened.part('count')) === 'Orders: 60', 'all');
      book.orders = [
        order({ id: 'p-1', number: 'FL-200000', createdAt: '2026-11-21T00:00:00Z' }),
        ...book.orders,
      ];
      await opened.element.refresh();
      expect(read(opened.part('count'))).to.equal('Orders: 61');
      expect(opened.numbers()[0]).to.equal('FL-200000');
    });
  });

  describe('the file', () => {
    it('has all orders of the filter, those too that were not loaded', async () => {
      const opened = await open(openBook(...many(600, (at) => ({ status: at % 2 ? 'paid' : 'delivered' }))));
      await opened.type('select', 'paid');
      const [saved] = await filesSavedBy(async () => {
        await opened.click('export');
        await opened.until(() => detailOf(opened, 'florin-orders-exported'), 'exported');
      });
      const rows = (await saved!.file.text()).trim().split('\r\n');
      expect(rows).to.have.lengthOf(301);
      expect(rows[0]).to.contain('"number","placed_at_utc"');
      expect(saved?.name).to.match(/^Your orders \d{4}-\d\d-\d\d\.csv$/);
      expect(read(opened.part('export-state'))).to.contain('Orders: 300.');
    });

    it('is not made where the shopper cancels, or where not all orders come', async () => {
      const book = openBook(...many(600));
      const opened = await open(book);
      book.obstacle = () => new Promise(() => undefined);
      await opened.click('export');
      await opened.until(() => opened.root.querySelector('[part=cancel]'), 'cancellable');
      await opened.click('cancel');
      await opened.until(() => /Cancelled/.test(read(opened.part('export-state'))), 'cancelled');
      book.obstacle = () => Promise.reject(new TypeError('no network'));
      await opened.click('export');
      await opened.until(() => /some orders could not be loaded/.test(read(opened.root)), 'failed');
      expect(detailOf(opened, 'florin-orders-exported')).to.equal(undefined);
    });
  });

  describe('without a good answer', () => {
    const answers = (status: number, code: string) => () => Response.json({ error: { code } }, { status });

    it('says so in each state, and asks again', async () => {
      const book = openBook(unpaid);
      book.obstacle = answers(500, 'internal');
      const opened = await open(book, {}, 'error');
      book.obstacle = undefined;
      await opened.click('retry');
      await opened.state('ready');
      expect((await open(openBook(), {}, 'empty')).root.textContent).to.contain('You have no orders yet');
      const guest = openBook();
      guest.obstacle = (call) => (call.includes('getOrders') ? answers(404, 'not-found')() : undefined);
      expect(read((await open(guest, {}, 'unauthorised')).root)).to.contain('Sign in to see your orders.');
    });

    it('comes back by itself with the network', async () => {
      const book = openBook(unpaid);
      book.obstacle = () => Promise.reject(new TypeError('no network'));
      Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
      const opened = await open(book, {}, 'offline');
      Reflect.deleteProperty(navigator, 'onLine');
      book.obstacle = undefined;
      dispatchEvent(new Event('online'));
      await opened.state('ready');
    });
  });

  for (const scheme of ['light', 'dark'] as const)
    it(`is accessible in ${scheme}, as a list and as one order`, async () => {
      document.documentElement.style.colorScheme = scheme;
      document.body.style.background = 'Canvas';
      const statuses = ['placed', 'paid', 'cancelled', 'unknown:held'] as const;
      const opened = await open(openBook(...many(4, (at) => ({ status: statuses[at]! }))));
      await opened.type('input[inputmode=decimal]', 'much');
      await expect(opened.element).to.be.accessible();
      await opened.click('order');
      await opened.until(() => opened.root.querySelector('[part=detail]'), 'the order');
      await opened.until(() => opened.root.activeElement?.matches('h2'), 'at its heading');
      await expect(opened.element).to.be.accessible();
    });

  for (const [locale, words] of [
    ['de', 'Bestellungen: 1'],
    ['nl', 'Bestellingen: 1'],
    ['fr', 'Commandes : 1'],
    // Whether Arabic counts in its own digits is for the engine to say.
    ['ar', `عدد الطلبات: ${new Intl.NumberFormat('ar').format(1)}`],
  ] as const)
    it(`speaks ${locale}`, async () => {
      const opened = await open(openBook(unpaid), { locale });
      await opened.until(() => read(opened.part('count')) === words, words);
    });
});
