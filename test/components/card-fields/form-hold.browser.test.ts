import { sendKeys } from '@web/test-runner-commands';
import { expect, fixture, html, nextFrame } from '@open-wc/testing';

import '../../../src/components/card-fields/define.js';
import { enter, platformKey, SERVER_TIME, soon, typeCard, until } from './typed-card.js';
import { typeKeys } from '../../type-keys.js';

const key = await platformKey();
const NAMES = ['encryptedCardNumber', 'encryptedExpiryMonth', 'encryptedExpiryYear', 'encryptedSecurityCode'];

/** A merchant's form whose own handler collects what it is given. */
async function shop(attributes: { novalidate?: boolean; disabled?: boolean; clobbered?: boolean } = {}) {
  const form = await fixture<HTMLFormElement>(html`
    <form ?novalidate=${attributes.novalidate}>
      <input name="note" value="ring twice" />
      ${attributes.clobbered ? html`<input name="requestSubmit" /><input name="submit" />` : ''}
      <label for="card">Card</label>
      <fieldset ?disabled=${attributes.disabled}>
        <florin-card-fields
          id="card"
          proxy="/florin"
          .serverTime=${SERVER_TIME}
          .sandboxKey=${key.text}
        ></florin-card-fields>
      </fieldset>
      <button name="way" value="pay">Pay</button>
    </form>
  `);
  const submitted: { data: FormData; submitter: HTMLElement | null }[] = [];
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    submitted.push({ data: new FormData(form, event.submitter), submitter: event.submitter });
  });
  const card = form.querySelector('florin-card-fields')!;
  await until(card, 'ready');
  const button = form.querySelector('button')!;
  return { form, card, button, submitted };
}

describe('card fields in a form', () => {
  it('the form is submitted once, by the same button, with four envelopes that open to the card', async () => {
    const { card, button, submitted } = await shop();
    await typeCard(card);
    button.click();
    await soon(() => submitted.length > 0);
    const { data, submitter } = submitted[0]!;
    expect(submitter).to.equal(button);
    expect([...data.keys()].sort()).to.deep.equal([...NAMES, 'note', 'way'].sort());
    expect(await key.read(String(data.get('encryptedCardNumber')))).to.include({
      number: '4111111111111111',
    });
    expect(await key.read(String(data.get('encryptedSecurityCode')))).to.include({ cvc: '737' });
    await nextFrame();
    expect(submitted).to.have.length(1);
  });

  it('afterwards the form holds no envelope any more', async () => {
    const { form, card, button, submitted } = await shop();
    await typeCard(card);
    button.click();
    await soon(() => submitted.length > 0);
    expect([...new FormData(form).keys()]).to.deep.equal(['note']);
  });

  it('however often the button is clicked, the form is submitted once at a time', async () => {
    const { card, button, submitted } = await shop();
    await typeCard(card);
    for (let times = 0; times < 5; times++) button.click();
    await soon(() => submitted.length > 0);
    await nextFrame();
    expect(submitted).to.have.length(1);
  });

  it('Enter in a field submits the form', async () => {
    const { card, submitted } = await shop();
    await typeCard(card);
    await sendKeys({ press: 'Enter' });
    await soon(() => submitted.length > 0);
    expect(submitted[0]!.data.has('encryptedCardNumber')).to.equal(true);
  });

  it('an incomplete card stops the form, and the first field to correct takes the focus', async () => {
    const { form, card, button, submitted } = await shop();
    expect(form.checkValidity()).to.equal(false);
    expect(card.matches(':invalid')).to.equal(true);
    await enter(card, () => button.click());
    await typeKeys('4');
    await soon(() => card.cardState.fields.number !== 'empty');
    expect(submitted).to.have.length(0);
    await sendKeys({ press: 'Backspace' });
    await typeCard(card);
    expect(form.checkValidity()).to.equal(true);
  });

  it('a form that does not validate is held all the same', async () => {
    const { card, button, submitted } = await shop({ novalidate: true });
    button.click();
    await soon(() => card.cardState.fields.number === 'missing');
    expect(submitted).to.have.length(0);
  });

  it('a reset of the form empties the fields', async () => {
    const { form, card } = await shop();
    await typeCard(card);
    form.reset();
    await soon(() => card.cardState.fields.number === 'empty');
  });

  it('in a disabled fieldset the card takes no part', async () => {
    const { form, card, button, submitted } = await shop({ disabled: true });
    expect(form.checkValidity()).to.equal(true);
    await enter(card);
    await typeKeys('4111');
    expect(card.cardState.fields.number).to.equal('empty');
    button.click();
    expect([...submitted[0]!.data.keys()]).to.deep.equal(['note', 'way']);
  });

  it('a click on its label moves into the first field', async () => {
    const { form, card } = await shop();
    await enter(card, () => form.querySelector('label')!.click());
    await typeKeys('4');
    await soon(() => card.cardState.fields.number !== 'empty');
  });

  it('fields with the names of a form’s methods do not get in the way', async () => {
    const { card, submitted } = await shop({ clobbered: true });
    await typeCard(card);
    await sendKeys({ press: 'Enter' });
    await soon(() => submitted.length > 0);
  });

  it('a form it has left is no longer held', async () => {
    const { form, card, button, submitted } = await shop();
    card.remove();
    expect(form.checkValidity()).to.equal(true);
    button.click();
    expect(submitted).to.have.length(1);
  });
});
