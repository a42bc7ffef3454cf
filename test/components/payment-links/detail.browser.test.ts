import { expect } from '@open-wc/testing';

import { closing } from '../closed-rows.js';
import { finalRefusal, restorePage } from '../known-seller.js';
import { read } from '../opened.js';
import { lost } from '../recurring-contracts/contracts-office.js';
import { openDesk, openLinks } from './desk.js';

const LAMP = { reference: 'lamp-1', description: 'Repair of a lamp', amount: '25.00' };

describe('<florin-payment-links>, a new one', () => {
  afterEach(restorePage);

  it('names what is missing, sends what was entered once, and opens the link', async () => {
    const desk = await openDesk();
    const opened = await openLinks(desk, { returnUrl: 'https://shop.example/thanks' }, 'empty');
    await opened.press('new');
    await opened.focused('h2');
    await opened.press('continue');
    await opened.focused('[aria-invalid=true]');
    await opened.says(/Check these fields: Reference and Amount/);
    await expect(opened.element).to.be.accessible();
    expect(opened.element.isDirty).to.equal(false);
    await opened.fill({ ...LAMP, hours: '168', use: 'many', capture: 'manual' });
    opened.root.querySelector<HTMLInputElement>('[id="asked.shopperEmail"]')!.click();
    expect(opened.element.isDirty).to.equal(true);
    await opened.press('continue');
    await opened.says(/Not paid yet/);
    await opened.focused('h2');
    const [sent, ...others] = desk.received('paymentLinks');
    expect(others).to.deep.equal([]);
    const { expiresAt, ...body } = sent!.body;
    // The proxy's clock, as the page knows it from an answer.
    expect(Math.abs(Date.parse(String(expiresAt)) - Date.UTC(2030, 0, 17, 10))).to.be.below(120_000);
    expect(body).to.deep.equal({
      merchantAccount: 'Shop',
      reference: 'lamp-1',
      description: 'Repair of a lamp',
      amount: { value: 2500, currency: 'EUR' },
      reusable: true,
      manualCapture: true,
      requiredShopperFields: ['shopperEmail'],
      returnUrl: 'https://shop.example/thanks',
    });
    const { paymentLink } = opened.element;
    expect(opened.happened('florin-before-payment-link-create')).to.deep.equal([
      { amount: { value: 2500, currency: 'EUR' }, isReusable: true },
    ]);
    expect(opened.happened('florin-payment-link-created')).to.deep.equal([
      { paymentLink, ending: 'received' },
    ]);
    expect(opened.heard).to.include('The payment link is ready. Copy it and send it to the shopper.');
    await opened.press('back');
    await opened.until(() => opened.rows()[0]?.startsWith('lamp-1'), 'the list has it');
  });

  it('makes one link where the answer was lost, and says that it does not know until then', async () => {
    const desk = await openDesk();
    const opened = await openLinks(desk, {}, 'empty');
    await opened.press('new');
    await opened.fill(LAMP);
    desk.obstacle = async (call, proceed) => {
      const answer = await proceed();
      return call === 'paymentLinks' ? lost() : answer;
    };
    await opened.press('continue');
    await opened.says(/We do not know yet whether the payment link was created/);
    expect(opened.element.paymentLink).to.equal('');
    desk.obstacle = undefined;
    await opened.press('send-again');
    await opened.says(/Not paid yet/);
    const keys = desk
      .calls('paymentLinks')
      .filter(({ body }) => 'amount' in body)
      .map(({ key }) => key);
    expect(keys).to.have.length(2);
    expect(new Set(keys).size).to.equal(1);
    expect(desk.received('paymentLinks')).to.have.length(1);
    await opened.press('back');
    await opened.until(() => opened.rows().length === 1, 'one link');
  });

  it('keeps what was entered where the platform refuses, and sends nothing where the page prevents it', async () => {
    const desk = await openDesk();
    const opened = await openLinks(desk, {}, 'empty');
    await opened.press('new');
    await opened.fill(LAMP);
    opened.element.addEventListener('florin-before-payment-link-create', (event) => event.preventDefault(), {
      once: true,
    });
    await opened.press('continue');
    expect(desk.received('paymentLinks')).to.have.length(0);
    await opened.fill({ reference: 'x'.repeat(80), currency: 'EUR' });
    desk.obstacle = (call) =>
      call === 'paymentLinks'
        ? Promise.resolve(
            Response.json({ error: { code: 'platform-refused', field: 'reference' } }, { status: 422 }),
          )
        : undefined;
    await opened.press('continue');
    await opened.says(/The platform refused, and nothing was done/);
    expect(opened.root.querySelector<HTMLInputElement>('#amount')!.value).to.equal('25.00');
    expect(opened.happened('florin-payment-link-created')).to.deep.equal([
      { paymentLink: '', ending: 'refused' },
    ]);
  });

  it('a refusal that the ledger repeats ends the doubt: what was entered is there, and is sent under another key', async () => {
    const desk = await openDesk();
    const opened = await openLinks(desk, {}, 'empty');
    await opened.press('new');
    await opened.fill(LAMP);
    desk.obstacle = (call) => (call === 'paymentLinks' ? lost() : undefined);
    await opened.press('continue');
    await opened.says(/We do not know yet/);
    desk.obstacle = (call) =>
      call === 'paymentLinks' ? Promise.resolve(finalRefusal('reference')) : undefined;
    await opened.press('send-again');
    await opened.says(/The platform refused, and nothing was done/);
    await opened.focused('h2');
    expect(opened.root.querySelector<HTMLInputElement>('#amount')!.value).to.equal('25.00');
    desk.obstacle = undefined;
    await opened.press('continue');
    await opened.says(/Not paid yet/);
    const sent = desk.calls('paymentLinks').filter(({ body }) => 'amount' in body);
    const [first, again, other] = sent.map(({ key }) => key);
    expect([again === first, other === first]).to.deep.equal([true, false]);
  });

  it('begins another like one that is open, with its time anew', async () => {
    const desk = await openDesk();
    await desk.make('lamp-1', { description: 'Repair of a lamp', requiredShopperFields: ['shopperName'] });
    const opened = await openLinks(desk);
    await opened.open(/lamp-1/);
    await opened.press('duplicate');
    await opened.until(() => opened.part('form'), 'the form');
    const value = (id: string) => opened.root.querySelector<HTMLInputElement>(`[id="${id}"]`)!.value;
    expect(['reference', 'description', 'amount', 'hours'].map(value)).to.deep.equal([
      'lamp-1',
      'Repair of a lamp',
      '25.00',
      '24',
    ]);
    expect(opened.root.querySelector<HTMLInputElement>('#asked')!.checked).to.equal(true);
    await opened.press('back');
    await opened.focused('[part~=duplicate]');
    expect(read(opened.root.querySelector('h2'))).to.equal('lamp-1');
  });

  it('offers nothing with a link that the role does not open', async () => {
    const desk = await openDesk();
    const paymentLink = await desk.make('lamp-1');
    const rows = ['checkout.createPaymentLink', 'checkout.updatePaymentLink'];
    const opened = await openLinks({ fetch: closing(desk.fetch, ...rows) }, { paymentLink });
    await opened.until(() => opened.part('share') ?? opened.part('copy'), 'the link');
    expect(opened.all('[part~=new], [part~=duplicate], [part~=end]')).to.deep.equal([]);
  });
});
