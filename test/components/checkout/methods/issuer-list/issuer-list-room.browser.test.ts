import { expect, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';

import { openStage, type Stage } from '../../../../stage.js';
import { show, type Shown } from '../../till-keys.js';

const EUR = { amount: { value: 1999, currency: 'EUR' } };

const radios = (shown: Shown) => [
  ...(shown.element.shadowRoot?.querySelectorAll<HTMLInputElement>('[name=florin-issuer]') ?? []),
];
const names = (shown: Shown) => radios(shown).map(({ parentElement }) => parentElement?.textContent.trim());
const named = (shown: Shown, name: string) =>
  radios(shown).find(({ parentElement }) => parentElement?.textContent.includes(name));

async function withBanks(stage: Stage, settings: object = {}): Promise<Shown> {
  const shown = await show(stage, { countryCode: 'AT', allowMethods: 'scheme eps paypal', ...settings });
  const label = () =>
    [...(shown.element.shadowRoot?.querySelectorAll('[part=method]') ?? [])].find(
      ({ textContent }) => textContent.trim() !== 'Card' && /EPS|online banking|Przelewy24/.test(textContent),
    );
  await waitUntil(label);
  label()?.querySelector('input')?.click();
  await waitUntil(() => radios(shown).length > 0);
  return shown;
}

async function search(shown: Shown, text: string): Promise<void> {
  const field = shown.find<HTMLInputElement>('#florin-issuer-search');
  if (!field) throw new Error('no search');
  field.focus();
  field.value = text;
  field.dispatchEvent(new Event('input'));
  await shown.element.updateComplete;
}

const sent = (stage: Stage): unknown =>
  (
    JSON.parse(stage.bodies[stage.asked.lastIndexOf('POST /checkout/payments')] ?? '{}') as Record<
      string,
      unknown
    >
  )['paymentMethod'];

describe('a list of banks', () => {
  afterEach(() => {
    document.documentElement.style.colorScheme = document.body.style.background = '';
  });

  it('is searched without regard to accents and case, says how many it found, and keeps the choice in sight', async () => {
    const stage = await openStage(EUR);
    const shown = await withBanks(stage);
    expect(radios(shown).length).to.equal(12);
    await search(shown, 'SPANGLER');
    expect(names(shown)).to.deep.equal(['Bankhaus Spängler']);
    expect(shown.text()).to.contain('1 found');
    radios(shown)[0]?.click();
    await search(shown, 'xyz');
    expect(shown.text()).to.contain('Nothing found.');
    expect(names(shown)).to.deep.equal(['Bankhaus Spängler']);
    expect(radios(shown)[0]?.checked).to.equal(true);
  });

  it('shows a bank that is not available, which cannot be chosen', async () => {
    const shown = await withBanks(await openStage(EUR));
    const closed = named(shown, 'Hypo Tirol Bank');
    expect(closed?.disabled).to.equal(true);
    expect(closed?.parentElement?.textContent).to.contain('(not available now)');
  });

  it('has the name of each bank beside its button, on one line', async () => {
    const shown = await withBanks(await openStage(EUR));
    for (const radio of radios(shown)) {
      const { width } = radio.getBoundingClientRect();
      const name = radio.parentElement?.querySelector('bdi')?.getBoundingClientRect();
      expect(width).to.be.within(10, 32);
      expect(name?.height).to.be.below(32);
    }
  });

  it('asks for a choice before anything is sent, and takes the focus there', async () => {
    const stage = await openStage(EUR);
    const shown = await withBanks(stage);
    await search(shown, 'xyz');
    shown.pay().click();
    await waitUntil(() => shown.element.shadowRoot?.activeElement === radios(shown)[0]);
    expect(shown.find('#florin-issuer-fault')?.textContent.trim()).to.equal('Choose one from the list.');
    expect(stage.asked.includes('POST /checkout/payments')).to.equal(false);
    await sendKeys({ press: ' ' });
    await shown.element.updateComplete;
    expect(shown.find('#florin-issuer-fault')?.textContent.trim()).to.equal('');
  });

  it('sends the bank that was chosen, and remembers none on this device', async () => {
    const stage = await openStage(EUR);
    const shown = await withBanks(stage);
    stage.obstacle = (request) =>
      request.url.endsWith('/checkout/payments') ? new Response(null, { status: 503 }) : undefined;
    named(shown, 'Oberbank')?.click();
    shown.pay().click();
    await waitUntil(() => stage.asked.includes('POST /checkout/payments'));
    expect(sent(stage)).to.deep.equal({ type: 'eps', issuer: '109' });
    expect(JSON.stringify({ ...localStorage })).not.to.match(/109|Oberbank/);
  });

  it('has no search where all banks are seen at once', async () => {
    const stage = await openStage({ amount: { value: 1999, currency: 'CZK' } });
    const shown = await withBanks(stage, { countryCode: 'CZ', allowMethods: 'scheme onlineBanking_CZ' });
    expect(radios(shown).length).to.equal(7);
    expect(shown.find('#florin-issuer-search')).to.equal(null);
  });

  it('links to the terms of Poland’s provider, and to how it uses personal data', async () => {
    const stage = await openStage({ amount: { value: 1999, currency: 'PLN' } });
    const shown = await withBanks(stage, { countryCode: 'PL', allowMethods: 'scheme onlineBanking_PL' });
    const links = [...(shown.element.shadowRoot?.querySelectorAll('a') ?? [])];
    expect(links.map(({ target, host }) => `${target} ${host}`)).to.deep.equal([
      '_blank www.przelewy24.pl',
      '_blank www.przelewy24.pl',
    ]);
  });

  for (const colorScheme of ['light', 'dark'] as const)
    it(`is accessible in ${colorScheme}`, async () => {
      document.documentElement.style.colorScheme = colorScheme;
      document.body.style.background = 'Canvas';
      const shown = await withBanks(await openStage(EUR));
      shown.pay().click();
      await waitUntil(() => shown.find('#florin-issuer-fault')?.textContent.trim());
      await expect(shown.element).to.be.accessible();
    });
});
