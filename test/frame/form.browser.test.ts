import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';

import { monthOf } from '../../src/frame/expiry.js';
import { createForm, type CardForm } from '../../src/frame/form.js';
import { applyTheme } from '../../src/frame/theme.js';
import { typeKeys } from '../type-keys.js';
import { settings } from './settings.js';

/** The form by itself, in the page, where a test can look at it: what the frame shows is this. */
describe('the form of the card frame', () => {
  let form: CardForm;
  let intents: string[];
  let changes: number;
  const input = (name: string) =>
    form.element.querySelector<HTMLInputElement>(`#${name}`) ?? expect.fail(name);
  const error = (name: string) => form.element.querySelector(`#${name}error`)?.textContent;

  beforeEach(() => {
    intents = [];
    changes = 0;
    form = createForm(
      settings(),
      monthOf(new Date(Date.UTC(2026, 10, 21))),
      () => ++changes > 0,
      (intent) => intents.push(intent),
    );
    form.show(settings());
    document.body.append(form.element);
  });
  afterEach(() => form.element.remove());

  it('groups the digits while they are typed', async () => {
    input('number').focus();
    await typeKeys('4111111111111111');
    expect(input('number').value).to.equal('4111 1111 1111 1111');
    expect(form.element.querySelector('#numberbadge')?.textContent).to.equal('Visa');
    expect(changes).to.be.greaterThan(15);
  });

  it('of a gift card takes number and PIN of any length as they are typed, which no browser fills in', async () => {
    form.element.remove();
    const gift = settings({ fields: ['number', 'securityCode'], isGiftCard: true });
    form = createForm(
      gift,
      0,
      () => false,
      () => undefined,
    );
    form.show(gift);
    document.body.append(form.element);
    input('number').focus();
    await typeKeys('411111111111111111111');
    expect(input('number').value).to.equal('411111111111111111111');
    expect(form.element.querySelector('#numberbadge')?.textContent).to.equal('');
    input('securityCode').focus();
    await typeKeys('123456');
    expect(input('securityCode').value).to.equal('123456');
    expect(input('number').autocomplete).to.equal('off');
    expect(form.state()).to.include({ complete: true, brand: undefined, lastFour: undefined });
  });

  it('of a gift card takes the letters of its number, in the groups that its card has', async () => {
    form.element.remove();
    const gift = settings({ fields: ['number', 'securityCode'], isGiftCard: true });
    form = createForm(
      gift,
      0,
      () => false,
      () => undefined,
    );
    form.show(gift);
    document.body.append(form.element);
    input('number').focus();
    await typeKeys('GC4f-773x 900Z');
    expect(input('number').value).to.equal('GC4f-773x 900Z');
    input('securityCode').focus();
    await typeKeys('a1B');
    expect(input('securityCode').value).to.equal('a1B');
    expect(input('number').inputMode).to.equal('text');
    expect(form.state().complete).to.equal(true);
  });

  it('takes no letters into the number of a bank card', async () => {
    input('number').focus();
    await typeKeys('4a1b1');
    expect(input('number').value).to.equal('411');
  });

  it('stays the form of a bank card, whatever a page says later', async () => {
    input('number').focus();
    await typeKeys('411111');
    form.show(settings({ isGiftCard: true }));
    expect(form.state().fields.number).to.equal('incomplete');
  });

  it('keeps the caret where a digit is corrected', async () => {
    input('number').focus();
    await typeKeys('41111111');
    input('number').setSelectionRange(5, 5);
    await sendKeys({ press: 'Backspace' });
    expect([input('number').value, input('number').selectionStart]).to.deep.equal(['4111 111', 3]);
    await typeKeys('2');
    expect([input('number').value, input('number').selectionStart]).to.deep.equal(['4112 1111', 5]);
  });

  it('complains on leaving, in the words of the settings, and stops while the shopper corrects it', async () => {
    input('expiry').focus();
    await typeKeys('1026');
    expect(error('expiry')).to.equal('');
    input('securityCode').focus();
    expect(error('expiry')).to.equal('word expiryExpired');
    expect(input('expiry').getAttribute('aria-invalid')).to.equal('true');
    form.show(settings({ words: { ...settings().words, expiryExpired: 'abgelaufen' } }));
    expect(error('expiry')).to.equal('abgelaufen');
    input('expiry').focus();
    await sendKeys({ press: 'Backspace' });
    expect(error('expiry')).to.equal('');
  });

  it('shows only the inputs that are asked for, and keeps what the others hold', () => {
    input('number').value = '4111';
    form.show(settings({ fields: ['securityCode', 'holderName'] }));
    const visible = [...form.element.querySelectorAll('input')].filter((one) => one.checkVisibility());
    expect(visible.map(({ id }) => id)).to.deep.equal(['securityCode', 'holderName']);
    form.show(settings());
    expect(input('number').value).to.equal('4111');
  });

  it('tells Enter and Escape, and nothing else', async () => {
    input('number').focus();
    for (const press of ['Enter', 'a', 'Escape']) await sendKeys({ press });
    expect(intents).to.deep.equal(['submit', 'dismiss']);
  });

  it('is accessible, with and without errors', async () => {
    await expect(form.element).to.be.accessible();
    form.complain();
    await expect(form.element).to.be.accessible();
  });

  it('a theme is set and taken back whole', () => {
    const root = document.createElement('div');
    applyTheme(
      root,
      settings({ tokens: { radius: '3px', 'color-text': 'url(//evil.test)' }, direction: 'rtl' }),
    );
    expect([
      root.style.getPropertyValue('--radius'),
      root.style.getPropertyValue('--color-text'),
    ]).to.deep.equal(['3px', '']);
    expect(root.dir).to.equal('rtl');
    applyTheme(root, settings());
    expect(root.style.getPropertyValue('--radius')).to.equal('');
  });
});
