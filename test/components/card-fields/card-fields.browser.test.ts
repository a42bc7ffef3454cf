import { sendKeys } from '@web/test-runner-commands';
import { expect, fixture, html, oneEvent } from '@open-wc/testing';

import type { FlorinCardFields } from '../../../src/components/card-fields/card-fields.js';
import '../../../src/components/card-fields/define.js';
import { enter, platformKey, SERVER_TIME, soon, typeCard, until } from './typed-card.js';
import { typeKeys } from '../../type-keys.js';

const key = await platformKey();

async function ready(): Promise<FlorinCardFields> {
  const element = await fixture<FlorinCardFields>(
    html`<florin-card-fields
      proxy="/florin"
      .serverTime=${SERVER_TIME}
      .sandboxKey=${key.text}
    ></florin-card-fields>`,
  );
  await until(element, 'ready');
  return element;
}
const frameOf = (element: FlorinCardFields) => element.shadowRoot!.querySelector('iframe')!;

/** All elements with their attributes, through every shadow root. */
const serialised = (root: ParentNode): string =>
  [...root.querySelectorAll('*')]
    .map((each) => {
      const attributes = [...each.attributes].map(({ name, value }) => `${name}=${value}`);
      return [each.localName, ...attributes, each.shadowRoot ? serialised(each.shadowRoot) : ''].join(' ');
    })
    .join('\n');

