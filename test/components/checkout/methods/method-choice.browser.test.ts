import { expect, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';

import { openStage, type Stage } from '../../../stage.js';
import { chooseMethod, isComplete, methodLabels, show, type } from '../till-keys.js';
import { typeKeys } from '../../../type-keys.js';

async function withStoredCard(): Promise<Stage> {
  const stage = await openStage({ shopperReference: 'shopper-1' });
  const first = await show(stage, { withSaveCard: true });
  await type(first);
  first.find<HTMLInputElement>('[part=save] input')?.click();
  await first.element.submit();
  first.element.remove();
  return stage;
}

const lastPay = (stage: Stage) =>
  JSON.parse(stage.bodies[stage.asked.lastIndexOf('POST /checkout/payments')] ?? '{}') as Record<
    string,
    object
  >;

describe('stored cards', () => {
  it('a card is stored only when the shopper says so, for the model the page names', async () => {
    const stage = await openStage({ shopperReference: 'shopper-1' });
    const shown = await show(stage, { withSaveCard: true, recurringProcessingModel: 'Subscription' });
    await type(shown);
    shown.find<HTMLInputElement>('[part=save] input')?.click();
    await shown.element.submit();
    expect(lastPay(stage)).to.include({ storePaymentMethod: true, recurringProcessingModel: 'Subscription' });
  });

  it('storing is offered neither to guests nor where the page does not ask for it', async () => {
    const guest = await show(await openStage(), { withSaveCard: true });
    expect(guest.find('[part=save]')).to.equal(null);
    const known = await show(await openStage({ shopperReference: 'shopper-1' }));
    expect(known.find('[part=save]')).to.equal(null);
  });

  it('a stored card is chosen first and paid with its security code', async () => {
    const stage = await withStoredCard();
    const shown = await show(stage);
    const radios = shown.element.shadowRoot?.querySelectorAll<HTMLInputElement>('[type=radio]') ?? [];
    expect([...radios].map(({ checked }) => checked)).to.deep.equal([true, false]);
    expect(shown.text()).to.contain('•••• 1111');
    shown.element.focus();
    expect((shown.element.shadowRoot?.activeElement as HTMLInputElement | null)?.type).to.equal('radio');
    await sendKeys({ press: 'Tab' });
    await waitUntil(() => shown.element.shadowRoot?.activeElement?.localName === 'iframe');
    await typeKeys('737');
    await isComplete(shown);
    expect(await shown.element.submit()).to.equal('paid');
    const { paymentMethod } = lastPay(stage);
    expect(Object.keys(paymentMethod ?? {}).sort()).to.deep.equal([
      'encryptedSecurityCode',
      'storedPaymentMethodId',
      'type',
    ]);
  });

  it('another card takes all the fields back', async () => {
    const stage = await withStoredCard();
    const shown = await show(stage);
    shown.find<HTMLInputElement>('[type=radio]:not(:checked)')?.click();
    await shown.element.updateComplete;
    await waitUntil(() => {
      const [, card] = shown.events.findLast(([name]) => name === 'florin-card-changed') ?? [];
      return 'number' in ((card as { fields?: object })?.fields ?? {});
    });
    expect(shown.find('[part=save]')).to.equal(null);
  });

  it('a card that has expired cannot be chosen', async () => {
    const stage = await openStage({ shopperReference: 'shopper-1' });
    stage.obstacle = async (_, proceed) => {
      const answer = (await (await proceed()).json()) as object;
      const old = {
        id: 'old',
        brand: 'visa',
        name: 'VISA',
        lastFour: '0002',
        expiryMonth: '03',
        expiryYear: '2020',
      };
      return Response.json({ ...answer, storedCards: [old] });
    };
    const shown = await show(stage);
    const [old, another] = shown.element.shadowRoot?.querySelectorAll<HTMLInputElement>('[type=radio]') ?? [];
    expect([old?.disabled, another?.checked]).to.deep.equal([true, true]);
    expect(shown.text()).to.contain('expired 03/2020');
  });
});

/** An order in the Netherlands: cards, and methods that the shopper leaves the page for. */
async function inTheNetherlands() {
  const stage = await openStage();
  const shown = await show(stage, { countryCode: 'NL', withSaveCard: true });
  const choose = (name: string) => chooseMethod(shown, name);
  const frame = () => shown.element.shadowRoot?.querySelector('iframe');
  const isFrameShown = () => (frame()?.getBoundingClientRect().height ?? 0) > 0;
  return { stage, shown, choose, frame, isFrameShown };
}

describe('methods that the shopper leaves for', () => {
  it('stand below the card, which is chosen first', async () => {
    const { shown, isFrameShown } = await inTheNetherlands();
    const labels = methodLabels(shown);
    expect(labels.map(({ textContent }) => textContent.trim())).to.deep.equal([
      'Card',
      'iDEAL | Wero',
      'PayPal',
      'Klarna',
      'Trustly',
      'paysafecard',
    ]);
    expect(shown.find<HTMLInputElement>('[type=radio]:checked')?.closest('label')).to.equal(labels[0]);
    expect(isFrameShown()).to.equal(true);
  });

  it('hide the card fields, say where the shopper goes, and lose nothing that was typed', async () => {
    const { shown, choose, isFrameShown } = await inTheNetherlands();
    await type(shown);
    await choose('iDEAL | Wero');
    expect(isFrameShown()).to.equal(false);
    expect(shown.find('[part=method-notice]')?.textContent).to.contain('page of iDEAL | Wero');
    await choose('Card');
    await waitUntil(isFrameShown);
    await isComplete(shown);
    expect(await shown.element.submit()).to.equal('paid');
  });

  it('send nothing but their name', async () => {
    const { stage, shown, choose } = await inTheNetherlands();
    stage.obstacle = ({ url, method }) =>
      method === 'POST' && url.endsWith('/payments')
        ? Response.json({ error: { code: 'unauthorised' } }, { status: 401 })
        : undefined;
    await choose('Klarna');
    await shown.element.submit().catch(() => undefined);
    expect(lastPay(stage)['paymentMethod']).to.deep.equal({ type: 'klarna' });
  });

  it('one that the page has no way to take is not offered, and the console says so', async () => {
    const stage = await openStage();
    stage.obstacle = async (_, proceed) => {
      const answer = (await (await proceed()).json()) as { methods: object[] };
      return Response.json({ ...answer, methods: [...answer.methods, { type: 'blik', name: 'BLIK' }] });
    };
    const warned: string[] = [];
    const { warn } = console;
    console.warn = (text: string) => void warned.push(text);
    const shown = await show(stage);
    console.warn = warn;
    expect(shown.text()).not.to.contain('BLIK');
    expect(warned.join()).to.contain('blik');
  });

  it('are all there is where no card is taken: there is no card frame, and the first is chosen', async () => {
    const stage = await openStage();
    stage.obstacle = async (_, proceed) => {
      const answer = (await (await proceed()).json()) as object;
      const methods = [
        { type: 'ideal', name: 'iDEAL', family: 'redirect' },
        { type: 'klarna', name: 'Klarna', family: 'redirect' },
      ];
      return Response.json({ ...answer, methods });
    };
    const shown = await show(stage, {}, '');
    await shown.until('ready');
    await waitUntil(() => shown.find('iframe') === null);
    expect(shown.find<HTMLInputElement>('[type=radio]')?.checked).to.equal(true);
    expect(shown.find('[part=pay-button]')?.getAttribute('aria-disabled')).to.equal('false');
  });
});
