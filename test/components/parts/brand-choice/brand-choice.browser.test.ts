import { sendKeys } from '@web/test-runner-commands';
import { expect, fixture, html } from '@open-wc/testing';

import type { FlorinCardFields } from '../../../../src/components/card-fields/card-fields.js';
import '../../../../src/components/card-fields/define.js';
import { enter, platformKey, SERVER_TIME, soon, until } from '../../card-fields/typed-card.js';
import { typeKeys } from '../../../type-keys.js';

const key = await platformKey();

async function taking(brands: string, locale = 'en'): Promise<FlorinCardFields> {
  const element = await fixture<FlorinCardFields>(
    html`<florin-card-fields
      proxy="/florin"
      brands=${brands}
      locale=${locale}
      .serverTime=${SERVER_TIME}
      .sandboxKey=${key.text}
    ></florin-card-fields>`,
  );
  await until(element, 'ready');
  await enter(element);
  return element;
}

const groupOf = (element: HTMLElement) => element.shadowRoot!.querySelector('fieldset');
const radios = (element: HTMLElement) => [...groupOf(element)!.querySelectorAll('input')];
const shown = (element: HTMLElement) =>
  radios(element).map(({ checked, labels }) => `${plain(labels![0]!.textContent)}${checked ? ' ✓' : ''}`);
const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '').trim();
const spoken = (element: HTMLElement) =>
  plain(element.shadowRoot!.querySelector('[role=status]')!.textContent);

/** A card that may carry the national brand as well: its number alone does not tell. */
const VISA = '4035501000000008';
const BANCONTACT = '6703444444444449';

