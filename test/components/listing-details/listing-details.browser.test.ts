import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';

import type { Listing } from '../../../src/client/listings/index.js';
import '../../../src/components/provider/define.js';
import '../../../src/components/listing-details/define.js';
import type { FlorinListingDetails } from '../../../src/components/listing-details/listing-details.js';
import { labelOf, read } from '../opened.js';
import { listing } from '../listing-catalogue/local/goods.js';

const picture = (number: number) => ({
  url: `/nothing-${number}.svg?w=1200`,
  alt: `View ${number}`,
  width: 1200,
  height: 900,
});
const LAMP = listing(1, {
  title: 'Brass lamp',
  description: 'Bright.\nAnd <b>old</b>.',
  price: { value: 1999, currency: 'EUR' },
  stock: 3,
  images: [picture(1), picture(2), picture(3)],
});
const OTHERS = [
  LAMP,
  listing(4, { title: 'Desk lamp', stock: 2 }),
  listing(7, { title: 'Gone lamp', stock: 0 }),
];

interface Opened {
  readonly element: FlorinListingDetails;
  readonly root: ShadowRoot;
  readonly events: CustomEvent[];
  readonly asked: string[];
  button(name: RegExp): HTMLButtonElement;
  state(name: string): Promise<void>;
  settled(what: () => unknown): Promise<void>;
}

async function open(
  attributes: Partial<FlorinListingDetails> = {},
  given: Listing | Response | undefined = LAMP,
  state = 'ready',
  environment = 'live',
): Promise<Opened> {
  const asked: string[] = [];
  const fetch = async (input: string) => {
    const { pathname } = new URL(input, location.href);
    if (pathname.endsWith('/config')) return Response.json({ environment, serverTime: '1' });
    asked.push(pathname);
    if (pathname.includes('/allListing')) return Response.json({ listings: OTHERS });
    if (given instanceof Response) return given.clone();
    const found = OTHERS.find(({ id }) => pathname.endsWith(`/listing/${id}`));
    return found
      ? Response.json(found === LAMP ? given : found)
      : Response.json({ error: { code: 'not-found' } }, { status: 404 });
  };
  const page = await fixture<HTMLElement>(
    html`<florin-provider proxy="/florin" .fetch=${fetch}></florin-provider>`,
  );
  const element = Object.assign(document.createElement('florin-listing-details'), attributes);
  const events: CustomEvent[] = [];
  for (const name of [
    'florin-before-listing-add',
    'florin-listing-added',
    'florin-listing-opened',
    'florin-listing-details-failed',
  ])
    element.addEventListener(name, (event) => events.push(event as CustomEvent));
  page.append(element);
  const root = element.shadowRoot!;
  const opened: Opened = {
    element,
    root,
    events,
    asked,
    button: (name) => {
      const found = [...root.querySelectorAll('button')].find((button) => name.test(labelOf(button)));
      if (!found) throw new Error(`no button ${name} in ${read(root)}`);
      return found;
    },
    state: (name) => waitUntil(() => element.matches(`:state(${name})`), `never ${name}: ${read(root)}`),
    settled: (what) => waitUntil(what, `never: ${read(root)}`),
  };
  if (state) await opened.state(state);
  return opened;
}