describe('<florin-card-fields>', () => {
  it('lets a shopper type a card and tells the page validity, brand and last four digits', async () => {
    const element = await ready();
    const details: unknown[] = [];
    element.addEventListener('florin-card-changed', ({ detail }) => details.push(detail));
    await typeCard(element);
    expect(element.cardState).to.deep.equal({
      fields: { number: 'valid', expiry: 'valid', securityCode: 'valid' },
      complete: true,
      brand: 'visa',
      lastFour: '1111',
    });
    expect(details.at(-1)).to.equal(element.cardState);
    expect(Object.isFrozen(element.cardState) && Object.isFrozen(element.cardState.fields)).to.equal(true);
    expect(JSON.stringify(details)).not.to.match(/\d{5}|0330|737/);
  });

  it('seals into four envelopes that only the platform can open', async () => {
    const element = await ready();
    await typeCard(element);
    const { envelopes } = await element.seal();
    const opened = await Promise.all(
      Object.entries(envelopes).map(async ([name, envelope]) => [name, await key.read(envelope)] as const),
    );
    const withoutTime = (fields: Record<string, string>) =>
      Object.fromEntries(Object.entries(fields).filter(([name]) => name !== 'generationtime'));
    const plain = Object.fromEntries(opened.map(([name, fields]) => [name, withoutTime(fields)]));
    expect(plain).to.deep.equal({
      encryptedCardNumber: { number: '4111111111111111' },
      encryptedExpiryMonth: { expiryMonth: '03' },
      encryptedExpiryYear: { expiryYear: '2030' },
      encryptedSecurityCode: { cvc: '737' },
    });
    expect(opened[0]![1]['generationtime']).to.match(/^2026-11-21T12:0\d:/);
  });

  it('asks for the holder’s name when told to, and hands it over in clear', async () => {
    const element = await ready();
    element.withHolderName = true;
    element.holderNameRequired = true;
    await soon(() => element.cardState.fields.holderName === 'empty');
    await typeCard(element, { complete: false });
    await sendKeys({ press: 'Tab' });
    await typeKeys('Ada Lovelace');
    await soon(() => element.cardState.complete);
    expect((await element.seal()).holderName).to.equal('Ada Lovelace');
  });

  it('an incomplete card is not sealed, and the first field to correct takes the focus', async () => {
    const element = await ready();
    let code = '';
    await enter(element, () => void element.seal().catch((error: { code: string }) => (code = error.code)));
    expect(code).to.equal('incomplete');
    await soon(() => element.cardState.fields.number === 'missing');
    await typeKeys('4');
    await soon(() => element.cardState.fields.number !== 'missing');
  });

  it('a switch of language, direction, theme or brands keeps what was typed', async () => {
    const element = await ready();
    await typeCard(element);
    const frame = frameOf(element);
    element.locale = 'ar';
    document.documentElement.dir = 'rtl';
    element.style.colorScheme = 'dark';
    await soon(() => frame.title === 'بيانات البطاقة');
    element.brands = ['visa', 'mc'];
    await element.updateComplete;
    document.documentElement.dir = '';
    const { envelopes } = await element.seal();
    expect(frameOf(element)).to.equal(frame);
    expect(await key.read(envelopes.encryptedCardNumber!)).to.include({ number: '4111111111111111' });
  });

  it('a brand that is not taken is said to be so', async () => {
    const element = await ready();
    element.setAttribute('brands', 'mc, amex');
    await element.updateComplete;
    await enter(element);
    await typeKeys('4111111111111111');
    await sendKeys({ press: 'Tab' });
    await soon(() => element.cardState.fields.number === 'unsupported');
  });

  it('a bad list of brands is one warning and not an end', async () => {
    const warned: string[] = [];
    const { warn } = console;
    console.warn = (text: string) => warned.push(text);
    const element = await ready();
    element.brands = 'visa' as unknown as string[];
    await element.updateComplete;
    console.warn = warn;
    expect(warned).to.have.length(1);
    expect(element.matches(':state(ready)')).to.equal(true);
  });

  it('takes the same room before and after the fields are there', async () => {
    for (const inlineSize of ['480px', '280px']) {
      const box = await fixture<HTMLElement>(html`<div></div>`);
      box.style.inlineSize = inlineSize;
      const element = document.createElement('florin-card-fields');
      Object.assign(element, { proxy: '/florin', serverTime: SERVER_TIME, sandboxKey: key.text });
      box.append(element);
      await element.updateComplete;
      const before = box.getBoundingClientRect().height;
      await until(element, 'ready');
      await soon(() => !element.shadowRoot!.querySelector('.card-skeleton'));
      expect(Math.abs(box.getBoundingClientRect().height - before), inlineSize).to.be.below(2);
    }
  });

  it('properties set before the element was known still count', async () => {
    const early = document.implementation.createHTMLDocument('').createElement('florin-card-fields');
    Object.assign(early, { proxy: '/florin', brands: ['mc'], serverTime: SERVER_TIME, sandboxKey: key.text });
    document.body.append(early);
    await until(early, 'ready');
    expect(early.brands).to.deep.equal(['mc']);
    early.remove();
  });

  it('reset() empties the fields', async () => {
    const element = await ready();
    await typeCard(element);
    element.reset();
    await soon(() => element.cardState.fields.number === 'empty');
    expect(element.cardState.lastFour).to.equal(undefined);
  });

  it('disabled, nothing can be typed', async () => {
    const element = await ready();
    element.disabled = true;
    await element.updateComplete;
    await enter(element);
    await typeKeys('4111');
    element.disabled = false;
    await element.updateComplete;
    expect(element.cardState.fields.number).to.equal('empty');
  });

  it('Enter outside a form is told to the page', async () => {
    const element = await ready();
    await typeCard(element);
    setTimeout(() => void sendKeys({ press: 'Enter' }));
    const { detail } = await oneEvent(element, 'florin-card-submitted');
    expect(detail).to.equal(element.cardState);
  });

  it('asks the proxy for its time, shows that it is a test, and says so when nothing comes', async () => {
    const asked: string[] = [];
    let answer = (): Response => new Response('', { status: 500 });
    const fetch = (url: string) => {
      asked.push(url);
      return Promise.resolve(answer());
    };
    await import('../../../src/components/provider/define.js');
    const provider = await fixture(
      html`<florin-provider proxy="/florin" .fetch=${fetch}
        ><florin-card-fields .sandboxKey=${key.text}></florin-card-fields
      ></florin-provider>`,
    );
    const element = provider.querySelector('florin-card-fields')!;
    await until(element, 'error');
    answer = () => Response.json({ environment: 'sandbox', serverTime: String(SERVER_TIME) });
    element.shadowRoot!.querySelector<HTMLElement>('[part="retry"]')!.click();
    await until(element, 'ready');
    expect(asked).to.deep.equal(['/florin/config', '/florin/config']);
    await soon(() => element.shadowRoot!.activeElement?.localName === 'iframe');
    await soon(() => element.shadowRoot!.querySelector('[part="badge"]')?.textContent === 'Test mode');
  });

  it('nothing typed is to be found in the page', async () => {
    const element = await ready();
    await typeCard(element);
    await element.seal();
    // The runner's port and session are random, and may hold the same letters.
    const { port, search } = location;
    const page = serialised(document).replaceAll(port, '').replaceAll(search, '');
    expect(page).not.to.match(/4111|737\b|03\/30|eyJ/);
  });

  it('a page whose elements take the names of globals changes nothing (case 73)', async () => {
    const names = [
      'config',
      'crypto',
      'florin',
      'proxy',
      'frame',
      'location',
      'name',
      'performance',
      'requestSubmit',
    ];
    const clobber = document.createElement('div');
    clobber.append(
      ...names.flatMap((name) => [
        Object.assign(document.createElement('form'), { name }),
        Object.assign(document.createElement('a'), { id: name }),
        Object.assign(document.createElement('img'), { name: 'baseURI' }),
      ]),
    );
    document.body.prepend(clobber);
    const element = await ready();
    await typeCard(element);
    expect(Object.keys((await element.seal()).envelopes)).to.have.length(4);
    clobber.remove();
  });

  for (const colorScheme of ['light', 'dark'] as const)
    it(`is accessible in ${colorScheme}, ready and in error`, async () => {
      document.documentElement.style.colorScheme = colorScheme;
      document.body.style.background = 'Canvas';
      const element = await ready();
      await expect(element).to.be.accessible();
      element.frameUrl = 'data:,';
      await until(element, 'error');
      await expect(element).to.be.accessible();
      document.documentElement.removeAttribute('style');
      document.body.removeAttribute('style');
    });
});
