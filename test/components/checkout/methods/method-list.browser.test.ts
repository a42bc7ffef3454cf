import { expect, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';

import type { FlorinCheckout } from '../../../../src/components/checkout/checkout.js';
import { openStage, type Stage } from '../../../stage.js';
import { isComplete, newOrder, show, type, type Shown } from '../till-keys.js';

const CARD = { type: 'scheme', name: 'Cards', family: 'card', brands: ['visa', 'mc'] };
const leaving = (...types: readonly string[]) =>
  types.map((each) => ({ type: each, name: each.toUpperCase(), family: 'redirect' }));
const BLIK = { type: 'blik', name: 'BLIK', family: 'short-form' };
const STORED = {
  id: 'old',
  brand: 'visa',
  name: 'VISA',
  lastFour: '1111',
  expiryMonth: '03',
  expiryYear: '2099',
};

/** A shop whose platform offers these methods; what the platform offers can be changed. */
async function shopWith(methods: readonly object[], storedCards: readonly object[] = []) {
  const stage = await openStage();
  const offered = { methods, storedCards };
  stage.obstacle = async (request, proceed) => {
    const response = await proceed();
    if (!request.url.endsWith('/checkout/paymentMethods')) return response;
    return Response.json({ ...((await response.json()) as object), ...offered });
  };
  return { stage, offered };
}

const radios = ({ element }: Shown) => [
  ...(element.shadowRoot?.querySelectorAll<HTMLInputElement>('[name=card]') ?? []),
];
const names = (shown: Shown) => radios(shown).map((radio) => radio.closest('label')?.textContent.trim());
const chosen = (shown: Shown) =>
  radios(shown)
    .find(({ checked }) => checked)
    ?.closest('label')
    ?.textContent.trim();
const choose = async (shown: Shown, name: string) => {
  radios(shown)[names(shown).indexOf(name)]?.click();
  await shown.element.updateComplete;
};
const top = (element: Element | null | undefined) => element?.getBoundingClientRect().top ?? 0;
const open = async (stage: Stage, attributes: Partial<FlorinCheckout> = {}) => {
  const shown = await show(stage, attributes, '');
  await shown.until('ready');
  return shown;
};

const PAYPAL = { type: 'paypal', name: 'PayPal', family: 'redirect' };
const STORED_PAYPAL = {
  ...PAYPAL,
  name: 'PayPal · a•••@shop.example',
  configuration: { storedPaymentMethodId: 'S1' },
};

describe('a stored method that is no card', () => {
  it('is a line of its own beside the same method anew, and is paid with its id and nothing else', async () => {
    const { stage } = await shopWith([STORED_PAYPAL, CARD, PAYPAL]);
    const shown = await open(stage);
    expect(names(shown)).to.deep.equal(['PayPal · a•••@shop.example', 'Card', 'PayPal']);
    expect(chosen(shown)).to.equal('PayPal · a•••@shop.example');
    expect(shown.text()).not.to.contain('Next, you go to');
    await choose(shown, 'PayPal');
    await waitUntil(
      () => shown.text().includes('PayPal, then come back') || shown.text().includes('PayPal to pay'),
    );
    await choose(shown, 'PayPal · a•••@shop.example');
    await waitUntil(() => !shown.pay().hasAttribute('disabled'));
    shown.pay().click();
    await waitUntil(() => stage.asked.includes('POST /checkout/payments'));
    const sent = JSON.parse(stage.bodies[stage.asked.indexOf('POST /checkout/payments')] ?? '{}') as object;
    expect(sent).to.have.deep.property('paymentMethod', { type: 'paypal', storedPaymentMethodId: 'S1' });
  });
});

describe('the list of methods', () => {
  it('keeps the choice and what was typed where the list comes again in another language', async () => {
    const { stage, offered } = await shopWith([CARD, BLIK]);
    const shown = await open(stage);
    await choose(shown, 'BLIK');
    const field = () => shown.find<HTMLInputElement>('#florin-method-blikCode');
    await waitUntil(field);
    field()?.focus();
    await sendKeys({ type: '123456' });
    offered.methods = [CARD, { ...BLIK, name: 'BLIK in another language' }];
    await shown.element.refresh();
    await waitUntil(() => names(shown).includes('BLIK in another language'));
    expect(chosen(shown)).to.equal('BLIK in another language');
    expect(field()?.value.replaceAll(' ', '')).to.equal('123456');
  });

  it('shows the fields of the chosen method below its own radio button, and above the next', async () => {
    const { stage } = await shopWith([CARD, BLIK, ...leaving('ideal')]);
    const shown = await open(stage);
    const [card, blik, ideal] = radios(shown);
    await waitUntil(() => shown.find('.card-frame'));
    expect(top(shown.find('.card-frame')) > top(card)).to.equal(true);
    expect(top(shown.find('.card-frame')) < top(blik)).to.equal(true);
    await choose(shown, 'BLIK');
    await waitUntil(() => shown.find('#florin-method-blikCode'));
    expect(top(shown.find('#florin-method-blikCode')) > top(blik)).to.equal(true);
    expect(top(shown.find('#florin-method-blikCode')) < top(ideal)).to.equal(true);
  });

  it('loses no click on the button that pays, though it comes before the fields of the method', async () => {
    const { stage } = await shopWith([CARD, BLIK, ...leaving('ideal')]);
    const shown = await open(stage);
    await waitUntil(() => radios(shown)[1]);
    // Another method is looked at in between: what is waited for is what the chosen one asks for.
    for (const at of [1, 2, 1]) radios(shown)[at]?.click();
    shown.pay().click();
    expect(shown.find('#florin-method-blikCode')).to.equal(null);
    const isFaulty = () => shown.find('#florin-method-blikCode')?.getAttribute('aria-invalid') === 'true';
    await waitUntil(isFaulty, 'the fault beside the field');
    expect(shown.element.shadowRoot?.activeElement?.id).to.equal('florin-method-blikCode');
  });

  it('as tabs, shows them below all methods', async () => {
    const { stage } = await shopWith([CARD, ...leaving('ideal')]);
    const shown = await open(stage, { layout: 'tabs' });
    const [card, ideal] = radios(shown);
    await waitUntil(() => shown.find('.card-frame'));
    expect(top(card)).to.equal(top(ideal));
    expect(top(shown.find('.card-frame')) > top(ideal)).to.equal(true);
  });

  it('is one stop for the Tab key, with the fields of the chosen method next', async () => {
    const { stage } = await shopWith([CARD, BLIK, ...leaving('ideal')]);
    const shown = await open(stage);
    await choose(shown, 'BLIK');
    await waitUntil(() => shown.find('#florin-method-blikCode'));
    radios(shown)[1]?.focus();
    await sendKeys({ press: 'Tab' });
    expect(shown.element.shadowRoot?.activeElement?.id).to.equal('florin-method-blikCode');
    await sendKeys({ press: 'Tab' });
    expect(shown.element.shadowRoot?.activeElement === shown.pay()).to.equal(true);
  });

  it('is not there for a single method, which is open by itself', async () => {
    const { stage } = await shopWith([BLIK]);
    const shown = await open(stage);
    await waitUntil(() => shown.find('#florin-method-blikCode'));
    expect(radios(shown).length).to.equal(0);
    expect(shown.find('[part=methods]') === null).to.equal(true);
  });

  it('shows six, and the rest when the shopper asks for more ways to pay', async () => {
    const { stage } = await shopWith([CARD, ...leaving('a', 'b', 'c', 'd', 'e', 'f', 'g')]);
    const shown = await open(stage);
    expect(names(shown)).to.deep.equal(['Card', 'A', 'B', 'C', 'D', 'E']);
    shown.find('[part=more]')?.click();
    await waitUntil(() => radios(shown).length === 8);
    await waitUntil(() => shown.element.shadowRoot?.activeElement === radios(shown)[6]);
    expect(chosen(shown)).to.equal('Card');
    expect(shown.find('[part=more]') === null).to.equal(true);
  });

  it('has no button for more where there are six', async () => {
    const { stage } = await shopWith([CARD, ...leaving('a', 'b', 'c', 'd', 'e')]);
    const shown = await open(stage);
    expect(radios(shown).length).to.equal(6);
    expect(shown.find('[part=more]') === null).to.equal(true);
  });

  it('has stored cards first, then what the page puts first, without what it denies', async () => {
    const { stage } = await shopWith([CARD, ...leaving('a', 'b', 'c')], [STORED]);
    const shown = await open(stage, { orderMethods: 'c a', denyMethods: 'b' });
    expect(names(shown).map((name) => name?.split(/\s/)[0])).to.deep.equal(['VISA', 'C', 'A', 'Another']);
    expect(chosen(shown)).to.contain('VISA');
  });

  it('is asked for again when the page allows others, and nothing typed is lost', async () => {
    const { stage } = await shopWith([CARD, BLIK, ...leaving('ideal')]);
    const shown = await open(stage);
    await choose(shown, 'BLIK');
    const field = () => shown.find<HTMLInputElement>('#florin-method-blikCode');
    await waitUntil(field);
    field()?.focus();
    await sendKeys({ type: '123' });
    shown.element.denyMethods = 'ideal';
    await waitUntil(() => radios(shown).length === 2);
    expect(chosen(shown)).to.equal('BLIK');
    expect(field()?.value).to.equal('123');
    expect(shown.element.shadowRoot?.activeElement === field()).to.equal(true);
  });

  it('keeps a code that was typed while its method is not offered', async () => {
    const { stage, offered } = await shopWith([CARD, BLIK]);
    const shown = await open(stage);
    await choose(shown, 'BLIK');
    const field = () => shown.find<HTMLInputElement>('#florin-method-blikCode');
    await waitUntil(field);
    field()?.focus();
    await sendKeys({ type: '123' });
    offered.methods = [CARD, ...leaving('ideal')];
    await shown.element.refresh();
    await waitUntil(() => chosen(shown) === 'Card');
    offered.methods = [CARD, BLIK];
    await shown.element.refresh();
    await shown.element.updateComplete;
    await choose(shown, 'BLIK');
    expect(field()?.value).to.equal('123');
  });

  it('offers no card where the page denies it, and the card alone where it allows no other', async () => {
    const { stage } = await shopWith([CARD, ...leaving('ideal', 'klarna')], [STORED]);
    const without = await open(stage, { denyMethods: 'scheme' });
    await waitUntil(() => without.find('iframe') === null);
    expect(names(without)).to.deep.equal(['IDEAL', 'KLARNA']);
    stage.obstacle = undefined;
    const alone = await show(stage, { countryCode: 'NL', allowMethods: 'scheme' });
    expect(radios(alone).length).to.equal(0);
    await type(alone);
    await isComplete(alone);
  });
});

describe('the method that was used last', () => {
  const REFUSED = { error: { code: 'unauthorised' } };

  async function afterPayingBy(name: string) {
    const { stage, offered } = await shopWith([CARD, ...leaving('ideal', 'klarna')]);
    const { obstacle } = stage;
    stage.obstacle = (request, proceed) =>
      request.method === 'POST' && request.url.endsWith('/payments')
        ? Response.json(REFUSED, { status: 401 })
        : obstacle?.(request, proceed);
    const first = await open(stage);
    await choose(first, name);
    await waitUntil(() => first.find('[part=method-notice]'));
    await first.element.submit().catch(() => undefined);
    first.element.remove();
    return { stage, offered };
  }

  it('is chosen at the next order on this device', async () => {
    const { stage } = await afterPayingBy('KLARNA');
    const next = await open(stage, { order: newOrder() });
    expect(chosen(next)).to.equal('KLARNA');
    await waitUntil(() => next.find('[part=method-notice]'));
  });

  it('is shown among the first six, wherever it stands', async () => {
    const { stage, offered } = await afterPayingBy('KLARNA');
    offered.methods = [CARD, ...leaving('a', 'b', 'c', 'd', 'e', 'f', 'klarna')];
    const next = await open(stage, { order: newOrder() });
    expect(names(next)).to.deep.equal(['Card', 'A', 'B', 'C', 'D', 'E', 'KLARNA']);
    expect(chosen(next)).to.equal('KLARNA');
  });

  it('is remembered by its type, and nothing else is', async () => {
    await afterPayingBy('KLARNA');
    expect(localStorage.getItem('florin-last-method')).to.equal('klarna');
  });

  it('does not count where it is not offered any more', async () => {
    const { stage, offered } = await afterPayingBy('KLARNA');
    offered.methods = [CARD, ...leaving('ideal')];
    const next = await open(stage, { order: newOrder() });
    expect(chosen(next)).to.equal('Card');
  });
});
