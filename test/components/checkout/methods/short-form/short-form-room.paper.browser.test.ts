import { expect, waitUntil } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';

import { openStage } from '../../../../stage.js';
import { openMethod, settled, show } from '../../till-keys.js';
import { printedBy } from '../../../printed-by.js';
import { atTill, linesOf, paperShown, withPaper } from './paper-keys.js';
import '../../../../../src/components/payment-result/define.js';

const REPORTS = { reports: true };

afterEach(() => {
  document.documentElement.style.colorScheme = '';
  document.body.style.background = '';
});

describe('a method that is paid at a till', () => {
  it('says what comes next, sends its name alone, and shows the lines to pay by', async () => {
    const stage = await openStage(REPORTS);
    const shown = await show(stage, { countryCode: 'PT' });
    await openMethod(shown, 'Multibanco');
    expect(shown.text()).to.contain('Next, you see the details to pay with Multibanco.');
    shown.pay().click();
    await paperShown(shown);
    const sent = stage.bodies[stage.asked.lastIndexOf('POST /checkout/payments')] ?? '';
    expect(JSON.parse(sent).paymentMethod).to.deep.equal({ type: 'multibanco' });
    expect(linesOf(shown)).to.match(/Amount.*€19\.99.*Entity.*\d{5}.*Reference.*\d{3} \d{3} \d{3}/);
    expect(shown.text()).to.match(/Pay by .*20\d\d/);
    expect(shown.element.shadowRoot?.activeElement?.textContent).to.equal('Pay with Multibanco');
    expect(shown.outcomes()).to.deep.equal(['pending']);
    await expect(shown.element).to.be.accessible();
  });

  it('is paid as the platform reports the money, and the lines are gone', async () => {
    const stage = await openStage(REPORTS);
    const shown = await withPaper(stage);
    await atTill(stage, shown, 'pay');
    await settled(shown, 'paid');
    expect(shown.find('[part=paper]') === null).to.equal(true);
    expect(shown.outcomes()).to.deep.equal(['pending', 'paid']);
    expect(stage.charged()).to.equal(1);
  });

  it('shows the same lines after a reload and on the page of the result, and asks for no second payment', async () => {
    const stage = await openStage(REPORTS);
    const first = await withPaper(stage);
    const told = linesOf(first);
    const { order } = first.element;
    first.element.remove();
    sessionStorage.clear();
    const shown = await show(stage, { countryCode: 'PT', order }, '');
    await paperShown(shown);
    expect(linesOf(shown)).to.equal(told);
    const result = document.createElement('florin-payment-result');
    result.order = order;
    shown.element.after(result);
    await waitUntil(() => result.shadowRoot?.querySelector('[part=paper]'), 'no paper');
    expect(result.outcome).to.equal('pending');
    expect(stage.asked.filter((each) => each === 'POST /checkout/payments').length).to.equal(1);
    await expect(result).to.be.accessible();
  });

  it('shows the lines in another language as soon as the page has it, and keeps the question that is open', async () => {
    const stage = await openStage(REPORTS);
    const shown = await withPaper(stage);
    shown.find('[part=other-method]')?.click();
    shown.element.locale = 'de';
    await waitUntil(() => shown.text().includes('Mit Multibanco zahlen'), shown.text());
    expect(linesOf(shown)).to.match(/Betrag.*19,99\s€.*Referenz/);
    expect(shown.text()).to.match(/Zahlen Sie bis .*20\d\d/);
    expect(shown.text()).not.to.contain('Have you paid');
    expect(shown.find('[part=keep]')?.matches(':focus')).to.equal(true);
    shown.element.locale = 'en';
    await waitUntil(() => shown.text().includes('Pay with Multibanco'), shown.text());
  });

  it('asks once before another method, because cash does not come back by itself', async () => {
    const stage = await openStage(REPORTS);
    const shown = await withPaper(stage);
    shown.find('[part=other-method]')?.click();
    expect(shown.text()).to.contain('Have you paid already?');
    expect(shown.element.shadowRoot?.activeElement?.textContent?.trim()).to.equal('Keep these details');
    await expect(shown.element).to.be.accessible();
    shown.find('[part=keep]')?.click();
    expect(stage.asked.filter((each) => each.endsWith('/cancel'))).to.deep.equal([]);
    shown.find('[part=other-method]')?.click();
    shown.find('[part=stop]')?.click();
    await settled(shown, 'cancelled');
    await waitUntil(() => shown.find('[part=methods]'));
    expect(stage.charged()).to.equal(0);
  });

  it('shows the bars of OXXO, black on white in a dark page too', async () => {
    document.documentElement.style.colorScheme = 'dark';
    document.body.style.background = 'Canvas';
    const stage = await openStage({ ...REPORTS, amount: { value: 39_900, currency: 'MXN' } });
    const shown = await withPaper(stage, 'OXXO', { countryCode: 'MX' });
    expect(linesOf(shown)).to.match(/Amount.*399\.00.*Reference.*\d{14}.*Second reference.*\w{16}/);
    await waitUntil(() => shown.find('[part=bars]'));
    const bars = shown.find('[part=bars]')!;
    expect(bars.getAttribute('aria-label')).to.equal('Barcode of the reference');
    const [ground, drawn] = ['rect', 'path'].map((tag) => getComputedStyle(bars.querySelector(tag)!).fill);
    expect([ground, drawn]).to.deep.equal(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
    // Seven pairs of digits, a start, a check and a stop, with ten modules of white on both sides.
    expect(bars.getAttribute('viewBox')).to.equal(`0 -5 ${20 + 11 * 9 + 13} 60`);
    await expect(shown.element).to.be.accessible();
  });

  it('asks who pays at a Pay-easy machine, and names the three numbers that it asks for', async () => {
    const stage = await openStage({ ...REPORTS, amount: { value: 1999, currency: 'JPY' } });
    const shown = await show(stage, { countryCode: 'JP' });
    await openMethod(shown, 'Pay-easy ATM');
    const fill = (name: string, text: string): void => {
      const input = shown.find<HTMLInputElement>(`#florin-method-${name}`)!;
      input.value = text;
      input.dispatchEvent(new Event('input'));
    };
    fill('firstName', '4111 1111 1111 1111');
    fill('lastName', 'Mori');
    fill('shopperEmail', 'aiko@shop.example');
    fill('telephoneNumber', '12');
    shown.pay().click();
    await waitUntil(() => shown.text().includes('Enter your first name.'));
    expect(shown.text()).to.contain('Enter a phone number in Japan, with 10 or 11 digits.');
    expect(shown.element.shadowRoot?.activeElement?.id).to.equal('florin-method-firstName');
    await expect(shown.element).to.be.accessible();
    fill('firstName', 'Aiko');
    fill('telephoneNumber', '03-1234-5678');
    shown.pay().click();
    await paperShown(shown);
    const sent = stage.bodies[stage.asked.lastIndexOf('POST /checkout/payments')] ?? '';
    expect(JSON.parse(sent).paymentMethod.fields.telephoneNumber).to.equal('0312345678');
    expect(linesOf(shown)).to.match(
      /Collection institution number 58091.*Customer number \d{11}.*Confirmation number \d{6}/,
    );
  });

  it('shows the account of a transfer, each line to copy, and that the reference is needed', async () => {
    const stage = await openStage({ ...REPORTS, amount: { value: 1999, currency: 'EUR' } });
    const shown = await show(stage, { countryCode: 'DE' });
    await openMethod(shown, 'Bank transfer');
    expect(shown.text()).to.contain('Email for a copy (optional)');
    const email = shown.find<HTMLInputElement>('#florin-method-shopperEmail')!;
    email.value = 'ana';
    email.dispatchEvent(new Event('input'));
    shown.pay().click();
    await waitUntil(() => shown.text().includes('Enter an email address like'));
    await expect(shown.element).to.be.accessible();
    email.value = '';
    email.dispatchEvent(new Event('input'));
    shown.pay().click();
    await paperShown(shown);
    expect(shown.text()).to.contain('Transfer the amount');
    expect(linesOf(shown)).to.match(
      /Account holder.*IBAN NL13 TEST 0123 4567 89.*BIC TESTNL2A.*Reference \w{16}.*Needed: without it/,
    );
    expect(shown.element.shadowRoot?.querySelectorAll('[part=copy]').length).to.equal(5);
    await expect(shown.element).to.be.accessible();
  });

  it('asks who pays a boleto, shows its line with its bars, and prints them alone', async () => {
    const stage = await openStage({ ...REPORTS, amount: { value: 12_345, currency: 'BRL' } });
    const shown = await show(stage, { countryCode: 'BR' });
    await openMethod(shown, 'Boleto');
    const fill = (path: string, text: string): void => {
      const input = shown.find<HTMLInputElement>(`#florin-person-${path}`)!;
      input.value = text;
      input.dispatchEvent(new Event('input'));
    };
    fill('firstName', 'Ana');
    fill('lastName', 'Lima');
    fill('socialSecurityNumber', '123.456.789-00');
    const copy = shown.find<HTMLInputElement>('#florin-person-shopperEmail')!;
    expect([copy.labels?.[0]?.textContent, copy.required]).to.deep.equal([
      'Email for a copy (optional)',
      false,
    ]);
    fill('shopperEmail', 'ana');
    fill('billingAddress-street', 'Rua Augusta');
    fill('billingAddress-houseNumberOrName', '10');
    fill('billingAddress-postalCode', '01305-000');
    fill('billingAddress-city', 'São Paulo');
    const region = shown.find<HTMLSelectElement>('select#florin-person-billingAddress-stateOrProvince')!;
    await waitUntil(() => [...region.options].some(({ text }) => text.includes('São Paulo')));
    region.value = 'SP';
    region.dispatchEvent(new Event('change'));
    shown.pay().click();
    await waitUntil(() => shown.text().includes('Enter a CPF like'));
    expect(shown.text()).to.contain('Enter an email address like');
    await expect(shown.element).to.be.accessible();
    fill('socialSecurityNumber', '12.ABC.345/01DE-35');
    fill('shopperEmail', '');
    await shown.element.updateComplete;
    expect(shown.text()).not.to.contain('Enter an email address like');
    shown.pay().click();
    await paperShown(shown);
    const sent = stage.bodies[stage.asked.lastIndexOf('POST /checkout/payments')] ?? '';
    expect(JSON.parse(sent).paymentMethod.person).not.to.have.property('shopperEmail');
    expect(linesOf(shown)).to.match(/Digits to type 237\d\d\.\d{5} \d{5}\.\d{6} \d{5}\.\d{6} \d \d{14}/);
    await waitUntil(() => shown.find('[part=bars]'));
    expect(shown.find('[part=bars]')?.getAttribute('viewBox')).to.equal(`0 -5 ${20 + 4 + 22 * 18 + 5} 60`);
    await expect(shown.element).to.be.accessible();

    await printedBy(() => shown.find('[part=print]')?.click());
    const frame = () => shown.find<HTMLIFrameElement>('iframe[aria-hidden=true]');
    const page = frame()!.contentDocument!;
    expect(page.querySelectorAll('section svg').length).to.equal(1);
    expect(page.body.textContent).to.contain('Digits to type');
    expect(page.querySelectorAll('button, a').length).to.equal(0);
    expect(page.title).to.equal('Pay with Boleto');
    frame()!.contentWindow!.dispatchEvent(new Event('afterprint'));
    await waitUntil(() => frame() === null);
  });

  it('fits 320 pixels', async function () {
    try {
      await setViewport({ width: 320, height: 640 });
    } catch {
      return this.skip();
    }
    const shown = await withPaper(await openStage(REPORTS));
    expect(document.documentElement.scrollWidth).to.be.at.most(320);
    expect(shown.find('[part=paper]')!.scrollWidth).to.be.at.most(320);
    await setViewport({ width: 800, height: 600 });
  });
});
