import { expect, waitUntil } from '@open-wc/testing';

import { openStage, type Stage } from '../../../../stage.js';
import { answerElsewhere, openMethod, settled, show, type Shown } from '../../till-keys.js';

const PHP = { amount: { value: 1999, currency: 'PHP' }, reports: true };

const places = (shown: Shown) => [
  ...(shown.element.shadowRoot?.querySelectorAll<HTMLInputElement>('[name=florin-issuer]') ?? []),
];
const email = (shown: Shown) => shown.find<HTMLInputElement>('#florin-method-shopperEmail');

async function withDragonpay(stage: Stage, name: string): Promise<Shown> {
  const shown = await show(stage, { countryCode: 'PH' });
  await openMethod(shown, name);
  return shown;
}

function typeEmail(shown: Shown, text: string): void {
  const field = email(shown);
  if (!field) throw new Error('no email');
  field.value = text;
  field.dispatchEvent(new Event('input'));
}

describe('a list with fields below it', () => {
  it('says all that is missing at once, takes the focus to the first, and sends nothing', async () => {
    const stage = await openStage(PHP);
    const shown = await withDragonpay(stage, 'Dragonpay at a payment centre');
    expect(shown.text()).to.contain('Choose where to pay');
    shown.pay().click();
    await waitUntil(() => shown.element.shadowRoot?.activeElement === places(shown)[0]);
    expect(shown.text()).to.contain('Choose one from the list.');
    expect(shown.text()).to.contain('Enter an email address');
    expect(stage.asked.includes('POST /checkout/payments')).to.equal(false);
    await expect(shown.element).to.be.accessible();
  });

  it('sends the place and the email, shows the lines to pay by, and is paid there', async () => {
    const stage = await openStage(PHP);
    const shown = await withDragonpay(stage, 'Dragonpay at a payment centre');
    places(shown)[3]?.click();
    typeEmail(shown, 'ana@shop.example');
    shown.pay().click();
    await waitUntil(() => shown.find('[part=paper]'), shown.text());
    const sent = stage.bodies[stage.asked.lastIndexOf('POST /checkout/payments')] ?? '';
    expect(JSON.parse(sent).paymentMethod).to.deep.equal({
      type: 'dragonpay_otc_non_banking',
      issuer: '104',
      fields: { shopperEmail: 'ana@shop.example' },
    });
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.to.contain('ana@');
    await answerElsewhere(stage, shown, 'instructions', 'pay');
    await settled(shown, 'paid');
  });

  it('has made the choice where one place alone is listed', async () => {
    const shown = await withDragonpay(await openStage(PHP), 'Dragonpay at a store');
    expect(places(shown).map(({ checked }) => checked)).to.deep.equal([true]);
    shown.pay().click();
    await waitUntil(() => shown.element.shadowRoot?.activeElement === email(shown));
    expect(shown.text()).not.to.contain('Choose one from the list.');
  });
});
