import { expect } from '@open-wc/testing';

import { restorePage } from '../known-seller.js';
import { read } from '../opened.js';
import { lost } from '../recurring-contracts/contracts-office.js';
import { openDevelopers, openSessions } from './developers.js';

const LAMP = { reference: 'lamp-1', amount: '25.00', returnUrl: 'https://shop.example/return' };

describe('<florin-checkout-sessions>', () => {
  afterEach(restorePage);

  it('names what is missing, makes one session with what was entered, and shows its page', async () => {
    const office = await openDevelopers();
    const opened = await openSessions(office);
    await opened.until(() => opened.part('form'), 'the form');
    expect(opened.root.activeElement, 'the page keeps its focus').to.equal(null);
    await expect(opened.element).to.be.accessible();
    await opened.press('continue');
    await opened.focused('[aria-invalid=true]');
    await opened.says(/Check these fields: Reference, Amount,? and Return URL/);
    await opened.fill({ ...LAMP, hours: '24', country: 'nl' });
    expect(opened.element.isDirty).to.equal(true);
    expect(opened.text('[part~=sample]')).to.match(/reference: 'lamp-1'.*value: 2500.*mode: 'hosted'/);
    await opened.press('continue');
    await opened.says(/The session is ready/);
    await opened.focused('.made h2');
    const [sent, ...others] = office.received('sessions');
    expect(others).to.deep.equal([]);
    const { expiresAt, ...body } = sent!.body;
    expect(Math.abs(Date.parse(String(expiresAt)) - Date.UTC(2030, 0, 11, 10))).to.be.below(120_000);
    expect(body).to.deep.equal({
      merchantAccount: 'Shop',
      reference: 'lamp-1',
      amount: { value: 2500, currency: 'EUR' },
      returnUrl: 'https://shop.example/return',
      mode: 'hosted',
      countryCode: 'NL',
    });
    expect(body, 'the shopper is not the operator').to.not.have.any.keys('shopperEmail', 'shopperIP');
    const page = opened.part('address') as HTMLAnchorElement;
    expect(page.href).to.match(/^http\S+CS/);
    expect(page.rel).to.equal('noopener noreferrer');
    expect(opened.part('session-data'), 'a page of the platform needs no data').to.equal(null);
    const session = page.href.slice(page.href.lastIndexOf('CS'));
    expect(opened.happened('florin-checkout-session-created')).to.deep.equal([
      { session, ending: 'received' },
    ]);
    await expect(opened.element).to.be.accessible();
    await opened.press('another');
    await opened.focused('.step h2');
    expect(opened.root.querySelector<HTMLInputElement>('#reference')!.value).to.equal('');
  });

  it('shows the data of a script once, and nowhere again', async () => {
    const office = await openDevelopers();
    const opened = await openSessions(office, { returnUrl: 'https://shop.example/thanks' });
    await opened.fill({ reference: 'lamp-2', amount: '25.00', mode: 'embedded' });
    expect(opened.text('[part~=sample]')).to.match(/AdyenCheckout/);
    await opened.press('continue');
    await opened.until(() => opened.part('session-data'), 'the data');
    const data = opened.text('[part~=session-data]');
    expect(data).to.match(/^\S{50,}$/);
    expect(opened.element.isDirty, 'they are lost with the page').to.equal(true);
    expect(JSON.stringify(opened.events)).not.to.include(data);
    expect(
      [...opened.root.querySelectorAll('*')].some((each) => each.outerHTML.split('>')[0]!.includes(data)),
    ).to.equal(false);
    await expect(opened.element).to.be.accessible();
    await opened.press('hide');
    await opened.focused('.made h2');
    await opened.until(() => !read(opened.root).includes(data), 'hidden');
    await opened.press('another');
    await opened.fill({ reference: 'lamp-3', amount: '25.00', mode: 'embedded' });
    await opened.press('continue');
    await opened.until(() => opened.part('session-data'), 'the other data');
    await opened.press('[part=tab]:nth-child(6)');
    await opened.press('[part=tab]:first-child');
    await opened.says(/The session is ready/);
    expect(opened.part('session-data'), 'another tab was open').to.equal(null);
  });

  it('makes one session where the answer was lost, and says that it does not know until then', async () => {
    const office = await openDevelopers();
    const opened = await openSessions(office);
    await opened.fill(LAMP);
    office.obstacle = async (call, proceed) => {
      const answer = await proceed();
      return call === 'sessions' ? lost() : answer;
    };
    await opened.press('continue');
    await opened.says(/We do not know yet whether the session was created/);
    office.obstacle = undefined;
    await opened.press('send-again');
    await opened.says(/The session is ready/);
    const keys = office.calls('sessions').map(({ key }) => key);
    expect(keys).to.have.length(2);
    expect(new Set(keys).size).to.equal(1);
    expect(opened.happened('florin-checkout-session-created')).to.have.length(2);
  });

  it('keeps what was entered where the platform refuses, and sends nothing where the page prevents it', async () => {
    const office = await openDevelopers();
    const opened = await openSessions(office);
    await opened.fill(LAMP);
    opened.element.addEventListener(
      'florin-before-checkout-session-create',
      (event) => event.preventDefault(),
      {
        once: true,
      },
    );
    await opened.press('continue');
    expect(office.received('sessions')).to.have.length(0);
    office.obstacle = (call) =>
      call === 'sessions'
        ? Promise.resolve(
            Response.json({ error: { code: 'platform-refused', field: 'reference' } }, { status: 422 }),
          )
        : undefined;
    await opened.press('continue');
    await opened.says(/The platform refused, and nothing was done/);
    expect(opened.root.querySelector<HTMLInputElement>('#amount')!.value).to.equal('25.00');
  });

  it('reads how a session ended from the address that the shopper came back to, once for each press', async () => {
    const office = await openDevelopers();
    const { id, sessionData } = await office.ask('/sessions', { reference: 'lamp-4', mode: 'hosted' });
    const opened = await openSessions(office, { tab: 'result' });
    await opened.fill({ address: 'https://shop.example/return?sessionId=CS1' });
    await opened.press('continue');
    await opened.says(/This address has no sessionId and sessionResult/);
    const come = `https://shop.example/return?sessionId=${String(id)}&sessionResult=${encodeURIComponent(String(sessionData))}`;
    await opened.fill({ address: come });
    await opened.press('continue');
    await opened.says(/Not paid yet The shopper has not paid, and still can/);
    await opened.focused('[part=answer] h3');
    await expect(opened.element).to.be.accessible();
    await office.ask('/payments', {
      reference: 'lamp-4',
      paymentMethod: {
        type: 'scheme',
        encryptedCardNumber: 'test_4111111111111111',
        encryptedExpiryMonth: 'test_03',
        encryptedExpiryYear: 'test_2030',
        encryptedSecurityCode: 'test_737',
      },
    });
    await opened.press('continue');
    await opened.says(/Paid The payment was made/);
    expect(office.calls(String(id))).to.have.length(2);
    // A wrong result is no answer, and what was typed stays.
    await opened.fill({ address: '' });
    await opened.fill({ sessionId: String(id), sessionResult: 'wrong' });
    await opened.press('continue');
    await opened.says(/The platform did not answer this/);
    expect(opened.root.querySelector<HTMLTextAreaElement>('#sessionResult')!.value).to.equal('wrong');
  });

  it('says a status that it does not know in the platform’s word, as neither paid nor unpaid', async () => {
    const office = await openDevelopers();
    const opened = await openSessions(office, { tab: 'result' });
    office.obstacle = (call) =>
      call === 'CS9' ? Promise.resolve(Response.json({ id: 'CS9', status: 'halfPaid' })) : undefined;
    await opened.fill({ sessionId: 'CS9', sessionResult: 'x' });
    await opened.press('continue');
    await opened.says(/Unknown status: halfPaid.*Do not take it for paid or for unpaid/);
  });

  it('makes the setup of an older kit in either version, and reads its result', async () => {
    const office = await openDevelopers();
    const opened = await openSessions(office, { tab: 'older' });
    await opened.until(() => opened.part('form'), 'the form');
    for (const version of ['71', '52']) {
      await opened.fill({ version, ...LAMP, country: 'NL', origin: 'https://shop.example' });
      await opened.press('continue');
      await opened.says(/The setup is ready/);
      await opened.until(() => opened.part('session-data'), 'the data');
      await opened.press('another');
    }
    const asked = office.calls('paymentSession');
    expect(asked.map(({ body }) => body['channel'])).to.deep.equal(['Web', 'Web']);
    expect(office.received('paymentSession').map(({ body }) => body['reference'])).to.deep.equal([
      'lamp-1',
      'lamp-1',
    ]);
    expect(opened.happened('florin-before-payment-session-create')).to.deep.equal(
      ['71', '52'].map((version) => ({ amount: { value: 2500, currency: 'EUR' }, version })),
    );
    await opened.fill({ payload: 'not one of ours' });
    await opened.press('form:last-of-type [part=continue]');
    await opened.says(/The platform did not answer this: 422/);
    await expect(opened.element).to.be.accessible();
  });

  it('maps origins to keys, and copies one of them or all', async () => {
    const office = await openDevelopers();
    const opened = await openSessions(office, { tab: 'keys' });
    await opened.fill({ origins: 'shop.example' });
    await opened.press('continue');
    await opened.says(/Enter origins without a path/);
    await opened.fill({ origins: 'https://a.example\nhttps://b.example' });
    await opened.press('continue');
    await opened.says(/2 origin keys/);
    await opened.focused('.made h2');
    const rows = opened.rows();
    expect(rows).to.have.length(2);
    expect(rows[0]).to.match(/^https:\/\/a\.example pub\.v2\.\S+ Copy the key$/);
    expect(opened.happened('florin-origin-keys-created')).to.deep.equal([{ count: 2, ending: 'received' }]);
    await expect(opened.element).to.be.accessible();
  });

  it('changes a PayPal order that is open, and says where PayPal does not accept it', async () => {
    const office = await openDevelopers();
    const { pspReference, action } = (await office.ask('/payments', {
      reference: 'paypal-1',
      paymentMethod: { type: 'paypal' },
    })) as { pspReference: string; action: { paymentData: string } };
    const opened = await openSessions(office, { tab: 'paypal' });
    await opened.press('continue');
    await opened.says(/Check these fields: PSP reference and Amount/);
    await opened.fill({ paymentData: action.paymentData, amount: '31.00', tax: '5.00' });
    await opened.press('continue');
    await opened.says(/The shopper is asked for the new amount/);
    expect(office.received('updateOrder')[0]!.body).to.deep.equal({
      paymentData: action.paymentData,
      amount: { value: 3100, currency: 'EUR' },
      taxTotal: { amount: { value: 500, currency: 'EUR' } },
    });
    expect(office.sandbox.books()[0]!.authorised, 'nothing is charged by that').to.equal(0);
    await opened.until(() => opened.part('session-data'), 'new payment data');
    await opened.press('another');
    await opened.fill({ paymentData: action.paymentData, amount: '32.00' });
    await opened.press('continue');
    await opened.says(/PayPal did not accept the change/);
    expect(opened.root.querySelector<HTMLInputElement>('#amount')!.value).to.equal('32.00');
    expect(opened.happened('florin-paypal-order-changed')).to.deep.equal([
      { ending: 'received' },
      { ending: 'refused' },
    ]);
    expect(pspReference).to.match(/^[A-Z\d]{16}$/);
  });

  it('says which calls are closed, why, and what to use; tabs follow the address and Back', async () => {
    const { href } = location;
    try {
      const office = await openDevelopers();
      const opened = await openSessions(office, { noAddress: false });
      await opened.press('[part=tab]:last-child');
      await opened.says(/checkout-classic\.createPayment It charges without the proxy’s ledger/);
      expect(opened.rows()).to.have.length(3);
      await expect(opened.element).to.be.accessible();
      expect(new URL(location.href).searchParams.get('sessions-tab')).to.equal('closed');
      expect(opened.happened('florin-checkout-sessions-opened')).to.deep.equal([{ tab: 'closed' }]);
      history.back();
      await opened.until(() => opened.part('sample'), 'the first tab');
      expect(office.asked.filter(({ call }) => call !== 'config' && call !== 'rows')).to.deep.equal([]);
    } finally {
      history.replaceState(null, '', href);
    }
  });

  it('asks nothing of the platform for a caller who is no operator', async () => {
    const office = await openDevelopers();
    office.who = { audience: 'shopper', shopperReference: 'shopper-1' } as never;
    const opened = await openSessions(office);
    await opened.fill(LAMP);
    await opened.press('continue');
    await opened.until(() => opened.happened('florin-checkout-sessions-failed').length === 1, 'the failure');
    expect(office.received('sessions')).to.have.length(0);
  });

  it('is closed, and says so, to a role that may not make sessions', async () => {
    const office = await openDevelopers();
    office.who = { audience: 'approver', email: 'bo@shop.example' };
    const opened = await openSessions(office, {}, 'unauthorised');
    await opened.says(/You are signed in as an approver, and this role has no access here/);
    expect(opened.part('form')).to.equal(null);
  });
});
