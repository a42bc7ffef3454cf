import { expect, waitUntil } from '@open-wc/testing';

import type { FlorinCheckout } from '../../../../src/components/checkout/checkout.js';
import { openStage } from '../../../stage.js';
import { focusCard, show, type Shown } from '../../checkout/till-keys.js';
import { typeKeys } from '../../../type-keys.js';

const BRANDS = ['visa', 'mc', 'amex', 'cartebancaire', 'jcb'];
const METHODS = [
  { type: 'scheme', name: 'Cards', family: 'card', brands: BRANDS },
  { type: 'ideal', name: 'iDEAL', family: 'redirect' },
  { type: 'paypal', name: 'PayPal', family: 'redirect' },
  { type: 'brand_new', name: 'Brand new', family: 'redirect' },
];
const STORED = {
  id: 'old',
  brand: 'jcb',
  name: 'JCB',
  lastFour: '1111',
  expiryMonth: '03',
  expiryYear: '2099',
};
const PICTURE = new URL('../../../../demo/pages/pictures/pen.svg', import.meta.url).pathname;

async function open(attributes: Partial<FlorinCheckout> = {}, storedCards: readonly object[] = []) {
  const stage = await openStage();
  stage.obstacle = async (request, proceed) => {
    const response = await proceed();
    if (!request.url.endsWith('/checkout/paymentMethods')) return response;
    return Response.json({ ...((await response.json()) as object), methods: METHODS, storedCards });
  };
  const shown = await show(stage, attributes, '');
  await shown.until('ready');
  return shown;
}

const row = (shown: Shown, name: string) =>
  [...(shown.element.shadowRoot?.querySelectorAll<HTMLElement>('[part=method]') ?? [])].find((label) =>
    label.textContent.includes(name),
  );
const marks = (shown: Shown, name: string) => [
  ...(row(shown, name)?.querySelectorAll<HTMLElement>('.mark') ?? []),
];
const pictures = (shown: Shown) =>
  [...(shown.element.shadowRoot?.querySelectorAll('.mark') ?? [])].filter((mark) =>
    mark.querySelector('svg, img'),
  );
/** One for each of four brands, and one for each method. */
const arePainted = async (shown: Shown, count = 7) => {
  await waitUntil(() => pictures(shown).length === count, 'the marks never came');
  await shown.element.updateComplete;
};
const described = (shown: Shown) =>
  shown
    .find('#florin-brands')
    ?.textContent.trim()
    .replaceAll(/[\u2068\u2069]/g, '');

describe('marks of methods', () => {
  afterEach(() => {
    document.documentElement.style.colorScheme = '';
    document.body.style.background = '';
  });

  it('stand in every row, where room for them was kept', async () => {
    const shown = await open();
    const top = (name: string) => row(shown, name)?.getBoundingClientRect().top;
    const before = ['Card', 'iDEAL', 'Brand new'].map(top);
    await arePainted(shown);
    expect(marks(shown, 'Card').length).to.equal(4);
    for (const name of ['iDEAL', 'PayPal', 'Brand new']) expect(marks(shown, name).length).to.equal(1);
    expect(['Card', 'iDEAL', 'Brand new'].map(top)).to.deep.equal(before);
    expect(marks(shown, 'Card')[3]?.textContent.trim()).to.equal('CB');
  });

  it('end to be loaded: nothing is updated any more', async () => {
    const shown = await open();
    await arePainted(shown);
    expect(await shown.element.updateComplete).to.equal(true);
    expect(shown.element.isUpdatePending).to.equal(false);
  });

  it('are no part of a name, and are readable in light and dark', async () => {
    const shown = await open();
    await arePainted(shown);
    expect(row(shown, 'iDEAL')?.textContent.trim()).to.equal('iDEAL');
    expect(pictures(shown).every((mark) => mark.closest('[aria-hidden=true]'))).to.equal(true);
    await expect(shown.element).to.be.accessible();
    document.documentElement.style.colorScheme = 'dark';
    document.body.style.background = 'Canvas';
    await expect(shown.element).to.be.accessible();
  });

  it('of a stored card is that of its brand', async () => {
    const shown = await open({}, [STORED]);
    await arePainted(shown, 8);
    shown.element.style.inlineSize = '288px';
    const height = (name: string) => row(shown, name)?.getBoundingClientRect().height;
    expect(height('Another card')).to.equal(height('iDEAL'));
    expect(marks(shown, '1111').length).to.equal(1);
    expect(marks(shown, 'Another card').length).to.equal(4);
    expect(marks(shown, 'Another card').some((mark) => mark.matches('.detected, .other'))).to.equal(false);
  });

  for (const layout of ['list', 'tabs'] as const)
    for (const direction of ['ltr', 'rtl'] as const)
      it(`fit on 320 pixels as ${layout}, ${direction}`, async () => {
        const shown = await open({ layout });
        shown.element.dir = direction;
        shown.element.style.inlineSize = '288px';
        await arePainted(shown);
        const label = row(shown, 'iDEAL');
        const mark = marks(shown, 'iDEAL')[0]?.getBoundingClientRect();
        const box = label?.getBoundingClientRect();
        const around = shown.element.getBoundingClientRect();
        for (const each of shown.element.shadowRoot?.querySelectorAll('[part=method]') ?? []) {
          expect(each.getBoundingClientRect().left).to.be.at.least(around.left);
          expect(each.getBoundingClientRect().right).to.be.at.most(around.right);
        }
        expect(label?.scrollWidth).to.be.at.most(label?.clientWidth ?? 0);
        const [toLeft, toRight] = [
          (mark?.left ?? 0) - (box?.left ?? 0),
          (box?.right ?? 0) - (mark?.right ?? 0),
        ];
        expect(Math.sign(toRight - toLeft)).to.equal(direction === 'ltr' ? -1 : 1);
        const [visa, master] = marks(shown, 'Card').map((each) => each.getBoundingClientRect());
        expect(master?.top).to.equal(visa?.top);
      });
});