describe('<florin-listing-details>', () => {
  const start = location.href;
  beforeEach(() => localStorage.clear());
  afterEach(async () => {
    history.replaceState(null, '', start);
    Reflect.deleteProperty(navigator, 'onLine');
    document.documentElement.dir = document.documentElement.style.colorScheme = '';
    await setViewport({ width: 1000, height: 700 });
  });

  it('shows all that is known of a listing, as text', async () => {
    const { root } = await open({ listing: 'l-1' });
    const said = read(root);
    for (const words of [
      'Brass lamp',
      '€19.99',
      'Only 3 left',
      'Good',
      'Seller 1',
      'Bright.',
      'And <b>old</b>.',
    ])
      expect(said).to.contain(words);
    expect(root.querySelectorAll('[part=description] p').length).to.equal(2);
    expect(root.querySelector('[part=description] b')).to.equal(null);
  });

  it('asks for the listing again when the page says so, and tells whether it came', async () => {
    const { element, asked } = await open({ listing: 'l-1' });
    const before = asked.filter((path) => path.endsWith('/listing/l-1')).length;
    expect(await element.refresh()).to.equal(true);
    expect(asked.filter((path) => path.endsWith('/listing/l-1')).length).to.equal(before + 1);
    element.listing = '';
    expect(await element.refresh()).to.equal(false);
  });

  it('shows what the address opens, follows it, and shows nothing where it opens nothing', async () => {
    history.replaceState(null, '', '?listing=l-1');
    const opened = await open();
    expect(read(opened.root.querySelector('h2')!)).to.equal('Brass lamp');
    history.pushState(null, '', '?listing=l-4');
    dispatchEvent(new PopStateEvent('popstate'));
    await opened.settled(
      () =>
        read(opened.root).startsWith('Desk lamp') ||
        read(opened.root.querySelector('h2') ?? opened.root) === 'Desk lamp',
    );
    history.pushState(null, '', '?');
    dispatchEvent(new PopStateEvent('popstate'));
    await opened.settled(() => opened.root.querySelector('h2') === null);
    expect(opened.element.offsetHeight).to.equal(0);
  });

  it('says that there is no such listing, whatever its id', async () => {
    for (const id of ['nothing', '..', '.'])
      expect(read((await open({ listing: id }, undefined, 'empty')).root)).to.contain(
        'This listing is no longer available.',
      );
  });

  it('C3-67: asks for an id as one part of an address', async () => {
    const opened = await open({ listing: '../a?b#c%2f' }, undefined, 'empty');
    expect(opened.asked).to.deep.equal(['/florin/listings/listing/..%2Fa%3Fb%23c%252f']);
  });

  it('adds as many as are wanted, and no more than there are', async () => {
    const opened = await open({ listing: 'l-1' });
    for (let time = 0; time < 4; time++) {
      opened.button(/^One more/).click();
      await opened.element.updateComplete;
    }
    const input = opened.root.querySelector<HTMLInputElement>('.stepper input')!;
    expect(input.value).to.equal('3');
    await opened.settled(() => read(opened.root.querySelector('[role=status]')!) === 'Only 3 available.');
    opened.button(/^Add to cart/).click();
    const added = opened.events.at(-1)!;
    expect([added.type, added.detail.quantity, added.detail.listing.id]).to.deep.equal([
      'florin-listing-added',
      3,
      'l-1',
    ]);
    input.value = 'a lot';
    input.dispatchEvent(new Event('change'));
    expect(input.value).to.equal('3');
    opened.element.addEventListener('florin-before-listing-add', (event) => event.preventDefault());
    opened.button(/^Add(ed| to cart)/).click();
    expect(opened.events.filter(({ type }) => type === 'florin-listing-added').length).to.equal(1);
  });

  it('has room for the page’s own buttons above its button, where it can be bought', async () => {
    const buyable = await open({ listing: 'l-1' });
    const [slot, add] = buyable.root.querySelectorAll('slot[name=pay], [part=add]');
    expect([slot?.localName, add?.localName]).to.deep.equal(['slot', 'button']);
    const gone = await open({ listing: 'l-1' }, { ...LAMP, stock: 0 });
    expect(gone.root.querySelector('slot[name=pay]')).to.equal(null);
  });

  it('C3-66: cannot be bought where the price is none, or it is sold out', async () => {
    for (const changed of [
      { price: { value: 19.5, currency: 'EUR' } },
      { price: { value: 5, currency: 'XXX' } },
      { stock: 0 },
      { status: 'soldOut' as const },
    ]) {
      // What is no number at all is no listing: the client refuses it.
      const answer = { ...LAMP, ...changed };
      const isReadable = Number.isInteger(answer.price.value);
      const opened = await open({ listing: 'l-1' }, answer, isReadable ? 'ready' : 'error');
      expect(opened.root.querySelector('[part=add]')).to.equal(null);
    }
  });

  it('leads through its pictures by keys, and shows them closely', async () => {
    const opened = await open({ listing: 'l-1' });
    const shown = () => opened.root.querySelector('.large img')?.getAttribute('alt');
    opened.button(/^Picture 1 of 3/).focus();
    await sendKeys({ press: 'ArrowRight' });
    await opened.settled(() => shown() === 'View 2');
    expect(labelOf(opened.root.activeElement!)).to.equal('Picture 2 of 3');
    await sendKeys({ press: 'ArrowLeft' });
    await sendKeys({ press: 'ArrowLeft' });
    await opened.settled(() => shown() === 'View 3');
    const large = opened.button(/^Zoom: View 3/);
    large.focus();
    await sendKeys({ press: 'Enter' });
    await opened.settled(() => opened.root.querySelector('dialog[open]'));
    await sendKeys({ press: 'ArrowRight' });
    await opened.settled(() => read(opened.root.querySelector('dialog [role=status]')!) === 'Picture 1 of 3');
    await sendKeys({ press: '+' });
    expect(opened.root.querySelector('.stage.close')).not.to.equal(null);
    await sendKeys({ press: 'Escape' });
    await opened.settled(() => !opened.root.querySelector('dialog[open]'));
    expect(shown()).to.equal('View 1');
    expect(opened.root.activeElement).to.equal(large);
  });

  it('leads on to what is similar and can be had, and to what was looked at before', async () => {
    const opened = await open({ listing: 'l-1' });
    await opened.settled(() => opened.root.querySelector('[part=similar]'));
    expect(read(opened.root.querySelector('[part=similar]')!)).to.equal('Similar listings Desk lamp €4.00');
    opened.root.querySelector<HTMLAnchorElement>('[part=similar] a')!.click();
    await opened.settled(() => read(opened.root.querySelector('h2') ?? opened.root) === 'Desk lamp');
    expect(opened.events.map(({ type }) => type)).to.deep.equal(['florin-listing-opened']);
    await opened.settled(() => read(opened.root).includes('Recently viewed Brass lamp'));
    expect(JSON.stringify(localStorage)).not.to.contain('1999');
  });

  it('says why it cannot be shown, and who may not see it', async () => {
    const down = await open(
      { listing: 'l-1' },
      Response.json({ error: { code: 'internal' } }, { status: 500 }),
      'error',
    );
    expect(down.events[0]!.detail).to.deep.equal({ code: 'server', detail: '500 internal' });
    await open(
      { listing: 'l-1' },
      Response.json({ error: { code: 'unauthorised' } }, { status: 401 }),
      'unauthorised',
    );
  });

  for (const scheme of ['light', 'dark'])
    it(`is accessible, ${scheme}, also where a picture is shown closely`, async () => {
      document.documentElement.style.colorScheme = scheme;
      document.body.style.background = 'Canvas';
      const opened = await open({ listing: 'l-1' });
      await opened.settled(() => opened.root.querySelector('[part=similar]'));
      await expect(opened.element).to.be.accessible();
      opened.button(/^Zoom/).click();
      await opened.settled(() => opened.root.querySelector('dialog[open]'));
      await expect(opened.element).to.be.accessible();
    });

  it('fits 320 pixels, from right to left', async () => {
    await setViewport({ width: 320, height: 700 });
    document.documentElement.dir = 'rtl';
    const opened = await open({ listing: 'l-1', locale: 'ar' });
    await opened.settled(() => read(opened.root).includes('السلة'));
    expect(document.documentElement.scrollWidth).to.be.at.most(320);
  });
});
