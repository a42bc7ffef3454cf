import { expect, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';

import type { FlorinCheckout } from '../../../src/components/checkout/checkout.js';
import type { NotSentError } from '../../../src/components/checkout/not-sent.js';
import { openStage, type Stage } from '../../stage.js';
import { focusCard, newOrder, settled, show, type, watch, type Shown } from './till-keys.js';
import { typeKeys } from '../../type-keys.js';

const pays = (asked: readonly string[]) => asked.filter((each) => each === 'POST /checkout/payments').length;
const codeOf = (work: Promise<unknown>) => work.then(String, (error: NotSentError) => error.code);

/** A checkout below its provider, not yet in a page. */
function unconnected(stage: Stage): [HTMLElement, FlorinCheckout] {
  const provider = document.createElement('florin-provider');
  const element = document.createElement('florin-checkout');
  Object.assign(provider, { proxy: '/florin', fetch: stage.fetch });
  Object.assign(element, { order: newOrder(), sandboxKey: stage.sandbox.publicKey });
  provider.append(element);
  return [provider, element];
}

/** A checkout in a page, as soon as the card frame is asked for; where that comes with the form, at once. */
async function begun(stage: Stage): Promise<[HTMLElement, Shown]> {
  const [provider, element] = unconnected(stage);
  document.body.append(provider);
  const shown = watch(element);
  if ('moveBefore' in provider) await waitUntil(() => shown.find('iframe'), 'no frame', { interval: 0 });
  return [provider, shown];
}

describe('<florin-checkout>', () => {
  it('takes a payment from an empty form to paid, and says so once', async () => {
    const stage = await openStage();
    const shown = await show(stage);
    expect(shown.pay().textContent).to.contain('€19.99');
    await type(shown);
    shown.pay().click();
    await settled(shown, 'paid');
    await shown.until('settled');
    expect(stage.charged()).to.equal(1);
    expect(shown.outcomes()).to.deep.equal(['paid']);
    expect(shown.events.find(([name]) => name === 'florin-payment-settled')?.[1]).to.have.property(
      'reference',
    );
    expect(shown.find('iframe'), 'the card is gone').to.equal(null);
  });

  it('asks for nothing but methods and frame before a card can be typed', async () => {
    const stage = await openStage();
    await show(stage);
    expect(stage.asked).to.deep.equal(['POST /checkout/paymentMethods']);
  });

  it('asks for the card frame before it makes the form, and keeps that frame', async () => {
    const [provider, shown] = await begun(await openStage());
    const early = shown.find('iframe');
    expect(shown.find('[part=form]'), 'the form').to.equal(null);
    await shown.until('ready');
    await waitUntil(() => shown.find('.card-frame.ready'), 'the frame never opened');
    const frames = shown.element.shadowRoot?.querySelectorAll('iframe');
    expect(frames).to.have.length(1);
    if (early) expect(frames?.[0], 'the frame').to.equal(early);
    expect(frames?.[0]?.closest('[part=form]'), 'the form').not.to.equal(null);
    provider.remove();
    expect(shown.find('iframe'), 'what is left').to.equal(null);
  });

  it('leaves no frame behind where it is taken out of the page before it has a form', async () => {
    const [provider, shown] = await begun(await openStage());
    provider.remove();
    expect(shown.find('iframe')).to.equal(null);
    document.body.append(provider);
    await shown.until('ready');
    await waitUntil(() => shown.find('.card-frame.ready'), 'the frame never opened');
    provider.remove();
  });

  it('says what Pay waits for while the card fields are on their way, and then moves the focus into them', async () => {
    const stage = await openStage();
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    stage.obstacle = (request, proceed) =>
      request.url.endsWith('/paymentMethods') ? held.then(proceed) : undefined;
    const shown = await show(stage, {}, 'loading');
    shown.pay().click();
    await waitUntil(() => shown.find('[role=status] .card-note')?.textContent?.includes('loading'));
    release();
    await shown.until('ready');
    await waitUntil(() => shown.element.shadowRoot?.activeElement?.localName === 'iframe');
    expect(shown.find('[role=status] .card-note')).to.equal(null);
    expect(pays(stage.asked)).to.equal(0);
  });

  it('C7-117: sends one request, however often Pay is clicked and Enter pressed', async () => {
    const stage = await openStage();
    const shown = await show(stage);
    await type(shown);
    await sendKeys({ press: 'Enter' });
    for (let click = 0; click < 5; click++) shown.pay().click();
    const results = await Promise.all([shown.element.submit(), shown.element.submit()]);
    expect(results).to.deep.equal(['paid', 'paid']);
    expect(pays(stage.asked)).to.equal(1);
    expect(stage.charged()).to.equal(1);
  });

  it('pays by the keyboard alone', async () => {
    const stage = await openStage();
    const shown = await show(stage);
    await type(shown);
    await sendKeys({ press: 'Tab' });
    expect(shown.element.shadowRoot?.activeElement).to.equal(shown.pay());
    await sendKeys({ press: 'Enter' });
    await settled(shown, 'paid');
  });

  it('keeps its focus while it works, and moves it to the result', async () => {
    const stage = await openStage();
    const shown = await show(stage);
    await type(shown);
    shown.pay().focus();
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    stage.obstacle = (request, proceed) =>
      request.url.endsWith('/payments') ? held.then(proceed) : undefined;
    shown.pay().click();
    await shown.until('busy');
    expect(shown.element.shadowRoot?.activeElement).to.equal(shown.pay());
    expect(shown.pay().getAttribute('aria-disabled')).to.equal('true');
    expect(shown.pay().textContent?.trim()).to.equal('Paying…');
    await waitUntil(() => shown.text().includes('Do not close'));
    release();
    await settled(shown, 'paid');
    await waitUntil(() =>
      shown.find('[part=result]')?.contains(shown.element.shadowRoot?.activeElement ?? null),
    );
  });

  it('gives advice after a refusal, keeps the number, forgets the security code, and takes a new key', async () => {
    const stage = await openStage();
    const shown = await show(stage);
    await type(shown, '4000000000009995');
    expect(await shown.element.submit()).to.equal('refused');
    await shown.until('ready');
    await waitUntil(() => shown.element.shadowRoot?.activeElement?.matches('[part=title]'), 'no result');
    expect(shown.text()).to.match(/declined|refused/i);
    await waitUntil(() => {
      const [, card] = shown.events.findLast(([name]) => name === 'florin-card-changed') ?? [];
      const { fields } = card as { fields: Record<string, string> };
      return fields['number'] === 'valid' && fields['securityCode'] !== 'valid';
    }, 'the security code is still there');
    expect(shown.pay().getAttribute('aria-disabled')).to.equal('false');
    await focusCard(shown);
    await sendKeys({ press: 'Tab' });
    await sendKeys({ press: 'Tab' });
    await typeKeys('737');
    await waitUntil(() => (shown.events.at(-1)?.[1] as { complete?: boolean } | undefined)?.complete, '');
    expect(await shown.element.submit()).to.equal('refused');
    expect(stage.sandbox.books().map(({ result }) => result)).to.deep.equal(['Refused', 'Refused']);
    expect(shown.outcomes()).to.deep.equal(['refused', 'refused']);
  });

  it('a page may object before there is a key, and nothing is sent', async () => {
    const stage = await openStage();
    const shown = await show(stage);
    await type(shown);
    shown.element.addEventListener('florin-before-order-pay', (event) => event.preventDefault(), {
      once: true,
    });
    expect(await codeOf(shown.element.submit())).to.equal('vetoed');
    expect(pays(stage.asked)).to.equal(0);
    expect(await shown.element.submit()).to.equal('paid');
  });

  it('does not begin with a card that is not complete, and leads to what is missing', async () => {
    const stage = await openStage();
    const shown = await show(stage);
    shown.pay().click();
    expect(await codeOf(shown.element.submit())).to.equal('incomplete');
    expect(shown.events.filter(([name]) => name === 'florin-before-order-pay')).to.deep.equal([]);
    expect(shown.element.shadowRoot?.activeElement?.localName).to.equal('iframe');
  });

  it('does nothing while it is disabled', async () => {
    const stage = await openStage();
    const shown = await show(stage);
    await type(shown);
    shown.element.disabled = true;
    expect(await codeOf(shown.element.submit())).to.equal('disabled');
  });

  it('a switch of language, direction, theme and amount keeps what was typed', async () => {
    const stage = await openStage();
    const shown = await show(stage);
    await type(shown);
    const frame = shown.find('iframe');
    shown.element.locale = 'ar';
    document.documentElement.dir = 'rtl';
    shown.element.style.colorScheme = 'dark';
    stage.amount = { value: 500, currency: 'EUR' };
    await shown.element.refresh();
    await waitUntil(() => shown.pay().textContent?.includes('ادفع'));
    document.documentElement.dir = '';
    shown.element.locale = 'de';
    await waitUntil(() => shown.pay().textContent?.includes('5,00'));
    expect(shown.find('iframe')).to.equal(frame);
    expect(await shown.element.submit()).to.equal('paid');
    expect(stage.sandbox.books()[0]?.amount.value).to.equal(500);
  });

  it('survives being connected twice, as React does it, with one request', async () => {
    const stage = await openStage();
    const [provider, element] = unconnected(stage);
    document.body.append(provider);
    provider.remove();
    document.body.append(provider);
    await element.updateComplete;
    const shown = watch(element);
    await shown.until('ready');
    expect(stage.asked).to.have.length(1);
    provider.remove();
  });

  it('is quiet, with one warning, where no order or no proxy is named', async () => {
    const warned: unknown[] = [];
    const { warn } = console;
    console.warn = (text: unknown) => warned.push(text);
    const element = document.createElement('florin-checkout');
    document.body.append(element);
    await waitUntil(() => warned.length > 0, 'no warning');
    element.order = 'order-1';
    await element.updateComplete;
    element.remove();
    console.warn = warn;
    expect(warned).to.have.length(1);
    expect(element.shadowRoot?.textContent?.trim()).to.equal('');
  });
});
