import { expect, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';

import { openStage, type Stage } from '../../../../stage.js';
import { answerElsewhere, chooseMethod, settled, show, type Shown } from '../../till-keys.js';
import { typeKeys } from '../../../../type-keys.js';

const PLN = { amount: { value: 1999, currency: 'PLN' }, reports: true };

/** An order in Poland, with BLIK chosen. */
async function withBlik(stage: Stage, settings: object = {}): Promise<Shown> {
  const shown = await show(stage, { countryCode: 'PL', ...settings });
  await chooseMethod(shown, 'BLIK');
  await waitUntil(() => code(shown));
  return shown;
}

const code = (shown: Shown) => shown.find<HTMLInputElement>('[part=method-fields] input');

async function typeCode(shown: Shown, text: string): Promise<void> {
  code(shown)?.focus();
  await typeKeys(text);
}

const answer = (stage: Stage, shown: Shown, choice: string) =>
  answerElsewhere(stage, shown, 'open-app', choice);

const waits = (shown: Shown) => waitUntil(() => shown.find('[part=waiting]'), shown.text());

const asked = (stage: Stage, call: string): number => stage.asked.filter((each) => each === call).length;

describe('a method with a few fields', () => {
  it('says what is missing, takes the focus there, and sends nothing', async () => {
    const stage = await openStage(PLN);
    const shown = await withBlik(stage);
    await shown.element.submit().catch(({ code: why }) => expect(why).to.equal('incomplete'));
    await shown.element.updateComplete;
    expect(shown.text()).to.contain('Enter the 6 digits');
    expect(code(shown)?.getAttribute('aria-invalid')).to.equal('true');
    expect(shown.element.shadowRoot?.activeElement).to.equal(code(shown));
    expect(asked(stage, 'POST /checkout/payments')).to.equal(0);
    await expect(shown.element).to.be.accessible();
  });

  it('has its label in the field where the card has, out of the way of what is typed', async () => {
    const shown = await withBlik(await openStage(PLN), { cardLayout: 'floating' });
    const label = shown.find('[part=method-fields] label');
    const field = code(shown);
    const middle = (box: Element | null) => {
      const { top = 0, height = 0 } = box?.getBoundingClientRect() ?? {};
      return Math.round(top + height / 2);
    };
    expect(middle(label)).to.be.closeTo(middle(field), 2);
    field?.focus();
    await typeKeys('123456');
    expect(middle(label)).to.be.lessThan(middle(field) - 8);
    field?.blur();
    expect(middle(label)).to.be.lessThan(middle(field) - 8);
    await expect(shown.element).to.be.accessible();
  });

  it('is paid with Enter, as the bank’s app approves, and says so without a reload', async () => {
    const stage = await openStage(PLN);
    const shown = await withBlik(stage);
    await typeCode(shown, '123 456');
    await sendKeys({ press: 'Enter' });
    await waits(shown);
    expect(shown.find('[part=countdown]')?.textContent).to.match(/[12]:\d\d left to approve/);
    expect(shown.text()).to.contain('Open BLIK on your phone');
    await expect(shown.element).to.be.accessible();
    const sent = stage.bodies[stage.asked.lastIndexOf('POST /checkout/payments')] ?? '';
    expect(JSON.parse(sent).paymentMethod).to.deep.equal({ type: 'blik', fields: { blikCode: '123456' } });
    await answer(stage, shown, 'approve');
    await settled(shown, 'paid');
    expect(shown.find('[part=waiting]')).to.equal(null);
    expect(stage.charged()).to.equal(1);
  });

  it('is refused in the app, and can be paid by another code', async () => {
    const stage = await openStage(PLN);
    const shown = await withBlik(stage);
    await typeCode(shown, '123456');
    shown.pay().click();
    await waits(shown);
    await answer(stage, shown, 'decline');
    await settled(shown, 'refused');
    await waitUntil(() => code(shown)?.value === '');
    await typeCode(shown, '654321');
    shown.pay().click();
    await waits(shown);
    await answer(stage, shown, 'approve');
    await settled(shown, 'paid');
    expect(stage.charged()).to.equal(1);
  });

  it('waits on after a reload, with the time that the server says, and is given up for another method', async () => {
    const stage = await openStage(PLN);
    const first = await withBlik(stage);
    await typeCode(first, '123456');
    first.pay().click();
    await waits(first);
    const { order } = first.element;
    first.element.remove();
    sessionStorage.clear();
    const shown = await show(stage, { countryCode: 'PL', order }, '');
    await waits(shown);
    expect(shown.find('[part=countdown]')?.textContent).to.match(/(?:2:00|1:5\d) left/);
    const button = shown.find('[part=other-method]');
    button?.click();
    await settled(shown, 'cancelled');
    await waitUntil(() => code(shown) ?? shown.find('[part=methods]'));
    expect(asked(stage, 'POST /checkout/payments')).to.equal(1);
    expect(stage.charged()).to.equal(0);
  });

  it('keeps nothing that was typed in storage, and loses it when the payment has ended', async () => {
    const stage = await openStage(PLN);
    const shown = await withBlik(stage);
    await typeCode(shown, '918273');
    shown.pay().click();
    await waits(shown);
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.to.contain('918273');
    expect(JSON.stringify(shown.events)).not.to.contain('918273');
    await answer(stage, shown, 'decline');
    await settled(shown, 'refused');
    await waitUntil(() => code(shown)?.value === '');
  });
});
