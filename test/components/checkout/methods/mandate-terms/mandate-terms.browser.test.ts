import { expect, waitUntil } from '@open-wc/testing';

import { openStage, type Stage } from '../../../../stage.js';
import { answerElsewhere, openMethod, settled, show, type Shown } from '../../till-keys.js';

const MANDATE = {
  amount: '4999',
  amountRule: 'max',
  frequency: 'biWeekly',
  count: '1',
  startsAt: '2030-02-01',
  endsAt: '2031-02-01',
  remarks: 'Box of vegetables',
};

const open = (changes: object = {}) =>
  openStage({
    amount: { value: 4999, currency: 'AUD' },
    reports: true,
    order: { mandate: { ...MANDATE, ...changes }, creditor: { name: 'Green Box Pty' } },
  });

async function withPayTo(stage: Stage, settings: object = {}): Promise<Shown> {
  const shown = await show(stage, { countryCode: 'AU', ...settings });
  await openMethod(shown, 'PayTo');
  await waitUntil(() => shown.find('[part=mandate]'), shown.text());
  return shown;
}

const terms = (shown: Shown): string[][] =>
  [...(shown.element.shadowRoot?.querySelectorAll('[part=mandate] dt') ?? [])].map((term) => [
    term.textContent?.trim() ?? '',
    term.nextElementSibling?.textContent?.replaceAll(/[\u2066-\u2069]/g, '').trim() ?? '',
  ]);

function fill(shown: Shown, name: string, text: string): void {
  const input = shown.find<HTMLInputElement>(`#florin-method-${name}`)!;
  input.value = text;
  input.dispatchEvent(new Event('input'));
}

describe('the mandate of a method that is agreed to in a bank’s app', () => {
  afterEach(() => {
    document.documentElement.style.colorScheme = document.body.style.background = '';
    document.documentElement.dir = '';
  });

  it('is read before it is paid: payee, amount, how often, from when and until when', async () => {
    const shown = await withPayTo(await open());
    expect(shown.find('[part=mandate] h3')?.textContent).to.equal('What you agree to');
    expect(terms(shown)).to.deep.equal([
      ['Payee', 'Green Box Pty'],
      ['Description', 'Box of vegetables'],
      ['Amount', 'Up to A$49.99'],
      ['How often', 'Every 2 weeks'],
      ['Payments per period', '1'],
      ['First day', 'February 1, 2030'],
      ['Last day', 'February 1, 2031'],
    ]);
    expect(shown.text()).to.contain('Next, you agree to the payment in your banking app.');
  });

  it('says one amount where it is exact, and nothing that the order does not say', async () => {
    const changes = { amountRule: 'exact', count: undefined, startsAt: undefined, remarks: undefined };
    expect(terms(await withPayTo(await open(changes)))).to.deep.equal([
      ['Payee', 'Green Box Pty'],
      ['Amount', 'A$49.99'],
      ['How often', 'Every 2 weeks'],
      ['Last day', 'February 1, 2031'],
    ]);
  });

  it('is in the language of the page', async () => {
    const shown = await withPayTo(await open(), { locale: 'de' });
    await waitUntil(() => terms(shown)[3]?.[1] === 'Alle 2 Wochen', shown.text());
    expect(terms(shown).at(-1)).to.deep.equal(['Letzter Tag', '1. Februar 2031']);
  });

  it('is confirmed in the bank’s app, and the order is paid once', async () => {
    const stage = await open();
    const shown = await withPayTo(stage);
    fill(shown, 'telephoneNumber', '0412345678');
    fill(shown, 'firstName', 'Ana');
    fill(shown, 'lastName', 'Lima');
    shown.pay().click();
    await waitUntil(() => shown.find('[part=waiting]'), shown.text());
    await answerElsewhere(stage, shown, 'open-app', 'approve');
    await settled(shown, 'paid');
    expect(stage.charged()).to.equal(1);
  });

  it('is not shown where the order has none', async () => {
    const shown = await show(await openStage({ amount: { value: 4999, currency: 'AUD' }, reports: true }), {
      countryCode: 'AU',
    });
    await openMethod(shown, 'PayTo');
    await waitUntil(() => shown.find('#florin-method-firstName'));
    expect(shown.find('[part=mandate]')).to.equal(null);
  });

  for (const [colorScheme, dir] of [
    ['light', 'ltr'],
    ['dark', 'rtl'],
  ] as const)
    it(`is accessible in ${colorScheme}, ${dir}`, async () => {
      document.documentElement.style.colorScheme = colorScheme;
      document.body.style.background = 'Canvas';
      document.documentElement.dir = dir;
      const shown = await withPayTo(await open());
      await expect(shown.element).to.be.accessible();
    });
});
