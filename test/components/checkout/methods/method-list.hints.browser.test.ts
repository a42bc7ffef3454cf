import { expect, waitUntil } from '@open-wc/testing';

import { openStage } from '../../../stage.js';
import { read } from '../../opened.js';
import { methodLabels, show, type } from '../till-keys.js';

describe('what the shop says of a method before it is chosen', () => {
  it('comes with the list: the parts it may be paid in, and what it costs on top', async () => {
    const stage = await openStage({
      amount: { value: 12_000, currency: 'BRL' },
      order: {
        countryCode: 'BR',
        installmentOptions: { card: { values: [2, 3, 6] } },
        methodHints: { paypal: { surcharge: 150 }, pix: {} },
      },
    });
    const shown = await show(stage, { countryCode: 'BR', locale: 'en' });
    await waitUntil(() => shown.find('[part=method]'));
    // They come with the list: nothing moves afterwards.
    const hints = methodLabels(shown).map((label) =>
      read(label.querySelector('[part=method-hint]')).replaceAll('\u00A0', ' '),
    );
    expect(hints.filter(Boolean)).to.deep.equal(['2 × R$60.00 – 6 × R$20.00', '+ R$1.50']);
  });

  it('what the only method costs on top is said, too', async () => {
    const stage = await openStage({
      order: { allowedPaymentMethods: ['scheme'], methodHints: { scheme: { surcharge: 35 } } },
    });
    const shown = await show(stage);
    await waitUntil(() => shown.find('[part=method-hint]'));
    expect(shown.find('[part=method]')).to.equal(null);
    const said = read(shown.find('.alone')).replaceAll('\u00A0', ' ');
    expect(said).to.match(/^Card \+ .0\.35$/);
    await expect(shown.element).to.be.accessible();
    await type(shown);
    expect(await shown.element.submit()).to.equal('paid');
  });

  it('a card alone that can be paid in parts says the surcharge once, and its parts where they are chosen', async () => {
    const stage = await openStage({
      amount: { value: 12_000, currency: 'BRL' },
      order: {
        countryCode: 'BR',
        allowedPaymentMethods: ['scheme'],
        installmentOptions: { card: { values: [2, 3] } },
        methodHints: { scheme: { surcharge: 150 } },
      },
    });
    const shown = await show(stage, { countryCode: 'BR', locale: 'en' });
    await waitUntil(() => shown.find('[part=method-hint]'));
    expect(read(shown.find('[part=method-hint]')).replaceAll('\u00A0', ' ')).to.equal('+ R$1.50');
    expect(shown.find('[part=installments]')).not.to.equal(null);
  });
});
