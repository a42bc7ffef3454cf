import { aTimeout, expect, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';

import { labelOf, read } from '../opened.js';
import { open, openAccount, type Account, type Opened } from './account.js';

const LIST = 'GET /checkout/storedPaymentMethods';
const refusal = (status: number, code: string) => Response.json({ error: { code } }, { status });
const deletes = ({ asked }: Account) => asked.filter(({ call }) => call.startsWith('DELETE'));
const focused = ({ root: { activeElement } }: Opened) => activeElement && labelOf(activeElement);
const answersTo = (start: string, answer: () => Response | Promise<Response>) => (call: string) =>
  call.startsWith(start) ? answer() : undefined;

const VISA = { brand: 'visa', lastFour: '1111' };

describe('<florin-saved-cards>', () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'onLine');
    document.documentElement.dir = document.documentElement.style.colorScheme = '';
    document.body.style.background = '';
    document.body.style.inlineSize = '';
  });

  describe('lists', () => {
    it('brand, last four digits and expiry date of each card, and no id', async () => {
      const opened = await open(await openAccount());
      expect(opened.rows()[0]).to.match(/VISA ending in 1111 VISA •••• 1111 Valid until 03\/2030 Remove/);
      expect(opened.rows()[1]).to.contain('MasterCard •••• 4444');
      expect(opened.root.innerHTML).not.to.match(/[A-Z0-9]{16}/);
      expect(opened.root.querySelector('[aria-label="Saved cards"]')).not.to.equal(null);
    });

    it('cards in their last two months as expiring, by the server’s clock', async () => {
      for (const [now, words] of [
        ['2030-01-31T23:59:59Z', 'Valid until 03/2030'],
        ['2030-02-01T00:00:00Z', 'Expires soon: 03/2030'],
        ['2030-03-31T23:59:59Z', 'Expires soon: 03/2030'],
        ['2030-04-01T00:00:00Z', 'Expired 03/2030'],
      ] as const) {
        const opened = await open(await openAccount({ cards: ['visa'], now: Date.parse(now) }));
        expect(opened.rows()[0]).to.contain(words);
      }
    });

    it('an account by its name alone, and no card that its shopper could not know', async () => {
      const account = await openAccount();
      const storedPaymentMethods = [
        { id: '1', type: 'paypal', name: 'PayPal' },
        { id: '3', type: 'scheme', brand: 'visa' },
        { id: '2', type: 'scheme', brand: 'bcmc', lastFour: '7777', expiryMonth: '3', expiryYear: '2030' },
      ];
      account.obstacle = answersTo(LIST, () => Response.json({ storedPaymentMethods }));
      const opened = await open(account);
      expect(opened.rows()).to.have.length(2);
      expect(opened.rows()[0]).to.equal('PayPal PayPal Remove');
      expect(labelOf(opened.root.querySelector('button')!)).to.equal('Remove: PayPal');
      expect(opened.root.querySelector('[aria-label="Saved ways to pay"]')).not.to.equal(null);
      expect(opened.rows()[1]).to.contain('bcmc •••• 7777').and.contain('03/2030');
    });

    it('a test badge outside live', async () => {
      const account = await openAccount();
      const opened = await open(account);
      await waitUntil(() => opened.root.querySelector('[part=badge]')?.textContent === 'Test mode');
      opened.element.remove();
      account.obstacle = answersTo('GET /config', () =>
        Response.json({ environment: 'live', serverTime: String(Date.now()) }),
      );
      expect((await open(account)).root.querySelector('[part=badge]')).to.equal(null);
    });
  });

  describe('removes', () => {
    it('a card once the time for a change of mind is over, and tells the page without an id', async () => {
      const account = await openAccount();
      const opened = await open(account, { undoSeconds: 0.2 });
      opened.button(/^Remove: VISA/).click();
      await opened.element.updateComplete;
      expect(opened.rows()[0]).to.contain('Will be removed Undo');
      expect(deletes(account)).to.have.length(0);
      await waitUntil(() => opened.rows().length === 1);
      expect(await account.kept()).to.deep.equal(['4444']);
      expect(opened.events).to.deep.equal([
        ['florin-before-card-remove', VISA],
        ['florin-card-removed', VISA],
      ]);
      expect(opened.heard[0]).to.equal(
        'VISA ending in 1111 will be removed in 0.2 seconds. Choose Undo to keep it.',
      );
      expect(opened.heard.at(-1)).to.equal('VISA ending in 1111 was removed.');
    });

    it('nothing that is undone', async () => {
      const account = await openAccount();
      const opened = await open(account, { undoSeconds: 60 });
      opened.button(/^Remove: VISA/).click();
      await opened.element.updateComplete;
      opened.button(/^Undo: VISA/).click();
      await waitUntil(() => opened.heard.at(-1) === 'VISA ending in 1111 was kept.');
      expect(opened.rows()[0]).to.contain('Valid until 03/2030 Remove');
      // What is still to be removed is removed at once when the page is left.
      dispatchEvent(new PageTransitionEvent('pagehide'));
      await aTimeout(0);
      expect(deletes(account)).to.have.length(0);
    });

    it('a card that was clicked twice: the second click of a double click undoes nothing', async () => {
      const account = await openAccount();
      const opened = await open(account, { undoSeconds: 0.1 });
      const button = opened.button(/^Remove: VISA/);
      for (const detail of [1, 2]) {
        button.dispatchEvent(new MouseEvent('click', { detail, bubbles: true }));
        await opened.element.updateComplete;
      }
      await waitUntil(() => opened.rows().length === 1);
    });

    it('nothing that the page prevents', async () => {
      const account = await openAccount();
      const opened = await open(account, { undoSeconds: 0.1 });
      opened.element.addEventListener('florin-before-card-remove', (event) => event.preventDefault());
      opened.button(/^Remove: VISA/).click();
      await aTimeout(200);
      expect(opened.rows()[0]).to.contain('Valid until');
      expect(deletes(account)).to.have.length(0);
    });

    it('what is open at once when the page is left, by a request that outlives it', async () => {
      const account = await openAccount();
      const opened = await open(account, { undoSeconds: 60 });
      opened.button(/^Remove: VISA/).click();
      opened.button(/^Remove: MasterCard/).click();
      dispatchEvent(new PageTransitionEvent('pagehide'));
      await waitUntil(() => deletes(account).length === 2);
      expect(deletes(account).map(({ init }) => init.keepalive)).to.deep.equal([true, true]);
      await opened.state('empty');
      expect(await account.kept()).to.deep.equal([]);
    });

    it('what is open when the element leaves the page, but not when it only moves', async () => {
      const account = await openAccount();
      const { element, button } = await open(account, { undoSeconds: 60 });
      button(/^Remove: VISA/).click();
      const provider = element.parentElement!;
      provider.append(element);
      await aTimeout(50);
      expect(deletes(account)).to.have.length(0);
      element.remove();
      await waitUntil(() => deletes(account).length === 1);
      await waitUntil(async () => (await account.kept()).length === 1);
    });

    it('a card whose removal failed comes back and says why', async () => {
      const account = await openAccount();
      const opened = await open(account, { undoSeconds: 0.1 });
      account.obstacle = answersTo('DELETE', () => refusal(500, 'internal'));
      opened.button(/^Remove: VISA/).click();
      await waitUntil(() => opened.root.querySelector('[part=error]'));
      const why =
        'VISA ending in 1111 was not removed. The server did not answer as expected. Tell the operator of this site. Code: 500 internal';
      expect(read(opened.root.querySelector('[part=error]')!)).to.equal(why);
      await waitUntil(() => opened.heard.at(-1) === why);
      expect(opened.rows()[0]).to.contain('Valid until 03/2030 Remove');
      expect(opened.events.at(-1)).to.deep.equal([
        'florin-saved-cards-failed',
        { code: 'server', detail: '500 internal' },
      ]);
      account.obstacle = undefined;
      opened.button(/^Remove: VISA/).click();
      await waitUntil(() => opened.rows().length === 1);
    });

    it('a card that is gone although the answer was lost', async () => {
      const account = await openAccount();
      const opened = await open(account, { undoSeconds: 0.1 });
      account.sandbox.faults.next('storedPaymentMethods', 'drop-after');
      opened.button(/^Remove: VISA/).click();
      await waitUntil(() => opened.rows().length === 1);
      expect(opened.events.at(-1)).to.deep.equal(['florin-card-removed', VISA]);
    });

    it('no card where the proxy does not offer to: it never says removed of one that is there', async () => {
      const account = await openAccount();
      const opened = await open(account, { undoSeconds: 0.1 });
      account.obstacle = answersTo('DELETE', () => refusal(404, 'not-found'));
      opened.button(/^Remove: VISA/).click();
      await waitUntil(() => opened.root.querySelector('[part=error]'));
      expect(opened.events.map(([name]) => name)).not.to.contain('florin-card-removed');
    });
  });

  describe('by keyboard', () => {
    it('is removed and undone where the focus is, and the focus goes on to the next card', async () => {
      const opened = await open(await openAccount({ cards: ['visa', 'mc', 'amex'] }), { undoSeconds: 0.4 });
      opened.button(/^Remove: VISA/).focus();
      await sendKeys({ press: 'Tab' });
      expect(focused(opened)).to.equal('Remove: MasterCard ending in 4444');
      await sendKeys({ press: 'Enter' });
      await opened.element.updateComplete;
      expect(focused(opened)).to.equal('Undo: MasterCard ending in 4444');
      await sendKeys({ press: 'Enter' });
      await opened.element.updateComplete;
      expect(focused(opened)).to.equal('Remove: MasterCard ending in 4444');
      await sendKeys({ press: ' ' });
      await waitUntil(() => opened.rows().length === 2);
      await opened.element.updateComplete;
      expect(focused(opened)).to.equal('Remove: American Express ending in 0002');
    });

    it('keeps the focus when the last card goes', async () => {
      const opened = await open(await openAccount({ cards: ['visa', 'mc'] }), { undoSeconds: 0.1 });
      opened.button(/^Remove: MasterCard/).focus();
      await sendKeys({ press: 'Enter' });
      await waitUntil(() => opened.rows().length === 1);
      await opened.element.updateComplete;
      expect(focused(opened)).to.equal('Remove: VISA ending in 1111');
      await sendKeys({ press: 'Enter' });
      await opened.state('empty');
      expect(focused(opened)).to.equal('Saved cards');
    });

    it('does not take a focus that is elsewhere', async () => {
      const opened = await open(await openAccount(), { undoSeconds: 0.1 });
      opened.button(/^Remove: VISA/).click();
      await waitUntil(() => opened.rows().length === 1);
      expect(opened.root.activeElement).to.equal(null);
    });
  });

  describe('says', () => {
    it('that it is loading, once that takes longer than a second', async () => {
      const account = await openAccount();
      let release = (): void => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      account.obstacle = answersTo(LIST, () => held.then(() => Response.json({})));
      const started = performance.now();
      const opened = await open(account, {}, 'loading');
      await waitUntil(() => opened.heard.length > 0);
      expect(performance.now() - started).to.be.at.least(1000);
      expect(opened.heard).to.deep.equal(['Loading your saved cards…']);
      release();
      await opened.state('empty');
      expect(read(opened.root.querySelector('[part=panel]')!)).to.equal('You have no saved cards.');
    });

    it('who has to sign in, to a guest and to whose session is over', async () => {
      const guest = await open(await openAccount({ isSignedIn: false }), {}, 'unauthorised');
      expect(guest.heard.at(-1) ?? read(guest.root)).to.contain('Sign in, then try again.');
      const account = await openAccount();
      account.obstacle = answersTo(LIST, () => refusal(401, 'unauthorised'));
      const over = await open(account, {}, 'unauthorised');
      expect(over.events).to.deep.equal([
        ['florin-saved-cards-failed', { code: 'unauthorised', detail: '401 unauthorised' }],
      ]);
    });

    it('that the platform is down, tries again, and keeps the focus', async () => {
      const account = await openAccount();
      account.sandbox.faults.always('storedPaymentMethods', '500-before');
      const opened = await open(account, {}, 'error');
      expect(read(opened.root)).to.contain('Code: 502 platform-unavailable');
      opened.button(/Try again/).focus();
      account.sandbox.faults.clear();
      await sendKeys({ press: 'Enter' });
      await opened.state('ready');
      expect(focused(opened)).to.equal('Saved cards');
    });

    it('that it is offline, and loads when the network is back', async () => {
      const account = await openAccount();
      Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
      account.obstacle = () => Promise.reject(new TypeError('Failed to fetch'));
      const opened = await open(account, {}, 'offline');
      Reflect.deleteProperty(navigator, 'onLine');
      account.obstacle = undefined;
      dispatchEvent(new Event('online'));
      await opened.state('ready');
    });

    it('what the page says in its place', async () => {
      const account = await openAccount({ isSignedIn: false });
      const opened = await open(
        account,
        { innerHTML: '<a slot="unauthorised" href="#in">Sign in</a>' },
        'unauthorised',
      );
      const slot = opened.root.querySelector<HTMLSlotElement>('slot[name=unauthorised]');
      expect(slot?.assignedElements().map(read)).to.deep.equal(['Sign in']);
    });
  });

  describe('looks right', () => {
    const states = {
      ready: async () => {
        const opened = await open(await openAccount({ now: Date.parse('2030-03-01') }), { undoSeconds: 60 });
        opened.button(/^Remove: VISA/).click();
        await opened.element.updateComplete;
        return opened;
      },
      expired: async () => open(await openAccount({ now: Date.parse('2031-03-01') })),
      failed: async () => {
        const account = await openAccount();
        account.obstacle = answersTo('DELETE', () => refusal(500, 'internal'));
        const opened = await open(account, { undoSeconds: 0.05 });
        opened.button(/^Remove: VISA/).click();
        await waitUntil(() => opened.root.querySelector('[part=error]'));
        return opened;
      },
      empty: async () => open(await openAccount({ cards: [] }), {}, 'empty'),
      unauthorised: async () => open(await openAccount({ isSignedIn: false }), {}, 'unauthorised'),
      loading: async () => {
        const account = await openAccount();
        account.obstacle = () => new Promise(() => undefined);
        return open(account, {}, 'loading');
      },
    };

    for (const scheme of ['light', 'dark'])
      it(`and is accessible in every state, ${scheme}`, async () => {
        document.documentElement.style.colorScheme = scheme;
        document.body.style.background = 'Canvas';
        for (const show of Object.values(states)) await expect((await show()).element).to.be.accessible();
      });

    it('at 320 pixels, in German and from right to left', async () => {
      document.body.style.inlineSize = '320px';
      for (const [locale, dir] of [
        ['de', 'ltr'],
        ['ar', 'rtl'],
      ] as const) {
        document.documentElement.dir = dir;
        const opened = await open(await openAccount(), { locale });
        await waitUntil(() => !opened.rows()[0]?.includes('Remove'));
        expect(opened.element.scrollWidth).to.be.at.most(320);
        const [face, button] = ['.face', 'button'].map((part) =>
          opened.root.querySelector(part)!.getBoundingClientRect(),
        );
        expect(face!.left < button!.left).to.equal(dir === 'ltr');
      }
    });

    it('before there are cards: nothing moves when they come', async () => {
      const account = await openAccount();
      let release = (): void => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      const { fetch } = account;
      const opened = await open({ fetch: (...request) => held.then(() => fetch(...request)) }, {}, 'loading');
      const before = opened.element.getBoundingClientRect();
      release();
      await opened.state('ready');
      const after = opened.element.getBoundingClientRect();
      expect(after.height).to.be.closeTo(before.height, 1);
    });
  });

  for (const [locale, words] of [
    ['de', 'Gültig bis'],
    ['nl', 'Geldig tot'],
    ['fr', 'Valable jusqu’à'],
    ['ar', 'صالحة حتى'],
  ] as const)
    it(`speaks ${locale}`, async () => {
      const opened = await open(await openAccount({ cards: ['visa'] }), { locale });
      await waitUntil(() => opened.rows()[0]?.includes(words));
    });
});