describe('a card of two brands in <florin-card-fields>', () => {
  it('offers both below the fields once six digits are there, and typing goes on', async () => {
    const element = await taking('visa mc cartebancaire');
    await typeKeys(VISA.slice(0, 5));
    await soon(() => element.cardState.brand === 'visa');
    expect(element.cardState.otherBrand).to.equal(undefined);
    const frame = element.shadowRoot!.activeElement;
    await typeKeys(VISA.slice(5));
    await soon(() => groupOf(element) !== null);
    expect(element.shadowRoot!.activeElement).to.equal(frame);
    expect(frame?.localName).to.equal('iframe');
    await soon(() => element.cardState.fields.number === 'valid');
    expect(shown(element)).to.deep.equal(['Visa ✓', 'CB']);
    expect(groupOf(element)!.querySelector('legend')!.textContent).to.equal(
      'Which brand should the payment use?',
    );
    expect(plain(groupOf(element)!.textContent)).to.include('Choose CB only if its logo is on your card');
  });

  it('the choice made with the keyboard is what the page hears and what is sealed', async () => {
    const element = await taking('visa mc cartebancaire');
    const heard: (string | undefined)[] = [];
    element.addEventListener('florin-card-changed', ({ detail }) => heard.push(detail.brand));
    await typeKeys(VISA);
    await sendKeys({ press: 'Tab' });
    await typeKeys('0330');
    await sendKeys({ press: 'Tab' });
    await typeKeys('737');
    await soon(() => groupOf(element) !== null && element.cardState.complete);
    await sendKeys({ press: 'Tab' });
    await soon(() => element.shadowRoot!.activeElement === radios(element)[0]);
    await sendKeys({ press: 'ArrowDown' });
    await soon(() => element.cardState.brand === 'cartebancaire');
    expect(shown(element)).to.deep.equal(['Visa', 'CB ✓']);
    expect(element.cardState.otherBrand).to.equal('visa');
    expect(heard.at(-1)).to.equal('cartebancaire');
    expect((await element.seal()).brand).to.equal('cartebancaire');
    await sendKeys({ press: 'ArrowUp' });
    await soon(() => element.cardState.brand === 'visa');
    expect((await element.seal()).brand).to.equal('visa');
  });

  it('the brand that the merchant names first is chosen at first', async () => {
    const element = await taking('cartebancaire visa mc');
    await typeKeys(VISA);
    await soon(() => groupOf(element) !== null);
    expect(shown(element)).to.deep.equal(['CB ✓', 'Visa']);
  });

  it('who takes one of the two, or names none, has nothing to choose from', async () => {
    for (const brands of ['visa mc', 'cartebancaire', '']) {
      const element = await taking(brands);
      await typeKeys(VISA);
      await soon(() => element.cardState.fields.number === 'valid');
      expect(element.cardState.otherBrand).to.equal(undefined);
      expect(groupOf(element)).to.equal(null);
    }
  });

  it('the rules of the card follow the choice: Bancontact has no security code', async () => {
    const element = await taking('maestro bcmc');
    await typeKeys(BANCONTACT);
    await sendKeys({ press: 'Tab' });
    await typeKeys('0330');
    await soon(() => groupOf(element) !== null && element.cardState.fields.expiry === 'valid');
    radios(element)[1]!.click();
    await soon(() => element.cardState.brand === 'bcmc');
    // The brand is judged at once; the frame says at its next tick what it asks for.
    await soon(() => !('securityCode' in element.cardState.fields));
    expect(element.cardState.fields).to.deep.equal({ number: 'valid', expiry: 'valid' });
    expect(Object.keys((await element.seal()).envelopes)).not.to.include('encryptedSecurityCode');
  });

  it('the choice stays when language or settings change, and goes with the number', async () => {
    const element = await taking('visa cartebancaire', 'de');
    await typeKeys(VISA);
    await soon(() => groupOf(element) !== null);
    radios(element)[1]!.click();
    await soon(() => element.cardState.brand === 'cartebancaire');
    element.locale = 'ar';
    element.withHolderName = true;
    await soon(() => element.cardState.fields.holderName === 'valid');
    await soon(
      () => /CB/.test(groupOf(element)!.textContent) && /شعارها/.test(groupOf(element)!.textContent),
    );
    expect(shown(element)).to.deep.equal(['Visa', 'CB ✓']);
    expect(element.cardState.brand).to.equal('cartebancaire');
    element.reset();
    await soon(() => groupOf(element) === null);
    await enter(element);
    await typeKeys(VISA.slice(0, 4));
    await soon(() => element.cardState.brand === 'visa');
  });

  it('is announced once, and not again when the language changes', async () => {
    const element = await taking('visa cartebancaire');
    await typeKeys(VISA);
    await soon(() => groupOf(element) !== null);
    expect(spoken(element)).to.equal(
      'Your card may carry two brands. Visa is chosen; you can change it below the card fields.',
    );
    element.locale = 'nl';
    await soon(() => groupOf(element)!.textContent.includes('Met welk merk'));
    expect(spoken(element)).to.equal('');
    radios(element)[1]!.click();
    await soon(() => element.cardState.brand === 'cartebancaire');
    expect(spoken(element)).to.equal('');
  });

  it('a form hears of the choice', async () => {
    const element = await taking('visa cartebancaire');
    const form = document.createElement('form');
    let brands: unknown[] = [];
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      brands = new FormData(form).getAll('brand');
    });
    element.before(form);
    form.append(element);
    await until(element, 'ready');
    await enter(element);
    for (const text of [VISA, '0330', '737']) {
      await typeKeys(text);
      await sendKeys({ press: 'Tab' });
    }
    await soon(() => element.cardState.complete && groupOf(element) !== null);
    radios(element)[1]!.click();
    await soon(() => element.cardState.brand === 'cartebancaire');
    form.requestSubmit();
    await soon(() => brands.length > 0);
    expect(brands).to.deep.equal(['cartebancaire']);
  });

  it('is disabled with the fields', async () => {
    const element = await taking('visa cartebancaire');
    await typeKeys(VISA);
    await soon(() => groupOf(element) !== null);
    element.disabled = true;
    await soon(() => groupOf(element)!.disabled);
  });

  it('is accessible, in 320 pixels and from right to left too', async () => {
    document.body.style.cssText = 'background: Canvas; inline-size: 320px';
    const element = await taking('visa cartebancaire', 'ar');
    element.dir = 'rtl';
    await typeKeys(VISA);
    await soon(() => groupOf(element) !== null);
    await expect(element).to.be.accessible();
    expect(groupOf(element)!.scrollWidth).to.be.at.most(groupOf(element)!.clientWidth);
    expect(
      element.getBoundingClientRect().right - radios(element)[0]!.getBoundingClientRect().right,
    ).to.be.below(40);
    document.body.removeAttribute('style');
  });
});
