import { expect, waitUntil } from '@open-wc/testing';

import { OUTCOMES } from '../../../src/client/index.js';
import { challengeAction, fingerprintAction } from '../parts/actions/acting.js';
import { anAttempt, come, methodsAnswer, refusal, remember, Shop, type Opened } from './shop.js';

const address = location.href;

const hasState = (opened: Opened, name: string) =>
  waitUntil(() => opened.state(name), `never :state(${name}): ${opened.text()}`);

describe('<florin-payment-result>', () => {
  let shop: Shop;

  beforeEach(() => (shop = new Shop()));
  afterEach(() => {
    sessionStorage.clear();
    // Only where it changed: WebKit takes 100 changes in 10 seconds.
    if (location.href !== address) history.replaceState(null, '', address);
    Reflect.deleteProperty(navigator, 'onLine');
  });

  describe('after a redirect', () => {
    it('hands in what the bank brought and shows what the shop says', async () => {
      const opened = await come(shop.on('details', anAttempt()), '?redirectResult=abc%2F1');
      await hasState(opened, 'paid');
      expect(shop.asked).to.deep.equal([
        {
          method: 'POST',
          path: '/checkout/payments/details',
          body: { order: 'A-1', redirectResult: 'abc/1' },
        },
      ]);
      expect(opened.text()).to.contain('Payment received').and.contain('KHZ-42').and.contain('€19.99');
      expect(opened.settled).to.deep.equal([{ outcome: 'paid', reference: 'KHZ-42' }]);
    });

    it('takes a payload the same way', async () => {
      await hasState(await come(shop.on('details', anAttempt()), '?payload=xyz'), 'paid');
      expect(shop.asked[0]?.body).to.deep.equal({ order: 'A-1', payload: 'xyz' });
    });

    it('C3-77: cleans the address at once and keeps the rest of it, and what the page had stored', async () => {
      const opened = await come(shop.on('details', anAttempt()), '?a=1&redirectResult=abc&b=%20#part');
      expect(location.search).to.equal('?a=1&b=%20');
      expect(location.hash).to.equal('#part');
      expect(history.state).to.deep.equal({ page: 'state' });
      await hasState(opened, 'paid');
    });

    it('C3-77: takes nothing that is repeated, too long or markup for more than a text', async () => {
      remember();
      shop.on('attempts', anAttempt({ outcome: 'refused' })).on('details', anAttempt());
      for (const query of ['?redirectResult=a&redirectResult=b', `?redirectResult=${'x'.repeat(20_001)}`]) {
        await hasState(await come(shop, query), 'refused');
        expect(location.search).to.equal('');
        remember();
      }
      expect(shop.paths()).to.deep.equal(['GET /attempts/key-1', 'GET /attempts/key-1']);
      const opened = await come(shop, '?redirectResult=%3Cscript%3Ealert(1)%3C/script%3E');
      await hasState(opened, 'paid');
      expect(opened.element.shadowRoot?.querySelector('script')).to.equal(null);
    });

    it('never takes an outcome from the address', async () => {
      const opened = await come(
        shop.on('details', anAttempt({ outcome: 'refused', reason: 'other-card' })),
        '?redirectResult=Authorised&resultCode=Authorised&outcome=paid&pspReference=X',
      );
      await hasState(opened, 'refused');
      expect(opened.text()).to.contain('Try another card').and.not.contain('received');
    });

    it('that is opened a second time asks the ledger and hands nothing in again', async () => {
      remember();
      shop.on('details', anAttempt()).on('attempts', anAttempt());
      const first = await come(shop, '?redirectResult=abc');
      await hasState(first, 'paid');
      first.element.remove();
      const second = await come(shop, location.search);
      await hasState(second, 'paid');
      expect(shop.paths()).to.deep.equal(['POST /checkout/payments/details', 'GET /attempts/key-1']);
    });
  });

  describe('without anything in the address', () => {
    it('looks up the attempt this browser remembers', async () => {
      remember();
      await hasState(await come(shop.on('attempts', anAttempt({ outcome: 'cancelled' }))), 'cancelled');
      expect(shop.paths()).to.deep.equal(['GET /attempts/key-1']);
    });

    it('finds the order this browser remembers where none is named', async () => {
      remember('A-7', 'key-7');
      shop.on('attempts', anAttempt({ key: 'key-7', order: 'A-7' }));
      await hasState(await come(shop, '', { order: '' }), 'paid');
    });

    it('asks the shop where this browser remembers nothing', async () => {
      shop.on('methods', methodsAnswer('key-1')).on('attempts', anAttempt());
      await hasState(await come(shop), 'paid');
      expect(shop.paths()).to.deep.equal(['POST /checkout/paymentMethods', 'GET /attempts/key-1']);
    });

    it('says that no payment was found where the shop knows none', async () => {
      const opened = await come(shop.on('methods', methodsAnswer()));
      await hasState(opened, 'empty');
      expect(opened.text()).to.contain('No payment to show.');
      const nameless = await come(shop, '', { order: '' });
      await hasState(nameless, 'empty');
      expect(opened.settled).to.deep.equal([]);
    });
  });

  for (const outcome of OUTCOMES.filter((each) => each !== 'action-required'))
    it(`shows and tells the page once that a payment is ${outcome}`, async () => {
      remember();
      const opened = await come(shop.on('attempts', anAttempt({ outcome })));
      await hasState(opened, outcome);
      expect(opened.state('ready')).to.equal(true);
      expect(opened.settled).to.deep.equal([{ outcome, reference: 'KHZ-42' }]);
      expect(opened.element.outcome).to.equal(outcome);
      expect(opened.element.shadowRoot?.querySelector(`slot[name="${outcome}"]`)).to.not.equal(null);
    });

  it('freezes what it tells the page', async () => {
    remember();
    const opened = await come(shop.on('attempts', anAttempt()));
    await hasState(opened, 'paid');
    expect(Object.isFrozen(opened.settled[0])).to.equal(true);
  });

  it('C2-42: takes an answer about another order for no answer', async () => {
    remember();
    const opened = await come(shop.on('attempts', anAttempt({ order: 'A-2' })));
    await hasState(opened, 'unknown');
    expect(opened.text()).to.contain('Do not pay again.').and.not.contain('received');
    expect(opened.settled).to.deep.equal([{ outcome: 'unknown', reference: undefined }]);
  });

  it('C2-39, C2-40: takes a word it does not know for neither paid nor refused', async () => {
    for (const outcome of ['Authorised', 'Paid', '__proto__', 'constructor', '']) {
      remember();
      const opened = await come(new Shop().on('attempts', anAttempt({ outcome })));
      await hasState(opened, 'unknown');
    }
  });

  it('checks an unknown payment again and shows what has become of it', async () => {
    remember();
    shop.on('attempts', anAttempt({ outcome: 'unknown' }), anAttempt());
    const opened = await come(shop);
    await hasState(opened, 'unknown');
    opened.button('Check again')?.click();
    await hasState(opened, 'paid');
    expect(opened.settled.map(({ outcome }) => outcome)).to.deep.equal(['unknown', 'paid']);
  });

  it('checks a payment again when the page asks for it', async () => {
    remember();
    shop.on('attempts', anAttempt({ outcome: 'unknown' }), anAttempt());
    const opened = await come(shop);
    await hasState(opened, 'unknown');
    await opened.element.refresh();
    await hasState(opened, 'paid');
  });

  describe('in trouble', () => {
    it('says that the shop cannot be reached, keeps trying, and tries at once when asked', async () => {
      remember();
      shop.on('attempts', new TypeError('Failed to fetch'), anAttempt());
      const opened = await come(shop);
      await hasState(opened, 'error');
      expect(opened.text()).to.contain('The shop cannot be reached').and.contain('Do not pay again');
      opened.button('Check again')?.click();
      await hasState(opened, 'paid');
    });

    it('tells the page once that the payment could not be looked up, and why', async () => {
      remember();
      const failures: unknown[] = [];
      const listen = ({ detail }: CustomEvent) => failures.push(detail);
      document.addEventListener('florin-payment-result-failed', listen);
      const opened = await come(shop.on('attempts', refusal(401, 'unauthorised'), anAttempt()));
      await hasState(opened, 'unauthorised');
      opened.button('Check again')?.click();
      await hasState(opened, 'paid');
      document.removeEventListener('florin-payment-result-failed', listen);
      expect(failures).to.deep.equal([{ code: 'unauthorised', detail: '401 unauthorised' }]);
    });

    it('says that the device is offline', async () => {
      Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
      const opened = await come(shop);
      await hasState(opened, 'offline');
      expect(opened.text()).to.contain('You are offline.');
    });

    it('says that the session is over', async () => {
      remember();
      const opened = await come(shop.on('attempts', refusal(401, 'unauthorised'), anAttempt()));
      await hasState(opened, 'unauthorised');
      expect(opened.text()).to.contain('Sign in');
      opened.button('Check again')?.click();
      await hasState(opened, 'paid');
    });

    for (const [name, reply] of [
      ['an answer that is no JSON', new Response('<html>', { headers: { 'content-type': 'text/html' } })],
      ['truncated JSON', new Response('{"key":', { headers: { 'content-type': 'application/json' } })],
      ['a server error', refusal(500, 'internal')],
      ['a refusal of the page', refusal(403, 'origin-refused')],
    ] as const)
      it(`blames the shop, with a code, for ${name}`, async () => {
        const opened = await come(shop.on('methods', reply));
        await hasState(opened, 'error');
        expect(opened.text()).to.match(/Contact the shop and quote the order number A-1. Code: \S/);
      });

    it('says that the shop does not know the order', async () => {
      const opened = await come(shop.on('methods', refusal(404, 'unknown-order')));
      await hasState(opened, 'error');
      expect(opened.text()).to.contain('The shop cannot find this payment.');
    });

    it('is not a blank where no proxy is named', async () => {
      const element = document.createElement('florin-payment-result');
      element.order = 'A-1';
      document.body.append(element);
      expect(element.shadowRoot?.textContent).to.not.equal(undefined);
      await waitUntil(() => element.matches(':state(error)'), 'no error');
      element.remove();
    });
  });

  describe('where the bank asks for more', () => {
    it('runs a challenge that answers what was handed in, and shows the end of it', async () => {
      const action = challengeAction('/bank/challenge/right');
      shop.on('details', anAttempt({ outcome: 'action-required', settled: false, action }), anAttempt());
      const opened = await withFrames(shop, '?redirectResult=abc');
      await hasState(opened, 'paid');
      expect(shop.asked.map(({ body }) => Object.keys(body as object).at(-1))).to.deep.equal([
        'redirectResult',
        'threeDSResult',
      ]);
    });

    it('runs a fingerprint and then a challenge', async () => {
      const open = { outcome: 'action-required', settled: false };
      remember();
      shop
        .on('attempts', anAttempt({ ...open, action: fingerprintAction('/bank/method') }))
        .on(
          'details',
          anAttempt({ ...open, action: challengeAction('/bank/challenge/wrong') }),
          anAttempt({ outcome: 'refused', reason: 'authentication' }),
        );
      const opened = await withFrames(shop);
      await hasState(opened, 'refused');
      expect(opened.text()).to.contain('did not confirm that it was you');
      expect(opened.settled.map(({ outcome }) => outcome)).to.deep.equal(['refused']);
    });

    it('waits for a click before it leaves again', async () => {
      remember();
      const action = { type: 'redirect', url: 'javascript:alert(1)', method: 'GET' };
      shop.on('attempts', anAttempt({ outcome: 'action-required', settled: false, action }));
      const opened = await come(shop);
      await hasState(opened, 'action');
      opened.button('Continue to your bank')?.click();
      await hasState(opened, 'action-required');
      expect(opened.settled).to.deep.equal([{ outcome: 'action-required', reference: 'KHZ-42' }]);
      expect(opened.text()).to.contain('Payment not finished');
    });

    it('C2-37: says that a step it does not know cannot be taken here, and calls it neither paid nor refused', async () => {
      remember();
      const action = { type: 'sdk' };
      shop.on('attempts', anAttempt({ outcome: 'action-required', settled: false, action }));
      const opened = await come(shop);
      await hasState(opened, 'action-required');
      expect(opened.text())
        .to.contain('cannot finish it on this page')
        .and.not.match(/refused|received/);
    });
  });

  it('takes order and reasons set before it was upgraded', async () => {
    remember('A-9', 'key-9');
    shop.on('attempts', anAttempt({ key: 'key-9', order: 'A-9', outcome: 'refused', reason: 'other-card' }));
    const opened = await come(shop, '', { order: 'A-9' });
    opened.element.reasons = { 'other-card': 'Our own words.' };
    await waitUntil(() => opened.text().includes('Our own words.'));
  });

  it('follows a change of order', async () => {
    remember();
    remember('A-2', 'key-2');
    shop.on('attempts', anAttempt({ outcome: 'refused' }), anAttempt({ key: 'key-2', order: 'A-2' }));
    const opened = await come(shop);
    await hasState(opened, 'refused');
    opened.element.order = 'A-2';
    await hasState(opened, 'paid');
  });

  it('is accessible in every state, in light and dark', async () => {
    for (const scheme of ['light', 'dark']) {
      document.documentElement.style.colorScheme = scheme;
      document.body.style.background = scheme === 'dark' ? '#16181d' : '';
      for (const [state, open] of Object.entries({
        paid: () => (remember(), come(new Shop().on('attempts', anAttempt()))),
        empty: () => come(new Shop().on('methods', methodsAnswer())),
        error: () => come(new Shop().on('methods', refusal(500, 'internal'))),
        unauthorised: () => come(new Shop().on('methods', refusal(401, 'unauthorised'))),
      })) {
        sessionStorage.clear();
        const opened = await open();
        await hasState(opened, state);
        await expect(opened.element).to.be.accessible();
      }
    }
    document.documentElement.style.colorScheme = '';
    document.body.style.background = '';
  });

  for (const [locale, title] of [
    ['de', 'Zahlung erhalten'],
    ['nl', 'Betaling ontvangen'],
    ['fr', 'Paiement reçu'],
    ['ar', 'تم استلام الدفعة'],
  ] as const)
    it(`speaks ${locale}`, async () => {
      remember();
      const opened = await come(shop.on('attempts', anAttempt()), '', { locale });
      await waitUntil(() => opened.text().includes(title));
    });

  it('survives a locale that is none', async () => {
    remember();
    const opened = await come(shop.on('attempts', anAttempt()), '', { locale: 'not_a locale' });
    await hasState(opened, 'paid');
    expect(opened.text()).to.contain('19.99');
  });
});

/** The real action frame is served below `/florin`; everything else is the shop's. */
async function withFrames(shop: Shop, query = ''): Promise<Opened> {
  const opened = await come(shop, query);
  opened.element.proxy = '/florin';
  return opened;
}
