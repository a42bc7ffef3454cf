import { expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';

import '../../../src/components/checkout/define.js';
import { EUR } from '../parts/cart/carts.js';
import { read } from '../opened.js';
import { open, openMarket, thing, type Market, type Opened } from './market.js';

const lamp = thing('lamp');
const chair = thing('chair', { price: EUR(12_000), stock: 2 });

const added = (listing: unknown, quantity = 1) =>
  new CustomEvent('florin-listing-added', { detail: { listing, quantity }, bubbles: true, composed: true });
const ordersSent = ({ asked }: Market) => asked.filter((call) => call.startsWith('POST'));
const names = ({ events }: Opened) => events.map(([name]) => name);
const detailOf = ({ events }: Opened, wanted: string) =>
  events.findLast(([name]) => name === wanted)?.[1] as Record<string, unknown> | undefined;

/** A shopper’s cart with a lamp in it, its price checked. */
async function withLamp(market = openMarket(lamp, chair), quantity = 1): Promise<Opened> {
  const opened = await open(market);
  opened.element.add(lamp, quantity);
  await opened.state('ready');
  await opened.until(() => opened.summary(), 'summed up');
  return opened;
}

describe('<florin-cart>', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => {
    // The cart outlives its elements on a page, as it should: here every test is a shopper of their own.
    const cart = document.createElement('florin-cart');
    document.body.append(cart);
    localStorage.clear();
    dispatchEvent(new StorageEvent('storage', { key: null }));
    cart.remove();
    Reflect.deleteProperty(navigator, 'onLine');
    document.documentElement.dir = document.documentElement.style.colorScheme = '';
    document.body.style.background = '';
  });

  describe('holds', () => {
    it('nothing at first, and says so, although no server answers', async () => {
      const market = openMarket();
      market.obstacle = () => Promise.reject(new TypeError('no network'));
      const opened = await open(market);
      await opened.state('empty');
      expect(read(opened.root)).to.contain('Your cart is empty.');
    });

    it('what a shopper adds, with seller, price, pieces and total', async () => {
      const opened = await withLamp(undefined, 2);
      expect(opened.lines()[0]).to.equal('LampSold by Stall€49.00 each €98.00 Save for later Remove');
      expect(opened.summary()).to.equal('Total Items: 2 €98.00 Order for €98.00');
      expect(opened.heard).to.include('Lamp is in your cart.');
      expect(opened.element.count).to.equal(2);
      expect(detailOf(opened, 'florin-cart-changed')).to.deep.equal({
        count: 2,
        items: [{ listingId: 'lamp', quantity: 2 }],
      });
    });

    it('at 320 pixels with most of the width for what things are called', async () => {
      await setViewport({ width: 320, height: 700 });
      const { root } = await withLamp();
      const line = root.querySelector('.line')!;
      expect(line.querySelector('.what')!.clientWidth / line.clientWidth).to.be.above(0.65);
      expect(document.documentElement.scrollWidth).to.be.at.most(320);
      await setViewport({ width: 1000, height: 700 });
    });

    it('a thing that was added by its id alone, as soon as the server has said what it is', async () => {
      const opened = await open(openMarket(lamp));
      opened.element.add('lamp');
      await opened.until(() => /€49\.00/.test(opened.summary()), 'priced');
      expect(opened.lines()[0]).to.match(/^Lamp/);
    });

    it('no thing that is none', async () => {
      const opened = await open(openMarket());
      for (const wrong of ['', {}, null, { id: 7 }])
        expect(opened.element.add(wrong as string)).to.equal(false);
      for (const pieces of [0, -1, 1.5, Number.NaN])
        expect(opened.element.add('lamp', pieces)).to.equal(false);
      await opened.state('empty');
    });

    it('the same in another element, another tab and after a reload', async () => {
      const first = await withLamp();
      const second = await open(openMarket(lamp));
      await second.state('ready');
      expect(second.lines()).to.deep.equal(first.lines());
      const stored = localStorage.getItem('florin-cart-1') ?? '';
      localStorage.setItem('florin-cart-1', stored.replace('"quantity":1', '"quantity":3'));
      dispatchEvent(new StorageEvent('storage', { key: 'florin-cart-1' }));
      await second.until(() => /€147\.00/.test(second.summary()), 'three');
      expect(first.element.count).to.equal(3);
    });

    it('C4-81: nothing in storage but what a shop shows to every visitor', async () => {
      const opened = await withLamp();
      await opened.click(/^Order for/);
      await opened.until(() => detailOf(opened, 'florin-order-created'), 'ordered');
      opened.element.add(chair);
      const kept = Object.entries({ ...localStorage, ...sessionStorage });
      expect(kept.map(([key]) => key)).to.deep.equal(['florin-cart-1']);
      expect(JSON.stringify(kept)).not.to.match(/@|FL-|ann/);
    });

    it('a title as the text it is', async () => {
      const title = '<img src=x onerror=alert(1)> {{7*7}} ${1} <!--?lit$1$-->';
      const opened = await open(openMarket(thing('lamp', { title })));
      opened.element.add('lamp');
      await opened.until(() => opened.lines()[0]?.startsWith(title), 'the title');
      expect(opened.root.querySelector('[part=title] img')).to.equal(null);
    });
  });

  describe('takes in what a catalogue adds', () => {
    it('from the element it is for, also where that comes later', async () => {
      const opened = await open(openMarket(lamp, chair), { htmlFor: 'catalogue' });
      const catalogue = Object.assign(document.createElement('div'), { id: 'catalogue' });
      opened.element.parentElement?.append(catalogue);
      catalogue.dispatchEvent(added(lamp, 2));
      document.body.dispatchEvent(added(chair));
      await opened.state('ready');
      expect(opened.lines().map((text) => text.slice(0, 4))).to.deep.equal(['Lamp']);
      expect(opened.element.count).to.equal(2);
    });

    it('from the whole page where it is told to, once for all elements of one cart', async () => {
      const market = openMarket(lamp);
      const opened = await open(market, { forPage: true });
      await open(market, { forPage: true });
      document.body.dispatchEvent(added(lamp));
      await opened.state('ready');
      expect(opened.element.count).to.equal(1);
    });

    it('from nowhere otherwise', async () => {
      const opened = await open(openMarket(lamp));
      document.body.dispatchEvent(added(lamp));
      await opened.state('empty');
    });
  });

  describe('changes', () => {
    it('how many, by buttons, arrow keys and typing, from 1 to what is left', async () => {
      const opened = await open(openMarket(chair));
      opened.element.add(chair);
      await opened.state('ready');
      expect(opened.button(/^One fewer/).getAttribute('aria-disabled')).to.equal('true');
      await opened.click(/^One more: Chair/);
      expect(opened.element.count).to.equal(2);
      expect(opened.button(/^One more/).getAttribute('aria-disabled')).to.equal('true');
      await opened.click(/^One more/);
      expect(opened.element.count).to.equal(2);
      const field = opened.root.querySelector<HTMLInputElement>('[part=quantity]')!;
      field.focus();
      await sendKeys({ press: 'ArrowDown' });
      expect(opened.element.count).to.equal(1);
      for (const [typed, count] of [
        ['9', 2],
        ['x', 2],
        ['١', 1],
      ] as const) {
        field.value = typed;
        field.dispatchEvent(new Event('change'));
        await opened.element.updateComplete;
        expect(opened.element.count).to.equal(count);
        expect(field.value).to.equal(String(count));
      }
    });

    it('a removed thing comes back to where it was, and the focus goes along', async () => {
      const opened = await withLamp();
      opened.element.add(chair);
      await opened.state('ready');
      opened.button(/^Remove: Lamp/).focus();
      await opened.click(/^Remove: Lamp/);
      expect(opened.lines()).to.have.lengthOf(1);
      expect(opened.heard.at(-1)).to.equal('Lamp was removed.');
      await opened.until(() => opened.root.activeElement === opened.button(/^Undo: Lamp/), 'at Undo');
      await opened.click(/^Undo: Lamp/);
      expect(opened.lines().map((text) => text.slice(0, 4))).to.deep.equal(['Lamp', 'Chai']);
      expect(opened.root.activeElement).not.to.equal(null);
    });

    it('what is saved for later is no part of the order, and comes back', async () => {
      const opened = await withLamp();
      opened.element.add(chair);
      await opened.state('ready');
      await opened.click(/^Save for later: Lamp/);
      expect(opened.summary()).to.contain('Total Items: 1 €120.00');
      expect(read(opened.root.querySelector('[part=saved]')!)).to.match(/^Saved for later Lamp/);
      await opened.click(/^Move to cart: Lamp/);
      expect(opened.summary()).to.contain('€169.00');
    });

    it('nothing any more once it was paid in another way, but what is saved for later', async () => {
      const opened = await withLamp();
      opened.element.add(chair);
      await opened.state('ready');
      await opened.click(/^Save for later: Lamp/);
      expect(opened.element.items).to.deep.equal([{ listingId: 'chair', quantity: 1 }]);
      opened.element.clear();
      expect(opened.element.items).to.deep.equal([]);
      expect(detailOf(opened, 'florin-cart-changed')).to.deep.equal({ count: 0, items: [] });
      await opened.click(/^Move to cart: Lamp/);
      expect(opened.element.items).to.deep.equal([{ listingId: 'lamp', quantity: 1 }]);
    });

    it('prices of several currencies are several orders, and it is said why', async () => {
      const opened = await open(
        openMarket(lamp, thing('kimono', { price: { value: 9000, currency: 'JPY' } })),
      );
      opened.element.add('lamp');
      opened.element.add('kimono');
      await opened.until(() => /¥9,000/.test(opened.summary()), 'priced');
      expect(read(opened.root)).to.contain('You place one order for each currency');
      expect(opened.summary()).to.equal(
        'Total Items: 1 €49.00 Order for €49.00 / Total Items: 1 ¥9,000 Order for ¥9,000',
      );
    });
  });

  describe('says before paying', () => {
    it('that a price changed, from what to what, until the shopper accepts it', async () => {
      const market = openMarket(lamp);
      const opened = await withLamp(market);
      market.listings.set('lamp', { ...lamp, price: EUR(5200) });
      await opened.element.refresh();
      expect(opened.lines()[0]).to.contain('The price was €49.00 when you added it. Now it is €52.00.');
      expect(opened.summary()).to.match(/^Something changed .* €52\.00 Order for €52\.00$/);
      await opened.click(/^Accept/);
      expect(opened.summary()).to.equal('Total Items: 1 €52.00 Order for €52.00');
    });

    it('that a thing is sold out, gone, or there are fewer, and counts what is left', async () => {
      const market = openMarket(lamp, chair, thing('table'));
      const opened = await withLamp(market, 4);
      opened.element.add(chair);
      opened.element.add('table');
      await opened.until(() => /Items: 6/.test(opened.summary()), 'three things');
      market.listings.set('lamp', { ...lamp, stock: 3 });
      market.listings.set('chair', { ...chair, stock: 0, status: 'soldOut' });
      market.listings.delete('table');
      await opened.element.refresh();
      const [first, second, third] = opened.lines();
      expect(first).to.contain('Only 3 left. You wanted 4.');
      expect(second).to.contain('Sold out. It is not part of your order.');
      expect(third).to.contain('No longer for sale.');
      expect(opened.summary()).to.contain('Items: 3 €147.00');
    });

    it('what changed while the button was pressed, and orders nothing then', async () => {
      const market = openMarket(lamp);
      const opened = await withLamp(market);
      market.listings.set('lamp', { ...lamp, price: EUR(9900) });
      await opened.click(/^Order for €49\.00/);
      await opened.until(() => /Your order was not placed/.test(opened.summary()), 'stopped');
      expect(ordersSent(market)).to.deep.equal([]);
      await opened.click(/^Order for €99\.00/);
      await opened.until(() => detailOf(opened, 'florin-order-created'), 'ordered');
      expect(market.orders[0]?.totals.total).to.deep.equal(EUR(9900));
    });
  });

  describe('orders', () => {
    it('at the server’s prices, empties itself of that, and hands the order to the checkout', async () => {
      const market = openMarket(lamp, chair);
      const checkout = Object.assign(document.createElement('div'), { id: 'till' });
      const opened = await open(market, { checkout: 'till', beside: checkout });
      opened.element.add(lamp, 2);
      opened.element.add(chair);
      await opened.state('ready');
      await opened.click(/^Save for later: Chair/);
      await opened.click(/^Order for/);
      await opened.until(() => checkout.hasAttribute('order'), 'handed on');
      expect(checkout.getAttribute('order')).to.equal('FL-100001');
      expect(detailOf(opened, 'florin-order-created')).to.deep.equal({
        order: 'FL-100001',
        total: EUR(9800),
      });
      expect(market.orders[0]?.lines.map(({ listingId, quantity }) => [listingId, quantity])).to.deep.equal([
        ['lamp', 2],
      ]);
      expect(read(opened.root)).to.match(
        /Order FL-100001 is placed. Total: €98\.00\..*Saved for later Chair/,
      );
      await opened.until(() => opened.root.activeElement?.matches('[part=placed]'), 'at the message');
    });

    it('sends things and pieces and nothing else', async () => {
      const market = openMarket(lamp);
      let body = '';
      const opened = await withLamp({
        ...market,
        fetch: (url, init) => {
          if (init.method === 'POST') body = String(init.body);
          return market.fetch(url, init);
        },
      });
      await opened.click(/^Order for/);
      await opened.until(() => body, 'sent');
      expect(JSON.parse(body)).to.deep.equal({ lines: [{ listingId: 'lamp', quantity: 1 }] });
    });

    it('once, however often the button is pressed', async () => {
      const market = openMarket(lamp);
      const opened = await withLamp(market);
      const button = opened.button(/^Order for/);
      for (let click = 0; click < 5; click++) button.click();
      await opened.until(() => detailOf(opened, 'florin-order-created'), 'ordered');
      expect(ordersSent(market)).to.have.lengthOf(1);
    });

    it('nothing where the page prevents it', async () => {
      const market = openMarket(lamp);
      const opened = await withLamp(market);
      opened.element.addEventListener('florin-before-order-create', (event) => event.preventDefault());
      await opened.click(/^Order for/);
      await opened.until(() => names(opened).includes('florin-before-order-create'), 'asked');
      await opened.until(() => read(opened.button(/^Order/)).startsWith('Order for'), 'back');
      expect(ordersSent(market)).to.deep.equal([]);
    });

    it('once where the answer is lost: the order is found among the shopper’s own', async () => {
      const market = openMarket(lamp);
      market.obstacle = (call, proceed) => {
        if (!call.startsWith('POST')) return undefined;
        proceed();
        return Promise.reject(new TypeError('connection lost'));
      };
      const opened = await withLamp(market);
      await opened.click(/^Order for/);
      await opened.until(() => detailOf(opened, 'florin-order-created'), 'found');
      expect(market.orders).to.have.lengthOf(1);
      expect(detailOf(opened, 'florin-order-created')?.['order']).to.equal('FL-100001');
    });

    it('not a second time before it has looked, where it was not to be found at first', async () => {
      const market = openMarket(lamp);
      let late: (() => Response) | undefined;
      market.obstacle = (call, proceed) => {
        if (!call.startsWith('POST')) return undefined;
        late = proceed;
        return Promise.reject(new TypeError('connection lost'));
      };
      const opened = await withLamp(market);
      await opened.click(/^Order for/);
      await opened.until(() => /connection broke before the shop answered/.test(opened.summary()), 'lost');
      // What was lost on its way back had arrived after all.
      late?.();
      market.obstacle = undefined;
      const sent = ordersSent(market).length;
      await opened.click(/^Order for/);
      await opened.until(() => detailOf(opened, 'florin-order-created'), 'found');
      expect([ordersSent(market).length - sent, market.orders.length]).to.deep.equal([0, 1]);
    });

    it('nothing for a guest, who is told to sign in and loses nothing', async () => {
      const market = openMarket(lamp);
      market.obstacle = (call) =>
        call.startsWith('POST')
          ? Response.json({ error: { code: 'not-found' } }, { status: 404 })
          : undefined;
      const opened = await withLamp(market);
      await opened.click(/^Order for/);
      await opened.state('unauthorised');
      expect(read(opened.root)).to.contain('Sign in to order.');
      expect(opened.lines()).to.have.lengthOf(1);
      expect(detailOf(opened, 'florin-cart-failed')?.['code']).to.equal('unauthorised');
    });

    it('not what another shopper bought in the same second: it says so, and what is left', async () => {
      const market = openMarket(chair);
      const opened = await open(market);
      opened.element.add(chair, 2);
      await opened.state('ready');
      market.obstacle = (call) => {
        if (call.startsWith('POST')) market.listings.set('chair', { ...chair, stock: 1 });
        return undefined;
      };
      await opened.click(/^Order for/);
      await opened.until(() => /nothing was ordered/.test(opened.summary()), 'refused');
      expect(opened.lines()[0]).to.contain('Only 1 left. You wanted 2.');
    });
  });

  describe('too many orders', () => {
    it('are refused in words, and the cart stays as it is', async () => {
      const market = openMarket(lamp);
      const opened = await open(market);
      opened.element.add(lamp, 1);
      await opened.state('ready');
      market.obstacle = (call) =>
        call.startsWith('POST')
          ? Response.json({ error: { code: 'too-many-orders' } }, { status: 429 })
          : undefined;
      await opened.click(/^Order for/);
      await opened.until(
        () => /many orders in the last hour. Nothing was ordered/.test(opened.summary()),
        'refused',
      );
      expect(opened.lines()[0]).to.contain('Lamp');
    });
  });

  describe('without a good answer', () => {
    it('keeps the lines, says why prices are not known, and asks again', async () => {
      const market = openMarket(lamp);
      market.obstacle = () => Response.json({ error: { code: 'internal' } }, { status: 500 });
      const opened = await open(market);
      opened.element.add(lamp);
      await opened.state('error');
      await opened.until(() => opened.lines()[0]?.includes('Lamp'), 'the lines');
      market.obstacle = undefined;
      await opened.click(/^Try again/);
      await opened.state('ready');
    });

    it('waits for the network, and goes on when it is back', async () => {
      const market = openMarket(lamp);
      market.obstacle = () => Promise.reject(new TypeError('no network'));
      Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
      const opened = await open(market);
      opened.element.add(lamp);
      await opened.state('offline');
      Reflect.deleteProperty(navigator, 'onLine');
      market.obstacle = undefined;
      dispatchEvent(new Event('online'));
      await opened.state('ready');
    });

    it('says after a second that it is still asking', async () => {
      const market = openMarket(lamp);
      market.obstacle = () => new Promise(() => undefined);
      const opened = await open(market);
      opened.element.add('lamp');
      await opened.state('loading');
      await opened.until(() => opened.heard.includes('Checking prices and stock…'), 'said');
    });
  });

  for (const scheme of ['light', 'dark'] as const)
    it(`is accessible in ${scheme}, with everything that can be said`, async () => {
      document.documentElement.style.colorScheme = scheme;
      document.body.style.background = 'Canvas';
      const market = openMarket(lamp, chair, thing('table'), thing('vase'));
      const opened = await withLamp(market, 4);
      opened.element.add(chair);
      opened.element.add('table');
      opened.element.add('vase');
      await opened.until(() => /Items: 7/.test(opened.summary()), 'all');
      market.listings.set('lamp', { ...lamp, stock: 3, price: EUR(5000) });
      market.listings.set('chair', { ...chair, stock: 0, status: 'soldOut' });
      await opened.element.refresh();
      await opened.click(/^Save for later: Table/);
      await opened.click(/^Remove: Vase/);
      await expect(opened.element).to.be.accessible();
    });

  for (const [locale, words] of [
    ['de', 'Warenkorb'],
    ['nl', 'winkelwagen'],
    ['fr', 'panier'],
    ['ar', 'سلتك'],
  ] as const)
    it(`speaks ${locale}`, async () => {
      const opened = await open(openMarket(), { locale });
      await opened.until(() => read(opened.root).includes(words), words);
    });
});
