import { expect, waitUntil } from '@open-wc/testing';

import { chooseMethod, settled, type } from '../../till-keys.js';
import { openGift, openGiftStage, payPart, press, reads, typeGift } from './gift-keys.js';

const paid = (stage: { bodies: string[]; asked: string[] }) =>
  stage.asked.flatMap((row, at) =>
    row === 'POST /checkout/payments'
      ? [JSON.parse(stage.bodies[at] ?? '{}') as { amount: unknown; paymentMethod: { type: string } }]
      : [],
  );

describe('a gift card', () => {
  it('says what it is worth before it pays, and pays a part of the order; another method pays the rest', async () => {
    const stage = await openGiftStage();
    const shown = await openGift(stage);
    expect(shown.pay().textContent).to.contain('Check balance');
    await typeGift(shown, 'gift-50');
    await reads(shown, 'Balance €50.00 From this card €50.00 Left to pay €10.00');
    expect(stage.charged()).to.equal(0);
    await press(shown, 'Use €50.00 from this card');
    await reads(shown, 'Your gift card was used. €10.00 left to pay.');
    await reads(shown, 'Paid so far Givex •••• 0050 €50.00 Left to pay €10.00');
    expect(shown.outcomes()).to.deep.equal(['action-required']);
    expect(
      shown.events.filter(([name]) => name === 'florin-before-order-pay').map(([, told]) => told),
    ).to.deep.equal([{ order: shown.element.order, amount: { value: 5000, currency: 'EUR' } }]);
    await chooseMethod(shown, 'Card');
    await type(shown);
    expect(shown.pay().textContent.replaceAll(/[\u2068\u2069]/g, '')).to.contain('Pay €10.00');
    await shown.element.submit();
    await settled(shown, 'paid');
    expect(paid(stage).map(({ amount, paymentMethod }) => [paymentMethod.type, amount])).to.deep.equal([
      ['giftcard', { value: 5000, currency: 'EUR' }],
      ['scheme', { value: 1000, currency: 'EUR' }],
    ]);
  });

  it('of two brands stands in a line of its own, and the brand of the line is asked about and paid with', async () => {
    const stage = await openGiftStage(6000, 'givex', 'svs');
    // It has to load: the built-in picture takes the place of one that does not.
    const marks = { svs: '/demo/pages/pictures/pen.svg' };
    const shown = await openGift(stage, { marks }, 'SVS');
    const lines = [...(shown.element.shadowRoot?.querySelectorAll('[part=method]') ?? [])];
    expect(lines.map((line) => line.textContent.trim())).to.include.members(['Givex', 'SVS']);
    expect(lines.filter((line) => line.querySelector<HTMLInputElement>('input')?.checked)).to.have.length(1);
    const pictureOf = (name: string) => lines.find((line) => line.textContent.includes(name));
    await waitUntil(() => pictureOf('SVS')?.querySelector('img')?.src.endsWith('/pictures/pen.svg'));
    await waitUntil(() => pictureOf('Givex')?.querySelector('svg'));
    await typeGift(shown, 'gift-letters');
    await reads(shown, 'Balance €20.00 From this card €20.00 Left to pay €40.00');
    await press(shown, 'Use €20.00 from this card');
    await reads(shown, 'Your gift card was used. €40.00 left to pay.');
    const sent = stage.asked.flatMap((row, at) =>
      ['POST /giftCards/balance', 'POST /checkout/payments'].includes(row)
        ? [(JSON.parse(stage.bodies[at] ?? '{}') as { paymentMethod: { brand: string } }).paymentMethod.brand]
        : [],
    );
    expect(sent).to.deep.equal(['svs', 'svs']);
  });

  it('of one brand is not found in the line of another, and what was typed there stays there', async () => {
    const shown = await openGift(await openGiftStage(6000, 'givex', 'svs'), {}, 'Givex');
    await typeGift(shown, 'gift-letters');
    await reads(shown, 'We cannot find a gift card with this number and PIN.');
    await chooseMethod(shown, 'SVS');
    await waitUntil(() => shown.find('.gift .card-frame.ready'));
    expect(shown.text()).to.not.include('We cannot find');
  });

  it('that covers all pays as any method does', async () => {
    const stage = await openGiftStage(4000);
    const shown = await openGift(stage);
    await typeGift(shown, 'gift-50');
    await reads(shown, 'Left to pay €0.00');
    await press(shown, 'Pay €40.00');
    await settled(shown, 'paid');
    await reads(shown, 'Payment received');
  });

  for (const [id, pin, text] of [
    ['gift-empty', undefined, 'Nothing is left on this gift card.'],
    ['gift-expired', undefined, 'This gift card has expired.'],
    ['gift-dollars', undefined, 'This gift card pays in another currency.'],
    ['gift-50', '000', 'We cannot find a gift card with this number and PIN.'],
  ] as const)
    it(`(${id}, ${pin ?? 'its PIN'}) cannot pay, and the page says why: ${text}`, async () => {
      const stage = await openGiftStage();
      const shown = await openGift(stage);
      await typeGift(shown, id, pin);
      await reads(shown, text);
      expect(shown.find('.gift > div:last-of-type')?.textContent).to.contain(text);
      expect(shown.pay().textContent).to.contain('Check balance');
      expect(paid(stage)).to.deep.equal([]);
    });

  it('without a PIN is taken where the shopper says so', async () => {
    const shown = await openGift(await openGiftStage());
    await typeGift(shown, 'gift-no-pin');
    await reads(shown, 'Balance €30.00');
  });

  it('whose number is missing is asked for, and nothing is sent', async () => {
    const stage = await openGiftStage();
    const shown = await openGift(stage);
    await press(shown, 'Check balance');
    await waitUntil(() => shown.element.shadowRoot?.activeElement?.localName === 'iframe');
    expect(stage.asked).to.not.include('POST /giftCards/balance');
  });

  it('that the shopper swaps for another is forgotten, and the focus is in the fields', async () => {
    const stage = await openGiftStage();
    const shown = await openGift(stage);
    await typeGift(shown, 'gift-50');
    await press(shown, 'Use another gift card');
    await waitUntil(() => shown.pay().textContent.includes('Check balance'));
    // The focus is in the empty fields: it is typed on.
    await waitUntil(() => shown.element.shadowRoot?.activeElement?.localName === 'iframe');
    await press(shown, 'Check balance');
    await shown.element.updateComplete;
    expect(stage.asked.filter((row) => row === 'POST /giftCards/balance')).to.have.length(1);
  });

  it('is not asked for twice by a double click, and does not pay by it', async () => {
    const stage = await openGiftStage();
    const shown = await openGift(stage);
    await typeGift(shown, 'gift-50');
    await reads(shown, 'Left to pay €10.00');
    shown.pay().dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }));
    await shown.element.updateComplete;
    expect(paid(stage)).to.deep.equal([]);
    expect(stage.asked.filter((row) => row === 'POST /giftCards/balance')).to.have.length(1);
  });

  it('whose balance cannot be asked for says so, and can be asked for again', async () => {
    const stage = await openGiftStage();
    const shown = await openGift(stage);
    stage.obstacle = (request, proceed) =>
      request.url.endsWith('/giftCards/balance') ? Promise.reject(new TypeError('lost')) : proceed();
    await typeGift(shown, 'gift-50');
    await reads(shown, 'The shop cannot be reached.');
    stage.obstacle = undefined;
    await press(shown, 'Check balance');
    await reads(shown, 'Balance €50.00');
  });

  it('whose payment’s answer was lost has paid once, and the page finds out', async () => {
    const stage = await openGiftStage();
    const shown = await openGift(stage);
    await typeGift(shown, 'gift-50');
    let isLost = false;
    stage.obstacle = async (request, proceed) => {
      const response = await proceed();
      if (isLost || !request.url.endsWith('/checkout/payments')) return response;
      isLost = true;
      throw new TypeError('lost');
    };
    await press(shown, 'Use €50.00');
    await reads(shown, 'Paid so far Givex •••• 0050 €50.00 Left to pay €10.00');
    expect(stage.charged()).to.equal(1);
  });

  it('that is declined says so, and keeps its number', async () => {
    const stage = await openGiftStage();
    const shown = await openGift(stage);
    await typeGift(shown, 'gift-50');
    stage.obstacle = async (request, proceed) => {
      if (!request.url.endsWith('/checkout/payments')) return proceed();
      const { remaining: _, ...answer } = (await (await proceed()).json()) as Record<string, unknown>;
      return Response.json({ ...answer, outcome: 'refused', reason: 'declined' });
    };
    await press(shown, 'Use €50.00');
    await settled(shown, 'refused');
    await reads(shown, 'Payment refused');
    expect(shown.pay().textContent).to.contain('Check balance');
    stage.obstacle = undefined;
    await press(shown, 'Check balance');
    await reads(shown, 'Nothing is left on this gift card.');
  });

  it('may be followed by another, which pays the rest', async () => {
    const shown = await openGift(await openGiftStage());
    await payPart(shown, 'gift-50', '€50.00');
    await typeGift(shown, 'gift-10');
    await press(shown, 'Pay €10.00');
    await settled(shown, 'paid');
  });
});
