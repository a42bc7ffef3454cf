import { expect, waitUntil } from '@open-wc/testing';

import { closing } from '../closed-rows.js';
import { refusal } from '../known-seller.js';
import { read } from '../opened.js';
import { open, openOffice, openPayment, type Office } from './office.js';

const lost = (call: string, proceed: () => Promise<Response>) =>
  call.startsWith('POST')
    ? proceed().then(() => {
        throw new TypeError('the answer got lost');
      })
    : undefined;

const sent = ({ asked }: Office) => asked.filter(({ call }) => call.startsWith('POST'));

describe('<florin-payment-operations>', () => {
  afterEach(() => Reflect.deleteProperty(navigator, 'onLine'));

  describe('finding a payment', () => {
    it('lists payments, latest first, and finds one as its order is typed, asking once', async () => {
      const office = await openOffice({ orders: ['ORDER-1', 'ORDER-2', 'OTHER-3'] });
      const opened = await open(office);
      const orders = () =>
        [...opened.root.querySelectorAll('[part~=payment] bdi.strong')].map((each) => each.textContent);
      expect(orders()).to.deep.equal(['OTHER-3', 'ORDER-2', 'ORDER-1']);
      office.asked.length = 0;
      for (const text of ['O', 'OR', 'ORD']) await opened.type('search', text);
      await waitUntil(() => orders().length === 2);
      expect(office.asked.filter(({ call }) => call === 'GET /payments')).to.have.length(1);
      expect(opened.root.querySelector<HTMLInputElement>('[part=search]')?.value).to.equal('ORD');
      await opened.type('search', 'nothing');
      await opened.state('filtered-empty');
      await opened.type('search', '');
      await opened.state('ready');
    });

    it('shows more of a long list without showing anything twice', async () => {
      const orders = Array.from({ length: 104 }, (_, at) => `ORDER-${at + 100}`);
      const office = await openOffice({ orders });
      const opened = await open(office);
      const rows = () => [...opened.root.querySelectorAll('[part~=payment]')];
      expect(rows()).to.have.length(100);
      office.obstacle = () => Promise.reject(new TypeError('no network'));
      await opened.press('Show more');
      await opened.says('The server cannot be reached.');
      office.obstacle = undefined;
      await opened.press('Show more');
      await waitUntil(() => opened.root.querySelector('[part=more]') === null);
      const table = opened.root.querySelector('table');
      expect(table?.getAttribute('aria-rowcount') ?? String(rows().length + 1)).to.equal('105');
      expect(new Set(rows().map((row) => row.textContent)).size).to.equal(rows().length);
    });

    it('opens one with the focus on it, tells the page, and goes back', async () => {
      const opened = await openPayment(await openOffice());
      const { reference } = opened.element;
      expect(reference).to.match(/^ORDER-1-/);
      expect(opened.element.getAttribute('reference')).to.equal(reference);
      await waitUntil(() => opened.root.activeElement?.localName === 'h2');
      await opened.press('All payments');
      await opened.part('payment');
      expect(opened.events).to.deep.equal([
        ['florin-payment-opened', { reference }],
        ['florin-payment-opened', { reference: '' }],
      ]);
      await waitUntil(() => opened.root.activeElement?.getAttribute('data-id') === reference);
    });

    it('opens the one that the page names', async () => {
      const office = await openOffice();
      const { reference } = (await openPayment(office)).element;
      office.asked.length = 0;
      const opened = await open(office, { reference });
      expect(opened.text()).to.contain('ORDER-1').and.contain('Visa ending in 1111');
      expect(office.asked.map(({ call }) => call)).to.include(`GET /payments/${reference}`);
      expect(office.asked.map(({ call }) => call)).not.to.include('GET /payments');
      expect(opened.root.activeElement).to.equal(null);
    });
  });

  describe('capturing and refunding', () => {
    it('captures in part after saying what will happen, and offers the rest', async () => {
      const office = await openOffice();
      const opened = await openPayment(office);
      expect(opened.root.querySelector('[data-kind=refund]')).to.equal(null);
      await opened.press('Capture');
      expect((opened.root.getElementById('amount') as HTMLInputElement).value).to.equal('19.99');
      await waitUntil(() => opened.root.activeElement?.id === 'amount');
      await opened.type('amount', '5.00');
      await opened.says('€14.99 would remain.');
      await opened.press('Continue');
      expect(sent(office)).to.deep.equal([]);
      await opened.says('€5.00 will be taken from the shopper. €14.99 stays authorised.');
      await opened.press('Capture €5.00');
      await opened.says('Capture €5.00: the platform accepted it. It is not booked yet.');
      await opened.says(/Capture.*€5\.00 ?Accepted, not booked yet/);
      expect(office.history()).to.deep.equal([{ kind: 'capture', value: 500 }]);
      await opened.press('Refund');
      expect((opened.root.getElementById('amount') as HTMLInputElement).value).to.equal('5.00');
      await opened.press('Continue');
      await opened.says('€5.00 will go back to the shopper. €0.00 of what was captured stays with you.');
      await opened.press('Refund €5.00');
      await opened.says('Refund €5.00: the platform accepted it.');
      expect(office.history()).to.deep.equal([
        { kind: 'capture', value: 500 },
        { kind: 'refund', value: 500 },
      ]);
      await waitUntil(() => opened.root.querySelector('[data-kind=refund]') === null);
      expect(opened.events.at(-1)).to.deep.equal([
        'florin-payment-changed',
        {
          reference: opened.element.reference,
          kind: 'refund',
          amount: { value: 500, currency: 'EUR' },
          ending: 'received',
        },
      ]);
    });

    it('reads an amount as its language writes it, and takes none that is not possible', async () => {
      const office = await openOffice();
      const opened = await openPayment(office, { locale: 'de' });
      await opened.press('Einziehen');
      expect((opened.root.getElementById('amount') as HTMLInputElement).value).to.equal('19,99');
      for (const [text, fault] of [
        ['5.00', 'Geben Sie einen Betrag wie 19,99 ein.'],
        ['20,00', 'Das ist mehr als die verbleibenden 19,99 €'],
        ['0', 'Betrag über null'],
      ] as const) {
        await opened.type('amount', text);
        await opened.press('Weiter');
        await opened.says(fault);
        expect(opened.root.getElementById('amount')?.ariaInvalid).to.equal('true');
      }
      await opened.type('amount', '5,01');
      await opened.press('Weiter');
      await opened.press(/5,01 € einziehen/);
      await opened.says('Die Plattform hat es angenommen');
      expect(office.history()).to.deep.equal([{ kind: 'capture', value: 501 }]);
    });

    it('counts in the currency’s own minor units', async () => {
      const office = await openOffice({ currency: 'JPY' });
      const opened = await openPayment(office);
      await opened.press('Capture');
      expect((opened.root.getElementById('amount') as HTMLInputElement).value).to.equal('1999');
      await opened.type('amount', '5.5');
      await opened.press('Continue');
      await opened.says('Enter an amount like');
    });

    it('gives back what an account captured by itself', async () => {
      const opened = await openPayment(await openOffice(), { capturedAtOnce: true });
      const kinds = [...opened.root.querySelectorAll<HTMLElement>('[data-kind]')].map(
        ({ dataset }) => dataset['kind'],
      );
      expect(kinds).to.deep.equal(['refund', 'reversal']);
    });
  });

  describe('the whole payment', () => {
    it('is cancelled, and then offers nothing', async () => {
      const office = await openOffice();
      const opened = await openPayment(office);
      await opened.press('Cancel');
      await opened.says('The authorisation of €19.99 will be released.');
      await opened.press('Cancel the payment');
      await opened.says('Cancel: the platform accepted it.');
      expect(office.history().map(({ kind }) => kind)).to.deep.equal(['cancel']);
      // What is offered follows from the history, which is read once more.
      await waitUntil(() => opened.root.querySelector('[part=operation]') === null);
    });

    it('is reversed, or has its amount changed', async () => {
      const office = await openOffice();
      const opened = await openPayment(office);
      await opened.press('Change the amount');
      await opened.press('Continue');
      await opened.says('The amount is already set to this.');
      await opened.type('amount', '25');
      await opened.press('Continue');
      await opened.says('The authorisation will change from €19.99 to €25.00.');
      await opened.press('Change to €25.00');
      await opened.says(/Authorised ?€25\.00/);
      await opened.press('Reverse');
      await opened.press('Reverse the payment');
      await opened.says('Reverse: the platform accepted it.');
      expect(office.history().map(({ kind }) => kind)).to.deep.equal(['amountUpdate', 'cancel']);
    });

    it('is left alone where the operator changes their mind, or the page forbids it', async () => {
      const office = await openOffice();
      const opened = await openPayment(office);
      await opened.press('Reverse');
      await opened.press('Go back');
      opened.element.addEventListener('florin-before-payment-change', (event) => event.preventDefault());
      await opened.press('Cancel');
      await opened.press('Cancel the payment');
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(sent(office)).to.deep.equal([]);
    });
  });

  describe('when the answer is lost', () => {
    it('says so, sends nothing by itself, and sends again once under the same key', async () => {
      const office = await openOffice();
      const opened = await openPayment(office);
      office.obstacle = lost;
      await opened.press('Cancel');
      await opened.press('Cancel the payment');
      // The proxy has the answer: an operator who looks again sees it.
      await opened.says('Accepted, not booked yet');
      await waitUntil(() => !opened.root.querySelector('[part=doubt]'), 'gone');
      expect(sent(office)).to.have.length(1);
    });

    it('between proxy and platform: asks, and the same key makes it one', async () => {
      const office = await openOffice();
      const opened = await openPayment(office);
      office.sandbox.faults.next('checkout.capturePayment', 'drop-after');
      await opened.press('Capture');
      await opened.type('amount', '5');
      await opened.press('Continue');
      await opened.press('Capture €5.00');
      await opened.says('Capture €5.00: we could not confirm whether it was done.');
      expect(sent(office)).to.have.length(1);
      await waitUntil(() => (opened.root.activeElement as HTMLElement | null)?.part.contains('doubt'));
      await opened.press('Check again');
      await opened.says('we could not confirm');
      await opened.press('Send again');
      await opened.says('Capture €5.00: the platform accepted it.');
      const [first, second] = sent(office);
      expect([first?.key, first?.body]).to.deep.equal([second?.key, second?.body]);
      expect(office.history()).to.deep.equal([{ kind: 'capture', value: 500 }]);
      await waitUntil(() => opened.root.querySelector('[part=doubt]') === null);
    });

    it('is asked again after a reload, from the history, under the same key', async () => {
      const office = await openOffice();
      const first = await openPayment(office);
      const { reference } = first.element;
      office.sandbox.faults.next('checkout.capturePayment', 'drop-after');
      await first.press('Capture');
      await first.press('Continue');
      await first.press('Capture €19.99');
      await first.says('we could not confirm');
      first.element.remove();
      const second = await open(office, { reference });
      expect(second.root.querySelector('[data-kind=capture]')).to.equal(null);
      await second.press('Send again');
      await second.says('the platform accepted it');
      expect(office.history()).to.deep.equal([{ kind: 'capture', value: 1999 }]);
    });

    it('offline: nothing arrived, and it is still there to look and send', async () => {
      const office = await openOffice();
      const opened = await openPayment(office);
      await opened.press('Cancel');
      office.obstacle = () => Promise.reject(new TypeError('no network'));
      await opened.press('Cancel the payment');
      await opened.says('Cancel: we could not confirm');
      await waitUntil(() => !opened.root.querySelector('[part=operation]'), 'gone');
      office.obstacle = undefined;
      await opened.press('Check again');
      await opened.press('Send again');
      await opened.says('Cancel: the platform accepted it.');
      expect(office.history()).to.have.length(1);
    });

    const endings = ({ events }: Awaited<ReturnType<typeof openPayment>>) =>
      events
        .filter(([name]) => name === 'florin-payment-changed')
        .map(([, detail]) => (detail as { readonly ending: string }).ending);

    /** The payment was captured elsewhere since it was shown: the platform refuses to cancel it. */
    async function captureElsewhere(office: Office): Promise<void> {
      const elsewhere = await openPayment(office);
      await elsewhere.press('Capture');
      await elsewhere.press('Continue');
      await elsewhere.press('Capture €19.99');
      await elsewhere.says('accepted it');
    }

    for (const [where, isArriving] of [
      ['which the ledger has', true],
      ['of a request that never arrived', false],
    ] as const)
      it(`ends with the platform’s no, ${where}, and says that nothing was done`, async () => {
        const office = await openOffice();
        const opened = await openPayment(office);
        await opened.press('Cancel');
        await captureElsewhere(office);
        const unread = () => Promise.reject(new TypeError('no network'));
        office.obstacle = (call, proceed) => (isArriving && lost(call, proceed)) || unread();
        await opened.press('Cancel the payment');
        await opened.says('Cancel: we could not confirm');
        // The history on screen does not know it.
        office.obstacle = (call) => (call.startsWith('GET') ? unread() : undefined);
        await opened.press('Send again');
        await opened.says('Cancel: the platform refused. Nothing was done. Code: 422 platform-refused');
        expect(opened.root.querySelector('[part=doubt]')).to.equal(null);
        expect(endings(opened)).to.deep.equal(['unknown', 'refused']);
      });

    it('stays in doubt after a no that says nothing about the first request, and says so', async () => {
      const office = await openOffice();
      const opened = await openPayment(office);
      await opened.press('Cancel');
      const unread = () => Promise.reject(new TypeError('no network'));
      office.obstacle = unread;
      await opened.press('Cancel the payment');
      await opened.says('Cancel: we could not confirm');
      for (const [status, code, text] of [
        [422, 'platform-refused', 'We do not know whether the first one was done.'],
        [429, 'rate-limited', 'Too many tries.'],
      ] as const) {
        office.obstacle = (call) =>
          call.startsWith('GET') ? unread() : Promise.resolve(refusal(status, code));
        await opened.press('Send again');
        await opened.says(text);
        expect(read(await opened.part('error'))).not.to.contain('nothing was done');
        await opened.part('doubt');
      }
      expect(endings(opened)).to.deep.equal(['unknown', 'unknown', 'unknown']);
      // The first was carried out after all.
      office.obstacle = undefined;
      await opened.press('Send again');
      await opened.says('Cancel: the platform accepted it.');
      await waitUntil(() => opened.root.querySelector('[part=doubt]') === null);
    });
  });

  describe('what was paid elsewhere', () => {
    const kindsOf = (root: ShadowRoot) =>
      [...root.querySelectorAll<HTMLElement>('[data-kind]')].map(({ dataset }) => dataset['kind']);

    it('at a till: is not given back here, and it says why', async () => {
      const { says, root } = await openPayment(
        await openOffice({ orders: [], elsewhere: { 'ORDER-1': 'multibanco' } }),
      );
      await says('the platform cannot give it back. Return the money yourself');
      expect(kindsOf(root)).to.deep.equal([]);
    });

    it('by a transfer: goes back once its shopper has named an account, and it says so before', async () => {
      const office = await openOffice({ orders: [], elsewhere: { 'ORDER-1': 'bankTransfer_IBAN' } });
      const { press, says, root, element, part } = await openPayment(office);
      await says('The platform asks the shopper for an account first');
      expect(kindsOf(root)).to.deep.equal(['refund', 'reversal']);
      await press('Refund');
      await press('Continue');
      expect(read(await part('consequence'))).to.contain('asks the shopper for an account first');
      await press('Refund €19.99');
      await says('the platform accepted it. It is not booked yet');
      await office.report();
      await element.refresh();
      expect(read(root.querySelector('[part=history]'))).to.match(/Refund .*Accepted, not booked yet/);
    });
  });

  it('says what the platform refused, and that nothing was done', async () => {
    const office = await openOffice();
    const opened = await openPayment(office);
    await opened.press('Cancel');
    // Another operator was faster.
    const elsewhere = await openPayment(office);
    await elsewhere.press('Capture');
    await elsewhere.press('Continue');
    await elsewhere.press('Capture €19.99');
    await elsewhere.says('accepted it');
    await opened.press('Cancel the payment');
    await opened.says('Cancel: the platform refused. Nothing was done. Code: 422 platform-refused');
    await opened.says(/Refund/);
  });

  it('keeps what it asked for where the platform wants it slower', async () => {
    const office = await openOffice();
    const opened = await openPayment(office);
    office.sandbox.faults.next('checkout.cancelPayment', '429-before');
    await opened.press('Cancel');
    await opened.press('Cancel the payment');
    await opened.says('Cancel: nothing was done. Too many tries.');
    await opened.press('Cancel the payment');
    await opened.says('Cancel: the platform accepted it.');
    const [first, second] = sent(office);
    expect(first?.key).to.equal(second?.key);
  });

  it('shows nothing to a caller who is no operator, and says when no order is paid', async () => {
    const opened = await open(await openOffice({ audience: 'seller' }), {}, 'unauthorised');
    expect(opened.events).to.deep.equal([
      ['florin-payment-operations-failed', { code: 'unauthorised', detail: '404 not-found' }],
    ]);
    await open(await openOffice({ orders: [] }), {}, 'empty');
    await open(await openOffice(), { reference: 'no-such-payment' }, 'unauthorised');
  });

  it('is accessible in every step, in light and dark', async () => {
    const office = await openOffice();
    const opened = await openPayment(office);
    for (const scheme of ['light', 'dark']) {
      opened.element.style.colorScheme = scheme;
      opened.element.style.background = scheme === 'dark' ? '#16181d' : '#ffffff';
      await expect(opened.element).to.be.accessible();
    }
    office.sandbox.faults.next('checkout.capturePayment', 'drop-after');
    await opened.press('Capture');
    await expect(opened.element).to.be.accessible();
    await opened.press('Continue');
    await expect(opened.element).to.be.accessible();
    await opened.press('Capture €19.99');
    await opened.says('we could not confirm');
    await expect(opened.element).to.be.accessible();
    await opened.press('All payments');
    await opened.part('payment');
    await expect(opened.element).to.be.accessible();
  });

  it('offers only operations that the role opens', async () => {
    const office = await openOffice();
    const fetch = closing(office.fetch, 'checkout.capturePayment', 'checkout.cancelPayment');
    const opened = await open({ fetch });
    await opened.press(/ORDER-1/);
    await opened.part('operations');
    const kinds = [...opened.root.querySelectorAll<HTMLElement>('[part=operation]')];
    expect(kinds.map(({ dataset }) => dataset['kind'])).to.deep.equal(['reversal', 'amount-update']);
  });

  it('tells an approver that payments are closed to their role', async () => {
    const opened = await open(await openOffice({ audience: 'approver' }), {}, 'unauthorised');
    await opened.says('You are signed in as an approver, and this role has no access here.');
    opened.element.locale = 'de';
    await opened.says('Sie sind als Freigeber angemeldet.');
  });

  it('says what to do where the platform lets the merchant’s key not do it, and shows it as neither done nor refused', async () => {
    const office = await openOffice();
    const opened = await openPayment(office);
    office.obstacle = (call) =>
      call.startsWith('POST')
        ? Promise.resolve(refusal(403, 'platform-forbidden', 'credentials.checkout: 901'))
        : undefined;
    await opened.part('operations');
    opened.root.querySelector<HTMLElement>('[data-kind=reversal]')!.click();
    await opened.press('Reverse the payment');
    await opened.says('The platform does not let your API key do this. Nothing was changed.');
    await opened.says('Code: 403 platform-forbidden credentials.checkout: 901');
    expect(opened.events.at(-1)?.[1]).to.include({ kind: 'reversal', ending: 'not-sent' });
    // It can be sent again, under the same key.
    office.obstacle = undefined;
    await opened.press('Reverse the payment');
    await opened.says('the platform accepted it');
    const keys = sent(office).map(({ key }) => key);
    expect(new Set(keys.slice(-2)).size).to.equal(1);
  });
});
