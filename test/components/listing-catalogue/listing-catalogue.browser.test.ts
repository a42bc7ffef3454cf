import { aTimeout, expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';

import type { ListingAdded, ListingOpened } from '../../../src/components/parts/listing/events.js';
import { labelOf, read } from '../opened.js';
import { goods, open, openMarket, type Opened } from './market.js';
import { listing } from './local/goods.js';

const here = () => new URL(location.href).searchParams;
const focused = ({ root: { activeElement } }: Opened) => activeElement && labelOf(activeElement);
const untilTop = (opened: Opened, index: number) =>
  opened.until(() => opened.root.querySelector(`[data-index="${index}"]`), `${index} is not drawn`);

describe('<florin-listing-catalogue>', () => {
  const start = location.href;
  beforeEach(async () => {
    await setViewport({ width: 1000, height: 700 });
    localStorage.clear();
  });
  afterEach(() => {
    history.replaceState(null, '', start);
    Reflect.deleteProperty(navigator, 'onLine');
    document.documentElement.dir = document.documentElement.style.colorScheme = '';
    document.body.style.inlineSize = '';
  });

  describe('shows', () => {
    it('what is for sale: title, price in the reader’s notation, condition, seller, stock', async () => {
      const things = [
        listing(1, {
          title: 'Lamp',
          price: { value: 1999, currency: 'EUR' },
          compareAtPrice: { value: 2500, currency: 'EUR' },
          stock: 2,
        }),
        listing(2, { title: 'Chair', stock: 0, status: 'soldOut' }),
      ];
      const opened = await open(openMarket(things), { locale: 'de' });
      await opened.until(() => read(opened.root).includes('Warenkorb'));
      const [lamp, chair] = [...opened.root.querySelectorAll('.listing')].map(read);
      expect(lamp).to.match(/^Lamp 19,99 € 25,00 € Gut · Seller 1 Nur noch 2 verfügbar/);
      expect(chair).to.contain('Ausverkauft');
      expect(opened.find('[part=compare-at-price]').getAttribute('aria-label')).to.contain(
        'Bisheriger Preis',
      );
      expect(opened.root.querySelectorAll('[part=add]')[1]!.getAttribute('aria-disabled')).to.equal('true');
    });

    it('C3-68: of 10,000 listings what is on screen, and says which of how many each is', async () => {
      const opened = await open(openMarket(goods(10_000)), { paging: 'endless' });
      expect(opened.root.querySelectorAll('.listing').length).to.be.within(6, 40);
      scrollTo(0, document.documentElement.scrollHeight / 2);
      await opened.until(() => Number(opened.find('.listing').dataset['index']) > 4000);
      const first = opened.find('.listing');
      expect(first.getAttribute('aria-posinset')).to.equal(String(Number(first.dataset['index']) + 1));
      expect(first.getAttribute('aria-setsize')).to.equal('10000');
      expect(opened.root.querySelectorAll('.listing').length).to.be.below(40);
      scrollTo(0, 0);
    });

    it('C3-64: what a seller wrote as text, whatever it is', async () => {
      const titles = [
        '<img src=x onerror=alert(1)>',
        '<svg onload=alert(1)>',
        '{{7*7}}${7*7}',
        '<!--?lit$1234$-->',
        '?lit$$',
      ];
      const opened = await open(
        openMarket(titles.map((title, at) => listing(at, { title, seller: { id: 's', name: title } }))),
      );
      expect(opened.titles()).to.deep.equal(titles);
      await opened.type('lit');
      await opened.until(() => opened.titles().length === 2);
      expect(opened.titles()).to.deep.equal(titles.slice(3));
      expect(opened.root.querySelectorAll('.listing img, .listing svg:not(.line-icon)').length).to.equal(0);
    });

    it('C3-65, C4-86: no picture from where none may come, and a quiet sign in its place', async () => {
      const urls = [
        'javascript:alert(1)',
        'data:image/svg+xml,<svg/>',
        'http://tracker.example/1.gif',
        'https://ok.invalid/1.png',
      ];
      const things = urls.map((url, at) => listing(at, { images: [{ url, alt: '', width: 4, height: 3 }] }));
      const opened = await open(openMarket(things));
      const images = [...opened.root.querySelectorAll('img')];
      expect(images.map(({ src }) => src)).to.deep.equal(['https://ok.invalid/1.png']);
      expect(images[0]!.referrerPolicy).to.equal('no-referrer');
      await opened.until(() => opened.root.querySelectorAll('.picture.missing').length === 4);
      const heights = [...opened.root.querySelectorAll('.picture')].map(
        (each) => each.getBoundingClientRect().height,
      );
      expect(new Set(heights.map(Math.round)).size).to.equal(1);
    });

    it('C3-66: that a price is unavailable where it is none, and adds nothing then', async () => {
      const opened = await open(openMarket([]), {
        listings: [listing(1, { price: { value: -1, currency: 'EUR' } })],
      });
      expect(read(opened.find('.listing'))).to.contain('Price unavailable');
      opened.button(/^Add to cart/).click();
      expect(opened.events).to.deep.equal([]);
    });

    it('C3-69: what comes twice, or by the name of a prototype', async () => {
      const ids = ['__proto__', 'toString', 'same', 'same'];
      const opened = await open(openMarket([]), {
        listings: ids.map((id, at) => listing(at, { id, title: `${id} ${at}` })),
      });
      expect(opened.titles()).to.deep.equal(['__proto__ 0', 'toString 1', 'same 2', 'same 3']);
    });

    it('C3-72: prices that no title turns around', async () => {
      const opened = await open(openMarket([listing(1, { title: 'Lamp \u202e001€' })]));
      expect(opened.titles()).to.deep.equal(['Lamp 001€']);
      expect(opened.find('.price').textContent).to.match(/^\s*\u2068.*\u2069\s*$/);
    });
  });

  describe('finds', () => {
    it('by typing, without regard to marks, and marks what it found', async () => {
      const opened = await open(openMarket(goods(60)));
      await opened.type('lodz');
      await opened.until(() => read(opened.find('[part=count]')) === '10 results');
      await opened.until(() => opened.root.querySelector('mark'));
      expect(read(opened.find('mark'))).to.equal('Łódź');
      await opened.until(() => opened.heard.includes('10 results'));
      await opened.until(() => here().get('q') === 'lodz');
    });

    it('in what is at hand without asking again, and by the service where that declares it', async () => {
      const local = openMarket(goods(60));
      const served = openMarket(goods(60), true);
      for (const market of [local, served]) {
        const opened = await open(market);
        await opened.type('jumper');
        await opened.until(() => read(opened.find('[part=count]')) === '10 results');
        expect(market.asked.length).to.equal(market === local ? 1 : 2);
        opened.element.remove();
      }
      expect(served.asked[1]!.get('search')).to.equal('jumper');
      expect(served.asked[1]!.get('limit')).to.equal('48');
    });

    it('in listings that are new since, once the page asks for them again', async () => {
      const market = openMarket(goods(60));
      const opened = await open(market);
      await opened.type('jumper');
      await opened.until(() => read(opened.find('[part=count]')) === '10 results');
      market.listings = goods(66);
      expect(await opened.element.refresh()).to.equal(true);
      await opened.until(() => read(opened.find('[part=count]')) === '11 results');
    });

    it('what fits a filter, whose chip takes it away again', async () => {
      const opened = await open(openMarket(goods(60)));
      opened.find('[part=filters]').click();
      await opened.until(() => opened.root.querySelector('[part=choice]'));
      opened.button(/^Good/).click();
      await opened.until(() => here().get('condition') === 'good');
      await opened.until(() => read(opened.find('[part=count]')) === '20 results');
      expect(opened.button(/^Good/).getAttribute('aria-pressed')).to.equal('true');
      opened.button(/^Remove filter: Good/).click();
      await opened.until(() => read(opened.find('[part=count]')) === '60 results');
      history.back();
      await opened.until(() => read(opened.find('[part=count]')) === '20 results');
    });

    it('what fits any choice of a filter and every filter, and says how many each would leave', async () => {
      for (const isServing of [false, true]) {
        const market = openMarket(goods(60), isServing);
        const opened = await open(market);
        opened.find('[part=filters]').click();
        await opened.until(() => opened.root.querySelector('[part=choice]'));
        opened.button(/^New/).click();
        await opened.until(() => read(opened.find('[part=count]')) === '20 results');
        const other = isServing ? undefined : opened.button(/^Good/);
        if (other) {
          expect(labelOf(other)).to.equal('Good20');
          other.click();
        } else history.replaceState(null, '', `${location.pathname}?condition=new&condition=good`);
        if (isServing) dispatchEvent(new PopStateEvent('popstate'));
        await opened.until(() => read(opened.find('[part=count]')) === '40 results');
        expect(here().getAll('condition')).to.deep.equal(['new', 'good']);
        if (isServing) expect(market.asked.at(-1)?.get('condition')).to.equal('new,good');
        opened.button(/^Remove filter: New/).click();
        await opened.until(() => read(opened.find('[part=count]')) === '20 results');
        expect(here().getAll('condition')).to.deep.equal(['good']);
        opened.element.remove();
        history.replaceState(null, '', start);
      }
    });

    it('what is within a category, once that is chosen', async () => {
      const category = (id: string, parentId?: string) => ({ id, name: id, slug: id, parentId });
      const market = openMarket([
        listing(1, { category: category('Home') }),
        listing(2, { category: category('Lamps', 'Home') }),
        listing(3, { category: category('Music') }),
      ]);
      const opened = await open(market);
      opened.find('[part=filters]').click();
      await opened.until(() => opened.root.querySelector('[part=choice]'));
      const categories = () => [...opened.find('[part=facet]').querySelectorAll('button')].map(labelOf);
      expect(categories()).to.deep.equal(['Home2', 'Music1']);
      opened.button(/^Home/).click();
      await opened.until(() => categories().length === 3);
      expect(categories()).to.deep.equal(['Home2', 'Lamps1', 'Music1']);
      opened.button(/^Lamps/).click();
      await opened.until(() => read(opened.find('[part=count]')) === '1 result');
      expect(here().getAll('category')).to.deep.equal(['Lamps']);
    });

    it('what a service cannot be asked for, in all that it has', async () => {
      const odd = { id: 'a,b', name: 'Odds, ends', slug: 'odd' };
      const market = openMarket([listing(1, { category: odd }), ...goods(60)], true);
      history.replaceState(null, '', '?category=a%2Cb');
      const opened = await open(market);
      await opened.until(() => read(opened.find('[part=count]')) === '1 result');
      expect(market.asked.at(-1)?.has('category')).to.equal(false);
    });

    it('favourites alone, in what is at hand and, where a service searches, one by one', async () => {
      const kept = ['l-3', 'gone', 'l-1'].map((id) => ({ id, title: id }));
      for (const isServing of [false, true]) {
        localStorage.setItem('florin-favourites', JSON.stringify(kept));
        const market = openMarket(goods(60), isServing);
        const opened = await open(market);
        opened.find('[part=filters]').click();
        await opened.until(() => opened.root.querySelector('[part=choice]'));
        opened.button(/^Favourites/).click();
        await opened.until(() => read(opened.find('[part=count]')) === '2 results');
        expect(here().get('favourites')).to.equal('true');
        expect(market.askedFor.sort()).to.deep.equal(isServing ? ['gone', 'l-1', 'l-3'] : []);
        await opened.type('oak');
        await opened.until(() => read(opened.find('[part=count]')) === '1 result');
        await opened.type('');
        opened.button(/^Favourite: Oak chair/).click();
        await opened.until(() => read(opened.find('[part=count]')) === '1 result');
        opened.button(/^Remove filter: Favourites/).click();
        await opened.until(() => read(opened.find('[part=count]')) === '60 results');
        opened.element.remove();
        history.replaceState(null, '', start);
      }
    });

    it('what costs as much as is written in the reader’s notation, and names what is no price', async () => {
      const opened = await open(openMarket(goods(60)), { locale: 'de' });
      await opened.until(() => read(opened.root).includes('Filter'));
      opened.find('[part=filters]').click();
      await opened.until(() => opened.root.querySelector('[part=price-range]'));
      const form = opened.find<HTMLFormElement>('[part=price-range]');
      const [low, high] = form.querySelectorAll('input');
      low!.value = 'viel';
      form.requestSubmit();
      await opened.until(() => opened.root.querySelector('#price-problem'));
      expect(low!.value).to.equal('viel');
      expect(focused(opened)).to.equal('Niedrigster Preis');
      low!.value = '2,00';
      high!.value = '4,00';
      form.requestSubmit();
      await opened.until(() => here().get('min') === '200');
      expect([here().get('max'), here().get('currency')]).to.deep.equal(['400', 'EUR']);
      await opened.until(() => read(opened.root).includes('2,00 € bis 4,00 €'));
    });

    it('nothing, and says what to drop', async () => {
      const opened = await open(openMarket(goods(60)));
      await opened.type('zebra');
      await opened.state('filtered-empty');
      expect(read(opened.find('[part=panel]'))).to.equal('No listings match.');
      await opened.until(() => opened.root.querySelector('[part=drop]'));
      opened.button(/^Show without “zebra” \(60\)/).click();
      await opened.state('ready');
      expect(opened.find<HTMLInputElement>('[part=search]').value).to.equal('');
    });
  });

  describe('goes on', () => {
    it('by a button, and comes back to where it was', async () => {
      const market = openMarket(goods(200), true);
      const opened = await open(market, { pageSize: 20 });
      expect(read(opened.find('[part=more]'))).to.contain('20 of 200');
      opened.button(/^Show more/).click();
      await opened.until(() => read(opened.find('[part=more]')).includes('40 of 200'));
      await opened.until(() => here().get('page') === '2');
      opened.element.remove();
      const again = await open(market, { pageSize: 20 });
      expect(read(again.find('[part=more]'))).to.contain('40 of 200');
      expect(market.asked.at(-1)!.get('limit')).to.equal('40');
    });

    it('page by page, with links that can be shared', async () => {
      const opened = await open(openMarket(goods(200)), { paging: 'paged', pageSize: 50 });
      const [second] = [...opened.root.querySelectorAll<HTMLAnchorElement>('[part=page]')].slice(1);
      expect(new URL(second!.href).searchParams.get('page')).to.equal('2');
      second!.click();
      await opened.until(() => opened.titles()[0]?.endsWith('no. 50'));
      expect(opened.find('.listing').getAttribute('aria-posinset')).to.equal('51');
      history.back();
      await opened.until(() => opened.titles()[0]?.endsWith('no. 0'));
    });

    it('by itself where it is endless, and says why where it cannot', async () => {
      const market = openMarket(goods(300), true);
      const opened = await open(market, { paging: 'endless', pageSize: 50 });
      market.obstacle = () => Response.json({ error: { code: 'internal' } }, { status: 500 });
      scrollTo(0, document.documentElement.scrollHeight);
      await opened.until(() => opened.root.querySelector('.more .trouble'));
      market.obstacle = undefined;
      opened.button(/^Show more/).click();
      await opened.until(() => !opened.root.querySelector('.more .trouble'));
      scrollTo(0, document.documentElement.scrollHeight);
      await opened.until(() => market.asked.length > 3);
      scrollTo(0, 0);
    });

    it('from where an address says', async () => {
      history.replaceState(null, '', '?at=2000');
      const opened = await open(openMarket(goods(10_000)), { paging: 'endless' });
      await untilTop(opened, 2000);
      expect(scrollY).to.be.above(10_000);
      scrollTo(0, 0);
    });

    it('with everything where a service pages and does not search', async () => {
      const market = openMarket(goods(2500), true);
      const { fetch } = market;
      const paging: typeof fetch = async (...request) => {
        const answer = (await (await fetch(...request)).json()) as Record<string, unknown>;
        return Response.json({ ...answer, ...('filters' in answer && { filters: ['limit', 'cursor'] }) });
      };
      history.replaceState(null, '', '?q=brass');
      const opened = await open({ fetch: paging });
      await opened.until(() => read(opened.find('[part=count]')) === '417 results');
    });
  });

  describe('tells the page', () => {
    it('what is opened, and puts it into the address', async () => {
      const opened = await open(openMarket(goods(5)));
      opened.find('.title').click();
      expect(
        opened.events.map(([name, detail]) => [name, (detail as ListingOpened).listing.id]),
      ).to.deep.equal([['florin-listing-opened', 'l-0']]);
      expect(here().get('listing')).to.equal('l-0');
    });

    it('C3-79: leads to a listing by a link that hands nothing of this page on', async () => {
      const opened = await open(openMarket([listing(1, { id: '../a?b' })]), { listingUrl: '/item/{id}' });
      const link = opened.find<HTMLAnchorElement>('.title');
      expect([link.getAttribute('href'), link.rel]).to.deep.equal([
        `${location.origin}/item/..%2Fa%3Fb`,
        'noopener',
      ]);
    });

    it('what is added, frozen, unless the page prevents it', async () => {
      const opened = await open(openMarket(goods(5)));
      opened.button(/^Add to cart: Brass lamp no. 0/).click();
      const [[before], [added, detail]] = opened.events as [[string], [string, ListingAdded]];
      expect([before, added]).to.deep.equal(['florin-before-listing-add', 'florin-listing-added']);
      expect(detail).to.deep.equal({
        listing: {
          id: 'l-0',
          revision: 1,
          title: 'Brass lamp no. 0',
          price: { value: 0, currency: 'EUR' },
          image: { url: '/nothing-here.svg?w=400', alt: 'A thing', width: 400, height: 300 },
          seller: { id: 's-0', name: 'Seller 0' },
          stock: 9,
        },
        quantity: 1,
      });
      expect(Object.isFrozen(detail.listing.price)).to.equal(true);
      await opened.until(() => read(opened.find('[part=add]')) === 'Added');
      await opened.until(() => opened.heard.includes('Added to the cart: Brass lamp no. 0'));
      opened.element.addEventListener('florin-before-listing-add', (event) => event.preventDefault());
      opened.button(/^Add to cart: Oak chair/).click();
      expect(opened.events.map(([name]) => name)).to.deep.equal([
        'florin-before-listing-add',
        'florin-listing-added',
        'florin-before-listing-add',
      ]);
    });

    it('nothing of what was looked at before, which stands below the list and opens like any other', async () => {
      const recent = [{ id: 'l-4', title: 'Cast-iron pot' }];
      localStorage.setItem('florin-recently-viewed', JSON.stringify(recent));
      const opened = await open(openMarket(goods(5)));
      await opened.until(() => opened.root.querySelector('[part=recent] a'));
      expect(read(opened.find('[part=recent]'))).to.contain('Recently viewed Cast-iron pot');
      opened.find('[part=recent] a').click();
      expect(here().get('listing')).to.equal('l-4');
      opened.element.noRecent = true;
      await opened.until(() => !opened.root.querySelector('[part=recent]'));
    });

    it('nothing of favourites, which this browser keeps', async () => {
      const opened = await open(openMarket(goods(5)));
      opened.button(/^Favourite: Oak chair/).click();
      await opened.element.updateComplete;
      expect(opened.button(/^Favourite: Oak chair/).getAttribute('aria-pressed')).to.equal('true');
      opened.element.remove();
      const again = await open(openMarket(goods(5)));
      expect(again.button(/^Favourite: Oak chair/).getAttribute('aria-pressed')).to.equal('true');
      expect(again.events).to.deep.equal([]);
    });
  });

  describe('by keyboard', () => {
    it('goes from listing to listing, across what is drawn, and keeps the focus when it is scrolled away', async () => {
      const opened = await open(openMarket(goods(1000)), { paging: 'endless' });
      opened.find('.title').focus();
      await sendKeys({ press: 'ArrowRight' });
      await opened.until(() => focused(opened) === 'Oak chair no. 1');
      await sendKeys({ press: 'End' });
      await opened.until(
        () => focused(opened) === 'Cast-iron pot no. 999' || focused(opened)?.endsWith('no. 999'),
      );
      scrollTo(0, 0);
      await opened.until(() => opened.titles().some((title) => title.endsWith('no. 3')));
      await aTimeout(50);
      expect(focused(opened)).to.match(/no\. 999$/);
      expect(opened.titles().at(-1)).to.match(/no\. 999$/);
      await sendKeys({ press: 'Home' });
      await opened.until(() => focused(opened) === 'Brass lamp no. 0');
    });

    it('keeps the focus in the field while results come and go', async () => {
      const opened = await open(openMarket(goods(60), true));
      opened.find('[part=search]').focus();
      await sendKeys({ type: 'zebra' });
      await opened.state('filtered-empty');
      expect(focused(opened)).to.equal('Search listings');
    });
  });

  describe('draws a template of the page', () => {
    it('C3-70: with what a listing says as text, and nothing in it that runs', async () => {
      const { element, until, events } = await open(
        openMarket([listing(1, { title: '<b onclick=x>Lamp' })]),
        {
          innerHTML: `<template><h3 data-field="title"></h3><p data-field="price" style="color:red" onclick="x()"></p>
          <script>x()</script><a data-open>Look</a><a class="bad" href="javascript:x()">bad</a><button data-add>Add</button></template>`,
        },
      );
      await until(() => element.querySelector('h3'));
      const copy = element.querySelector<HTMLElement>('[slot]')!;
      expect(read(copy.querySelector('h3')!)).to.equal('<b onclick=x>Lamp');
      expect(read(copy.querySelector('p')!)).to.equal('€1.00');
      expect(copy.querySelector('script, [onclick], [style], .bad[href]')).to.equal(null);
      copy.querySelector('button')!.click();
      expect(events.at(-1)![0]).to.equal('florin-listing-added');
      expect(copy.querySelector<HTMLAnchorElement>('[data-open]')!.href).to.contain('listing=l-1');
    });
  });

  it('tells search engines what is on screen, where the page wants that', async () => {
    const things = [listing(1, { title: '</script><b>', price: { value: 1999, currency: 'EUR' }, stock: 9 })];
    const { element, until } = await open(openMarket(things), { structuredData: true });
    await until(() => element.querySelector('script'));
    const { itemListElement } = JSON.parse(element.querySelector('script')!.text) as {
      itemListElement: { item: { name: string; offers: object } }[];
    };
    expect(itemListElement[0]!.item.name).to.equal('</script><b>');
    expect(itemListElement[0]!.item.offers).to.include({
      price: '19.99',
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
    });
  });

  describe('says', () => {
    it('that nothing is for sale, and why nothing can be shown, and shows it when it can', async () => {
      const empty = await open(openMarket([]), {}, 'empty');
      expect(read(empty.find('[part=panel]'))).to.equal('No listings yet.');
      const market = openMarket(goods(5));
      market.obstacle = () => Response.json({ error: { code: 'internal' } }, { status: 500 });
      const opened = await open(market, {}, 'error');
      expect(opened.events[0]![1]).to.deep.equal({ code: 'server', detail: '500 internal' });
      market.obstacle = undefined;
      opened.button(/Try again/).click();
      await opened.state('ready');
    });

    it('who may not see it, and that there is no network', async () => {
      const market = openMarket([]);
      market.obstacle = () => Response.json({ error: { code: 'not-found' } }, { status: 404 });
      await open(market, {}, 'unauthorised');
      Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
      market.obstacle = () => Promise.reject(new TypeError('Failed to fetch'));
      await open(market, {}, 'offline');
    });
  });

  describe('looks right', () => {
    for (const scheme of ['light', 'dark'])
      it(`and is accessible, ${scheme}`, async () => {
        document.documentElement.style.colorScheme = scheme;
        document.body.style.background = 'Canvas';
        const opened = await open(openMarket(goods(60)));
        opened.find('[part=filters]').click();
        await opened.until(() => opened.root.querySelector('[part=choice]'));
        opened.button(/^Good/).click();
        await opened.type('lamp');
        await opened.until(() => opened.root.querySelector('mark, [part=drop]'));
        await expect(opened.element).to.be.accessible();
      });

    it('at 320 pixels and from right to left', async () => {
      await setViewport({ width: 320, height: 700 });
      for (const layout of ['grid', 'list'] as const) {
        document.documentElement.dir = 'rtl';
        const opened = await open(openMarket(goods(60)), { locale: 'ar', layout });
        await opened.until(() => read(opened.root).includes('السلة'));
        expect(document.documentElement.scrollWidth).to.be.at.most(320);
        opened.element.remove();
      }
    });

    it('before there are listings: they come where they were announced', async () => {
      const market = openMarket(goods(60));
      let release = (): void => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      const opened = await open(
        { fetch: (...request) => held.then(() => market.fetch(...request)) },
        {},
        'loading',
      );
      const place = () => opened.root.querySelector('.listing')!.getBoundingClientRect();
      const before = place();
      release();
      await opened.state('ready');
      await aTimeout(50);
      const after = place();
      for (const side of ['top', 'left', 'width', 'height'] as const)
        expect(after[side], side).to.be.closeTo(before[side], 2);
    });
  });
});
