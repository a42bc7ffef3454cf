import { expect, waitUntil } from '@open-wc/testing';

import { show } from '../../till-keys.js';
import { openGift, openGiftStage, payPart, press, reads } from '../gift-card/gift-keys.js';

const active = (element: HTMLElement) => element.shadowRoot?.activeElement;

describe('what an order was paid with so far', () => {
  it('is there again after a reload, whichever method is chosen', async () => {
    const stage = await openGiftStage();
    const shown = await openGift(stage);
    await payPart(shown, 'gift-50', '€50.00');
    const again = await show(stage, { order: shown.element.order }, '');
    await reads(again, 'Paid so far Givex •••• 0050 €50.00 Left to pay €10.00');
  });

  it('goes back when the shopper has confirmed it, and the page says that it is done', async () => {
    const stage = await openGiftStage();
    const shown = await openGift(stage);
    await payPart(shown, 'gift-50', '€50.00');
    await press(shown, 'Remove these payments');
    await reads(shown, '€50.00 will go back to where it came from.');
    await waitUntil(() => active(shown.element)?.id === 'florin-sure');
    await press(shown, 'Keep them');
    await waitUntil(() => active(shown.element)?.textContent.trim() === 'Remove these payments');
    expect(stage.asked).to.not.include('POST /parts/remove');
    await press(shown, 'Remove these payments');
    await press(shown, 'Remove and give back');
    await reads(shown, 'These payments are removed. The money goes back to where it came from.');
    expect(shown.text()).to.not.include('Your gift card was used.');
    expect(active(shown.element)?.id).to.equal('florin-paid-parts');
    expect(stage.charged()).to.equal(0);
  });

  it('is asked for again while the money is on its way back, or an answer was lost', async () => {
    const stage = await openGiftStage();
    const shown = await openGift(stage);
    await payPart(shown, 'gift-50', '€50.00');
    let asked = 0;
    stage.obstacle = async (request, proceed) => {
      if (!request.url.endsWith('/parts/remove')) return proceed();
      asked++;
      if (asked === 1) throw new TypeError('lost');
      if (asked > 2) return proceed();
      const body = {
        order: shown.element.order,
        amount: { value: 1000, currency: 'EUR' },
        paid: [],
        settled: false,
      };
      return Response.json(body, { status: 202 });
    };
    await press(shown, 'Remove these payments');
    await press(shown, 'Remove and give back');
    await reads(shown, 'No answer yet.');
    dispatchEvent(new Event('online'));
    await reads(shown, 'The money is on its way back.');
    expect(shown.find('[part=remove-parts]')).to.equal(null);
    dispatchEvent(new Event('online'));
    await reads(shown, 'These payments are removed.');
    expect(asked).to.equal(3);
  });

  it('cannot be removed while another payment is open, and the page says so', async () => {
    const stage = await openGiftStage();
    const shown = await openGift(stage);
    await payPart(shown, 'gift-50', '€50.00');
    stage.obstacle = (request, proceed) =>
      request.url.endsWith('/parts/remove')
        ? Response.json({ error: { code: 'attempt-open' } }, { status: 409 })
        : proceed();
    await press(shown, 'Remove these payments');
    await press(shown, 'Remove and give back');
    await reads(shown, 'Another payment for this order is in progress.');
    expect(shown.find('[part=remove-parts]')?.textContent.trim()).to.equal('Remove these payments');
  });

  it('went back by itself when the time to pay the rest was over, and the page says so', async () => {
    const stage = await openGiftStage();
    stage.obstacle = async (request, proceed) => {
      const response = await proceed();
      if (!request.url.endsWith('/checkout/paymentMethods')) return response;
      const answer = (await response.json()) as object;
      return Response.json({ ...answer, parts: { paid: [], paidBack: 'expired' } });
    };
    const shown = await show(stage);
    await reads(shown, 'The time to pay the rest is over. The money goes back to where it came from.');
  });
});
