import { expect, waitUntil } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';

import { openStage, type Stage } from '../../../../stage.js';
import { answerElsewhere, openMethod, settled, show, type Shown } from '../../till-keys.js';

const BRL = { amount: { value: 1999, currency: 'BRL' }, reports: true };

/** An order in Brazil, with the code of Pix on the screen. */
async function withCode(stage: Stage, settings: object = {}): Promise<Shown> {
  const shown = await show(stage, { countryCode: 'BR', ...settings });
  await openMethod(shown, 'Pix');
  shown.pay().click();
  await waits(shown);
  return shown;
}

const waits = (shown: Shown) => waitUntil(() => shown.find('[part=code]'), shown.text());
const pasted = (shown: Shown) => shown.find<HTMLTextAreaElement>('[part=code-text]')?.value ?? '';
const asked = (stage: Stage, call: string): number => stage.asked.filter((each) => each === call).length;

describe('a method whose app scans a code', () => {
  it('says what comes next, sends its name alone, and shows a code to scan or to copy', async () => {
    const stage = await openStage(BRL);
    const shown = await show(stage, { countryCode: 'BR' });
    await openMethod(shown, 'Pix');
    expect(shown.text()).to.contain('Next, you see a code to scan with Pix.');
    shown.pay().click();
    await waits(shown);
    const sent = stage.bodies[stage.asked.lastIndexOf('POST /checkout/payments')] ?? '';
    expect(JSON.parse(sent).paymentMethod).to.deep.equal({ type: 'pix' });
    expect(pasted(shown)).to.match(/^000201010212.*br\.gov\.bcb\.pix.*6304[0-9A-F]{4}$/);
    expect(shown.find('[part=countdown]')?.textContent).to.match(/1[45]:\d\d left to approve/);
    expect(shown.text()).to.contain('R$19.99');
    expect(shown.element.shadowRoot?.activeElement?.textContent).to.equal('Scan the code to pay');
    await expect(shown.element).to.be.accessible();
  });

  it('asks who pays where the merchant’s server needs it, and sends the number without its signs', async () => {
    const stage = await openStage({ ...BRL, order: { personalDetailsRequired: ['pix'] } });
    const shown = await show(stage, { countryCode: 'BR' });
    await openMethod(shown, 'Pix');
    const field = (name: string) => shown.find<HTMLInputElement>(`#florin-method-${name}`)!;
    const fill = (name: string, text: string): void => {
      field(name).value = text;
      field(name).dispatchEvent(new Event('input'));
    };
    expect(field('socialSecurityNumber').labels?.[0]?.textContent).to.equal('CPF or CNPJ');
    expect(shown.text()).not.to.contain('Next, you see a code');
    fill('firstName', 'Ana');
    fill('lastName', 'Lima');
    fill('socialSecurityNumber', '123.456.789-00');
    shown.pay().click();
    await waitUntil(() => shown.text().includes('Enter a CPF like'));
    expect(shown.element.shadowRoot?.activeElement?.id).to.equal('florin-method-socialSecurityNumber');
    expect(asked(stage, 'POST /checkout/payments')).to.equal(0);
    await expect(shown.element).to.be.accessible();
    fill('socialSecurityNumber', '123.456.789-09');
    shown.pay().click();
    await waits(shown);
    const sent = stage.bodies[stage.asked.lastIndexOf('POST /checkout/payments')] ?? '';
    expect(JSON.parse(sent).paymentMethod).to.deep.equal({
      type: 'pix',
      fields: { firstName: 'Ana', lastName: 'Lima', socialSecurityNumber: '12345678909' },
    });
  });

  it('is paid as the bank’s app approves, and the code is gone', async () => {
    const stage = await openStage(BRL);
    const shown = await withCode(stage);
    await answerElsewhere(stage, shown, 'open-app', 'approve');
    await settled(shown, 'paid');
    expect(shown.find('[part=code]')).to.equal(null);
    expect(stage.charged()).to.equal(1);
  });

  it('shows the same code after a reload, with the time that the server says, and asks for no second payment', async () => {
    const stage = await openStage(BRL);
    const first = await withCode(stage);
    const code = pasted(first);
    const { order } = first.element;
    first.element.remove();
    sessionStorage.clear();
    const shown = await show(stage, { countryCode: 'BR', order }, '');
    await waits(shown);
    expect(pasted(shown)).to.equal(code);
    expect(asked(stage, 'POST /checkout/payments')).to.equal(1);
  });

  it('says what to do in another language as soon as the page has it', async () => {
    const stage = await openStage(BRL);
    const shown = await withCode(stage);
    const code = pasted(shown);
    shown.element.locale = 'de';
    await waitUntil(() => shown.text().includes('Scannen Sie den Code, um zu bezahlen'), shown.text());
    expect(shown.find('[part=code]')?.getAttribute('aria-label')).to.equal('QR-Code: Pix');
    expect(pasted(shown)).to.equal(code);
  });

  it('is stopped for another method, which is free at once', async () => {
    const stage = await openStage(BRL);
    const shown = await withCode(stage);
    shown.find('[part=other-method]')?.click();
    await settled(shown, 'cancelled');
    await waitUntil(() => shown.find('[part=methods]'));
    expect(asked(stage, 'POST /attempts/{key}/cancel')).to.be.lessThan(2);
    expect(stage.charged()).to.equal(0);
  });

  it('stays white around the code on a dark page, and large enough to scan at 320 pixels', async function () {
    try {
      await emulateMedia({ colorScheme: 'dark' });
      await setViewport({ width: 320, height: 640 });
    } catch {
      return this.skip();
    }
    const shown = await withCode(await openStage(BRL));
    const box = shown.find('[part=code]')!.getBoundingClientRect();
    expect(box.width).to.be.at.least(200);
    expect(document.documentElement.scrollWidth).to.be.at.most(320);
    expect(shown.find('[part=code] rect')?.getAttribute('fill')).to.equal('#fff');
    await expect(shown.element).to.be.accessible();
    await setViewport({ width: 800, height: 600 });
    await emulateMedia({ colorScheme: 'light' });
  });

  it('C9-130: draws what the proxy has answered, whatever words and slots the page brings', async () => {
    const stage = await openStage(BRL);
    const words = {
      'parts/actions/app': { picture: '"><img src=x onerror=alert(1)>', code: '<b>{name}</b>' },
    };
    const shown = await withCode(stage, { words, innerHTML: '<svg part="code"></svg>' });
    expect(shown.element.shadowRoot?.querySelector('img, b, [part=waiting] slot')).to.equal(null);
    const before = shown.find('[part=code] path')?.getAttribute('d');
    shown.element.setAttribute('qr-code-data', 'https://evil.example');
    shown.element.requestUpdate();
    await shown.element.updateComplete;
    expect(shown.find('[part=code] path')?.getAttribute('d')).to.equal(before);
  });
});