describe('marks of card brands', () => {
  it('say which brands are accepted, and which the number is of', async () => {
    const shown = await open();
    await arePainted(shown);
    const [card] = shown.element.shadowRoot?.querySelectorAll('[name=card]') ?? [];
    expect(card?.getAttribute('aria-describedby')).to.equal('florin-brands');
    const accepted = 'Accepted cards: Visa, Mastercard, American Express, CB, and JCB.';
    expect(described(shown)).to.equal(accepted);
    await waitUntil(() => shown.find('.card-frame.ready'));
    await focusCard(shown);
    await typeKeys('378');
    await waitUntil(() => shown.find('.mark.detected'), 'no brand was detected');
    const standing = marks(shown, 'Card').map((mark) => mark.getAttribute('part')?.trim());
    // Out of sight on a narrow page where it was, third of all.
    expect(standing).to.deep.equal(['mark other', 'mark detected', 'mark other', 'mark other']);
    expect(described(shown)).to.equal(`${accepted} Your card: American Express.`);
  });
});

describe('marks of the merchant’s own', () => {
  it('take the place of the built-in ones', async () => {
    const shown = await open({ marks: { ideal: PICTURE, visa: PICTURE } });
    await arePainted(shown);
    for (const name of ['iDEAL', 'Card']) {
      const picture = marks(shown, name)[0]?.querySelector('img');
      await waitUntil(() => picture?.complete && picture.naturalWidth > 0, 'the picture never came');
      expect(picture?.alt).to.equal('');
      expect(picture?.src).to.equal(`${location.origin}${PICTURE}`);
    }
    expect(marks(shown, 'Card')[1]?.querySelector('img')).to.equal(null);
    await expect(shown.element).to.be.accessible();
  });

  it('that do not load leave the built-in one', async () => {
    const shown = await open({ marks: { ideal: '/no-such-picture.png' } });
    await waitUntil(() => marks(shown, 'iDEAL')[0]?.querySelector('svg'), 'no picture in its place');
    expect(marks(shown, 'iDEAL')[0]?.querySelector('img')).to.equal(null);
  });

  it('that are wrong leave the list as it is', async () => {
    const { error } = console;
    const told: unknown[] = [];
    console.error = (text: unknown) => told.push(text);
    try {
      const shown = await open({ marks: { ideal: 'javascript:alert(1)' } });
      await arePainted(shown);
      expect(told.length).to.equal(1);
      expect(String(told[0])).to.contain('"ideal"');
    } finally {
      console.error = error;
    }
  });

  it('can be changed while the list is shown', async () => {
    const shown = await open();
    await arePainted(shown);
    shown.element.marks = { paypal: PICTURE };
    await waitUntil(() => marks(shown, 'PayPal')[0]?.querySelector('img'));
    shown.element.marks = undefined;
    await waitUntil(() => marks(shown, 'PayPal')[0]?.querySelector('svg'));
  });
});
