import { expect, waitUntil } from '@open-wc/testing';

import { openStage, type Stage } from '../../../stage.js';
import { settled, show, type, type Shown } from '../till-keys.js';

const select = (shown: Shown) => shown.find<HTMLSelectElement>('[part=installments]');
const lines = (shown: Shown) =>
  [...(select(shown)?.options ?? [])].map(({ text }) =>
    text.replaceAll(/[\u2066-\u2069]/g, '').replaceAll(/\s/g, ' '),
  );
const postalCode = (shown: Shown) => shown.find<HTMLInputElement>('#florin-person-billingAddress-postalCode');

async function choose(shown: Shown, index: number): Promise<void> {
  const field = select(shown);
  if (!field) throw new Error('nothing to choose');
  field.selectedIndex = index;
  field.dispatchEvent(new Event('change'));
  await shown.element.updateComplete;
}

const sent = (stage: Stage) =>
  (
    JSON.parse(stage.bodies[stage.asked.lastIndexOf('POST /checkout/payments')] ?? '{}') as {
      paymentMethod?: Record<string, unknown>;
    }
  ).paymentMethod;

describe('what is asked beside a card', () => {
  // First of all: nothing of it is loaded yet.
  it('comes with the list of methods, which does not move away under a click', async () => {
    const stage = await openStage({
      amount: { value: 12_000, currency: 'BRL' },
      order: { countryCode: 'BR', installmentOptions: { card: { values: [2, 3] } } },
    });
    const shown = await show(stage, { countryCode: 'BR' }, '');
    const hasCome = await new Promise<boolean>((resolve) => {
      const look = (): void => {
        if (shown.find('[part=method]')) resolve(select(shown) !== null);
      };
      new MutationObserver(look).observe(shown.element.shadowRoot!, { childList: true, subtree: true });
    });
    expect(hasCome).to.equal(true);
  });

  it('a shopper chooses in how many monthly payments the card pays', async () => {
    const stage = await openStage({
      amount: { value: 12_000, currency: 'BRL' },
      order: { countryCode: 'BR', installmentOptions: { card: { values: [2, 3] } } },
    });
    const shown = await show(stage, { countryCode: 'BR' });
    await waitUntil(() => select(shown));
    expect(lines(shown)).to.deep.equal([
      'Pay R$120.00 at once',
      '2 monthly payments of about R$60.00',
      '3 monthly payments of about R$40.00',
    ]);
    await type(shown);
    await choose(shown, 2);
    await shown.element.submit();
    await settled(shown, 'paid');
    expect(sent(stage)?.['installments']).to.deep.equal({ value: 3 });
  });

  it('says the terms of each plan in words, and sends the one that was chosen with its percentage', async () => {
    const card = {
      values: [0, 3],
      plans: [
        'regular',
        'with_interest',
        'nointerest_bonus',
        'interest_bonus',
        'refund_prctg',
        'nointeres_refund_prctg',
        'interes_refund_prctg',
        'buynow_paylater',
      ],
      percentages: {
        nointerest_bonus: 5,
        interest_bonus: 5,
        refund_prctg: 10,
        nointeres_refund_prctg: 10,
        interes_refund_prctg: 10,
      },
    };
    const stage = await openStage({
      amount: { value: 12_000, currency: 'MXN' },
      order: { countryCode: 'MX', installmentOptions: { card } },
    });
    const shown = await show(stage, { countryCode: 'MX' });
    await waitUntil(() => select(shown));
    const three = '3 monthly payments of about MX$40.00';
    expect(lines(shown)).to.deep.equal([
      'Pay MX$120.00 at once',
      three,
      `${three} · plus interest`,
      `${three} · no interest · with a bonus of 5%`,
      `${three} · plus interest · with a bonus of 5%`,
      `${three} · 10% back later`,
      `${three} · no interest · 10% back later`,
      `${three} · plus interest · 10% back later`,
      'Buy now, pay later',
      `Buy now, pay later · ${three}`,
    ]);
    await type(shown);
    await choose(shown, 6);
    await shown.element.submit();
    await settled(shown, 'paid');
    expect(sent(stage)?.['installments']).to.deep.equal({
      value: 3,
      plan: 'nointeres_refund_prctg',
      extra: 10,
    });
  });

  it('begins with the number that the shop has chosen, whichever plan it is of', async () => {
    const stage = await openStage({
      amount: { value: 12_000, currency: 'MXN' },
      order: {
        countryCode: 'MX',
        installmentOptions: { card: { values: [3, 6], plans: ['with_interest'], preselectedValue: 6 } },
      },
    });
    const shown = await show(stage, { countryCode: 'MX' });
    await waitUntil(() => select(shown));
    expect(select(shown)?.selectedIndex).to.equal(2);
  });

  it('the choice of monthly payments looks as all fields do, and fits on 320 pixels', async () => {
    const stage = await openStage({
      amount: { value: 202_170, currency: 'BRL' },
      order: { countryCode: 'BR', installmentOptions: { card: { values: [2, 3, 6, 12] } } },
    });
    const shown = await show(stage, { countryCode: 'BR' });
    // What a page of 320 pixels leaves for it, in a column with a ground of its own.
    shown.element.style.inlineSize = '246px';
    await waitUntil(() => select(shown));
    const box = select(shown)!.getBoundingClientRect();
    const room = shown.element.getBoundingClientRect();
    expect(box.left).to.be.at.least(room.left);
    expect(box.right).to.be.at.most(room.right);
    expect(box.height).to.be.at.least(44);
  });

  it('offers what the shop offers for the brand, and keeps a choice that the brand allows', async () => {
    const stage = await openStage({
      amount: { value: 12_000, currency: 'BRL' },
      order: { installmentOptions: { card: { values: [2, 3] }, visa: { values: [3, 6] } } },
    });
    const shown = await show(stage, { countryCode: 'BR' });
    await waitUntil(() => select(shown));
    await choose(shown, 2);
    await type(shown);
    await waitUntil(() => lines(shown).some((line) => line.startsWith('6 monthly')));
    expect(select(shown)?.selectedIndex).to.equal(1);
  });

  it('pays at once without a word of parts', async () => {
    const stage = await openStage({
      amount: { value: 12_000, currency: 'BRL' },
      order: { installmentOptions: { card: { values: [2] } } },
    });
    const shown = await show(stage, { countryCode: 'BR' });
    await waitUntil(() => select(shown));
    await type(shown);
    expect(await shown.element.submit()).to.equal('paid');
    expect(sent(stage)).not.to.have.property('installments');
  });

  it('asks for the postal code, says what is missing beside it, and keeps the card that was typed', async () => {
    const stage = await openStage({
      amount: { value: 1999, currency: 'USD' },
      order: { countryCode: 'US', cardBillingAddress: 'postal-code' },
    });
    const shown = await show(stage, { countryCode: 'US' });
    await waitUntil(() => postalCode(shown));
    await type(shown);
    await shown.element.submit().catch(({ code }) => expect(code).to.equal('incomplete'));
    await shown.element.updateComplete;
    expect(shown.element.shadowRoot?.activeElement?.id).to.equal('florin-person-billingAddress-postalCode');
    expect(shown.text()).to.contain('Enter a postal code like 94103.');
    await expect(shown.element).to.be.accessible();
    const input = postalCode(shown)!;
    input.value = '10001';
    input.dispatchEvent(new Event('input'));
    expect(await shown.element.submit()).to.equal('paid');
    expect(sent(stage)?.['person']).to.deep.equal({ billingAddress: { country: 'US', postalCode: '10001' } });
  });

  it('asks for the whole address in the form of the country that is chosen, and for no code where it has none', async () => {
    const stage = await openStage({
      amount: { value: 1999, currency: 'JPY' },
      order: { countryCode: 'JP', cardBillingAddress: 'full' },
    });
    const shown = await show(stage, { countryCode: 'JP' });
    const find = (name: string) => shown.find<HTMLInputElement>(`#florin-person-billingAddress-${name}`);
    await waitUntil(() => find('stateOrProvince'));
    const order = () =>
      [
        ...(shown.element.shadowRoot?.querySelectorAll('[id^=florin-person-billing]:is(input, select)') ??
          []),
      ].map(({ id }) => id.split('-').at(-1));
    expect(order()).to.deep.equal([
      'country',
      'postalCode',
      'stateOrProvince',
      'city',
      'street',
      'houseNumberOrName',
    ]);
    await waitUntil(() => find('stateOrProvince')?.textContent?.includes('東京都'));
    const enter = async (name: string, value: string): Promise<void> => {
      const input = find(name)!;
      input.value = value;
      input.dispatchEvent(new Event(input.localName === 'select' ? 'change' : 'input'));
      await shown.element.updateComplete;
    };
    await enter('stateOrProvince', '13');
    await enter('country', 'HK');
    expect(order()).to.deep.equal(['country', 'street', 'houseNumberOrName', 'city']);
    for (const [name, value] of [
      ['street', 'Nathan Road'],
      ['houseNumberOrName', '1'],
      ['city', 'Kowloon'],
    ] as const)
      await enter(name, value);
    await expect(shown.element).to.be.accessible();
    await type(shown);
    expect(await shown.element.submit()).to.equal('paid');
    expect(sent(stage)?.['person']).to.deep.equal({
      billingAddress: { country: 'HK', street: 'Nathan Road', houseNumberOrName: '1', city: 'Kowloon' },
    });
  });

  it('opens nothing where the shop says only what cards cost on top', async () => {
    const stage = await openStage({
      order: { countryCode: 'NL', methodHints: { scheme: { surcharge: 35 } } },
    });
    const shown = await show(stage, { countryCode: 'NL' });
    await waitUntil(() => shown.find('[part=method-hint]')?.textContent.includes('0.35'));
    expect(shown.find('[part=method-fields]') === null).to.equal(true);
    await type(shown);
    expect(await shown.element.submit()).to.equal('paid');
  });

  it('asks nothing where the order asks for nothing', async () => {
    const stage = await openStage();
    const shown = await show(stage, { countryCode: 'US' });
    expect(select(shown)).to.equal(null);
    expect(postalCode(shown)).to.equal(null);
  });
});
