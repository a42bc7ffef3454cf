import { expect, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';

import { openStage, type Stage } from '../../../stage.js';
import { settled, show, type, type Shown } from '../../checkout/till-keys.js';

const VISA_OR_CB = '4035501000000008';

const groupOf = (shown: Shown) => shown.find<HTMLFieldSetElement>('[part=brands]');
const chosen = (shown: Shown) =>
  groupOf(shown)
    ?.querySelector(':checked')
    ?.parentElement?.textContent.replace(/[\u2068\u2069\s]/g, '');
const brandSent = (stage: Stage) =>
  (
    JSON.parse(stage.bodies[stage.asked.lastIndexOf('POST /checkout/payments')] ?? '{}') as {
      paymentMethod?: { brand?: string };
    }
  ).paymentMethod?.brand;

/** A shop in France takes CB beside the international brands, which it names first. */
async function typed(stage: Stage): Promise<Shown> {
  const shown = await show(stage, { countryCode: 'FR', withSaveCard: true });
  await type(shown, VISA_OR_CB);
  await waitUntil(() => groupOf(shown), 'nothing to choose');
  return shown;
}

describe('a card of two brands in <florin-checkout>', () => {
  it('is paid as the brand that the shopper chose with the keyboard', async () => {
    const stage = await openStage();
    const shown = await typed(stage);
    expect(chosen(shown)).to.equal('Visa');
    expect(shown.text()).to.contain('Choose CB only if its logo is on your card');
    await sendKeys({ press: 'Tab' });
    await sendKeys({ press: 'ArrowDown' });
    await waitUntil(() => chosen(shown) === 'CB');
    // On the way to the button that pays stands the one that shows more methods.
    for (const part of ['more', 'pay-button']) {
      await sendKeys({ press: 'Tab' });
      expect(shown.element.shadowRoot?.activeElement?.getAttribute('part')).to.equal(part);
    }
    await sendKeys({ press: 'Enter' });
    await settled(shown, 'paid');
    expect(brandSent(stage)).to.equal('cartebancaire');
    expect(stage.sandbox.books().at(-1)?.brand).to.equal('cartebancaire');
  });

  it('a shopper who chooses nothing pays with the brand that the shop names first', async () => {
    const stage = await openStage();
    const shown = await typed(stage);
    expect(await shown.element.submit()).to.equal('paid');
    expect(brandSent(stage)).to.equal('visa');
  });

  it('a shop that takes one of the two asks nothing', async () => {
    const stage = await openStage();
    const shown = await show(stage, { countryCode: 'NL' });
    await type(shown, VISA_OR_CB);
    await shown.element.updateComplete;
    expect(groupOf(shown)).to.equal(null);
  });

  it('a stored card asks nothing, and the choice is there again with the typed card', async () => {
    const stage = await openStage({ shopperReference: 'shopper-1' });
    const first = await show(stage, { countryCode: 'FR', withSaveCard: true });
    await type(first);
    first.find<HTMLInputElement>('[part=save] input')?.click();
    await first.element.submit();
    first.element.remove();
    const shown = await show(stage, { countryCode: 'FR' });
    const [stored, another] = shown.element.shadowRoot!.querySelectorAll<HTMLInputElement>('[name=card]');
    another?.click();
    await waitUntil(() => 'number' in (lastCard(shown).fields ?? {}));
    await type(shown, VISA_OR_CB);
    await waitUntil(() => groupOf(shown));
    groupOf(shown)?.querySelectorAll('input')[1]?.click();
    await waitUntil(() => lastCard(shown).brand === 'cartebancaire');
    stored?.click();
    await waitUntil(() => groupOf(shown) === null);
    another?.click();
    await waitUntil(() => groupOf(shown));
    expect(chosen(shown)).to.equal('CB');
  });

  it('focus() leads to the card, not to the choice', async () => {
    const shown = await typed(await openStage());
    shown.pay().focus();
    shown.element.focus();
    await waitUntil(() => shown.element.shadowRoot?.activeElement?.localName === 'iframe');
  });
});

function lastCard({ events }: Shown): { fields?: object; brand?: string } {
  const [, card] = events.findLast(([name]) => name === 'florin-card-changed') ?? [];
  return (card ?? {}) as { fields?: object; brand?: string };
}
