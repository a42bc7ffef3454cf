import { aTimeout, expect, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';

import { refusal, restorePage } from '../known-seller.js';
import { read } from '../opened.js';
import { aNewSeller, open, OpenedWindow, type NewSeller, type Opened } from './seller.js';

const HOST = '127.0.0.1:8081';
const LINK = /^POST \/legal-entity\/legalEntities\/\w+\/onboardingLinks$/;

/** A link in the place of the platform's. */
const givesLink = (seller: NewSeller, url: unknown) => {
  seller.obstacle = (call) => (LINK.test(call) ? Response.json({ url }) : undefined);
};

const phaseEvents = ({ events }: Opened) => events.filter(([name]) => name === 'florin-standing-changed');

describe('<florin-onboarding-launcher>', () => {
  const realOpen = window.open;
  const realFocus = document.hasFocus;
  let windows: OpenedWindow[] = [];

  const opensWindows = (): void => {
    windows = [];
    window.open = () => {
      const opened = new OpenedWindow();
      windows.push(opened);
      return opened as unknown as Window;
    };
  };
  const blocksWindows = (): void => void (window.open = () => null);

  afterEach(() => {
    window.open = realOpen;
    document.hasFocus = realFocus;
    restorePage();
  });

  describe('says', () => {
    it('how many things are needed, which, and what to do about each', async () => {
      const opened = await open(await aNewSeller());
      expect(opened.text('h2')).to.equal('Still needed from you: 3');
      const needs = [...opened.root.querySelectorAll('[part=need]')].map(read);
      expect(needs).to.have.length(3);
      expect(needs[0]).to.contain('Proof of identity Upload a picture of a passport');
      expect(needs[1]).to.contain('Bank account Add the account');
      expect(needs[2]).to.contain('Terms Read and accept');
      expect(opened.text('[part=deadline]')).to.match(/^Complete this by June 3, 2026 at .+ [A-Z]/);
      expect(opened.text()).to.contain('Take payments not yet').and.contain('Get paid out not yet');
      expect(opened.element.matches(':state(needs-input)')).to.equal(true);
      expect(opened.root.querySelector('slot[name=documents]')).not.to.equal(null);
      expect(opened.events).to.deep.equal([['florin-standing-changed', { phase: 'needs-input', open: 3 }]]);
    });

    it('where the hop leads, how and for how long, before anything is made', async () => {
      const seller = await aNewSeller();
      const opened = await open(seller, { openIn: 'new-tab' });
      expect(opened.text('[part=hop]')).to.contain(`You continue on ${HOST}`);
      expect(opened.text('[part=go]')).to.equal(`Continue on ${HOST}`);
      expect(opened.text('#opens'))
        .to.contain('Opens in a new tab.')
        .and.contain('works once and expires after 4 minutes');
      expect(seller.asks(LINK)).to.have.length(0);
      expect(opened.root.querySelector('a')).to.equal(null);
    });

    it('the person that a need is about, and the platform’s own text for an unknown need', async () => {
      const seller = await aNewSeller();
      const verificationErrors = [
        { code: '7_1', type: 'dataMissing', message: '<img src=x onerror=alert(1)> \u202Emoon' },
      ];
      seller.obstacle = (call) =>
        call.endsWith('/checkVerificationErrors')
          ? Response.json({
              problems: [{ entity: { id: seller.id, type: 'LegalEntity' }, verificationErrors }],
            })
          : undefined;
      const opened = await open(seller);
      expect(opened.text('[part=need]'))
        .to.contain('Something is missing')
        .and.contain('<img src=x')
        .and.contain('7_1');
      expect(opened.root.querySelector('img')).to.equal(null);
      expect(opened.root.querySelector('q')!.textContent).not.to.contain('\u202E');
      expect(opened.root.querySelector('slot[name=documents]')).to.equal(null);
    });

    it('the same in every language, in its direction', async () => {
      const seller = await aNewSeller();
      for (const [locale, heading] of [
        ['de', /^Noch von Ihnen benötigt: 3$/],
        ['nl', /^Nog nodig van u: 3$/],
        ['fr', /^Encore nécessaire de votre part : 3$/],
        ['ar', /^ما زلنا نحتاج منك: [3٣]$/],
      ] as const) {
        const opened = await open(seller, { locale });
        await waitUntil(() => heading.test(opened.text('h2')), `${locale}: ${opened.text('h2')}`);
        await waitUntil(() => !/Bank account/.test(opened.text()));
      }
    });
  });

  describe('goes there', () => {
    it('C3-78: on the click alone, by a link that hears nothing of this page, and forgets it', async () => {
      const seller = await aNewSeller();
      const opened = await open(seller);
      opened.button('go').click();
      await waitUntil(() => opened.followed.length === 1);
      const [link] = opened.followed;
      expect(link!.href).to.equal(seller.links[0]);
      expect(link!.rel).to.equal('noopener noreferrer');
      expect(link!.referrerPolicy).to.equal('no-referrer');
      expect(seller.asks(LINK)).to.have.length(1);
      expect(JSON.parse(seller.asks(LINK)[0]!.body)).to.deep.equal({ locale: 'en' });
      const token = seller.links[0]!.split('/').at(-1)!;
      expect(opened.root.innerHTML).not.to.contain(token);
      const kept = JSON.stringify([
        opened.events,
        { ...localStorage },
        { ...sessionStorage },
        history.state,
        location.href,
        document.cookie,
      ]);
      expect(kept).not.to.contain(token);
      expect(opened.events.at(-1)).to.deep.equal([
        'florin-onboarding-opened',
        { host: HOST, openIn: 'same-tab' },
      ]);
    });

    it('never by itself, and not where the page prevents it', async () => {
      const seller = await aNewSeller();
      const opened = await open(seller);
      opened.element.addEventListener('florin-before-onboarding-open', (event) => event.preventDefault());
      opened.button('go').click();
      await aTimeout(100);
      expect(seller.asks(LINK)).to.have.length(0);
    });

    it('C3-78: in a window that has lost hold of this one before anything of the other side runs', async () => {
      opensWindows();
      const seller = await aNewSeller();
      const opened = await open(seller, { openIn: 'popup' });
      opened.button('go').click();
      await waitUntil(() => windows[0]?.followed.length === 1);
      expect(windows[0]!.opener === null).to.equal(true);
      expect(windows[0]!.followed[0]!.href).to.equal(seller.links[0]);
      expect(windows[0]!.followed[0]!.rel).to.equal('noopener noreferrer');
      await opened.says(new RegExp(`${HOST} is open in another window`));
      expect(opened.root.innerHTML).not.to.contain(seller.links[0]!.split('/').at(-1));
    });

    it('once for a double click', async () => {
      const seller = await aNewSeller();
      const opened = await open(seller);
      opened.button('go').click();
      opened.button('go').click();
      await waitUntil(() => opened.followed.length > 0);
      expect(seller.asks(LINK)).to.have.length(1);
    });

    it('with the look and the language of the page', async () => {
      const seller = await aNewSeller();
      const themes = (await (
        await seller.sandbox.fetch('https://sandbox.florin.invalid/lem/v3/themes', {
          headers: { 'x-api-key': 'k' },
        })
      ).json()) as { themes: { id: string }[] };
      const theme = themes.themes[1]!.id;
      const opened = await open(seller, { theme, locale: 'nl' });
      opened.button('go').click();
      await waitUntil(() => opened.followed.length === 1);
      expect(JSON.parse(seller.asks(LINK)[0]!.body)).to.deep.equal({ locale: 'nl', themeId: theme });
    });

    const DANGEROUS: readonly unknown[] = [
      'javascript:alert(1)',
      'data:text/html,<script>alert(1)</script>',
      'blob:http://127.0.0.1:8081/1',
      'vbscript:x',
      'file:///etc/passwd',
      'intent://x#Intent;end',
      'java\nscript:alert(1)',
      '\thttp://127.0.0.1:8081/x',
      '&#106;avascript:alert(1)',
      undefined,
    ];
    const LOOKALIKES: readonly unknown[] = [
      '//127.0.0.1:8081/x',
      'http:127.0.0.1:8081',
      '\\\\127.0.0.1:8081',
      'http://127.0.0.1:8081@evil.example/x',
      'http://user:word@127.0.0.1:8081/x',
      'https://127.0.0.1:8081.evil.example/x',
      'https://127.0.0.1:8081/x',
      'http://127.0.0.1:8082/x',
      'https://pаypal.example/x',
    ];
    const PLAIN: readonly unknown[] = ['http://onboarding.example/x', 'http://127.0.0.1.example:8081/x'];

    for (const [number, addresses] of [
      ['C2-33: a dangerous scheme', DANGEROUS],
      ['C2-34: a look-alike origin', LOOKALIKES],
      ['C2-35: plain http', PLAIN],
    ] as const)
      it(`${number} is not followed, and its window is closed again`, async () => {
        opensWindows();
        const seller = await aNewSeller();
        const linkOrigins = 'http://127.0.0.1:8081 https://paypal.example http://onboarding.example';
        for (const url of addresses) {
          givesLink(seller, url);
          const opened = await open(seller, { openIn: 'new-tab', linkOrigins });
          opened.button('go').click();
          await opened.says(/is not set up safely/);
          expect(windows.at(-1)).to.include({ closed: true });
          expect(windows.at(-1)!.followed, String(url)).to.have.length(0);
          expect(opened.events.at(-1)).to.deep.equal([
            'florin-onboarding-launcher-failed',
            { code: 'server', detail: 'url' },
          ]);
          opened.element.remove();
        }
      });

    it('C3-78: nowhere at all while no origin is allowed, and makes no link then', async () => {
      const seller = await aNewSeller();
      const opened = await open(seller, { linkOrigins: '' });
      expect(opened.text()).to.contain('Code: link-origins');
      expect(opened.button('go')).to.equal(null);
    });

    it('C3-78: a browser cannot say where the pages lead back to', async () => {
      const seller = await aNewSeller();
      const response = await seller.fetch(`/florin/legal-entity/legalEntities/${seller.id}/onboardingLinks`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ redirectUrl: 'https://evil.example' }),
      });
      expect(response.status).to.equal(422);
      expect(seller.links).to.have.length(0);
    });

    it('not without a network, says so, and can be tried again', async () => {
      const seller = await aNewSeller();
      opensWindows();
      const opened = await open(seller, { openIn: 'popup' });
      seller.obstacle = (call) => (LINK.test(call) ? Promise.reject(new TypeError('offline')) : undefined);
      opened.button('go').click();
      await opened.says(/The link could not be created\. The server cannot be reached/);
      expect(windows[0]!.closed).to.equal(true);
      expect(opened.text('h2')).to.equal('Still needed from you: 3');
      seller.obstacle = undefined;
      opened.button('go').click();
      await waitUntil(() => windows[1]?.followed.length === 1);
    });
  });

  describe('a window the browser keeps closed', () => {
    it('C3-79: is a link to click, which opens without a way back into this page', async () => {
      blocksWindows();
      const seller = await aNewSeller();
      const opened = await open(seller, { openIn: 'new-tab' });
      opened.button('go').click();
      await opened.says(/blocked the new window/);
      const link = opened.root.querySelector<HTMLAnchorElement>('[part=link]')!;
      expect(read(link)).to.equal(`Open ${HOST}`);
      expect(link.href).to.equal(seller.links[0]);
      expect(link).to.include({
        target: '_blank',
        rel: 'noopener noreferrer',
        referrerPolicy: 'no-referrer',
      });
      expect(opened.text('[part=left]')).to.equal('The link works once and expires in 4 minutes.');
      link.click();
      await opened.says(/is open in another window/);
      expect(opened.root.querySelector('a')).to.equal(null);
    });

    it('is no stale link: it goes when its time is over, and a new one comes on a click', async () => {
      blocksWindows();
      const seller = await aNewSeller();
      const opened = await open(seller, { openIn: 'new-tab', linkSeconds: 0.5 });
      opened.button('go').click();
      await waitUntil(() => opened.root.querySelector('[part=link]'));
      await opened.says(/has expired/);
      expect(opened.root.querySelector('a')).to.equal(null);
      expect(opened.heard.at(-1)).to.contain('has expired');
      opened.button('go').click();
      await waitUntil(() => opened.root.querySelector('[part=link]'));
      expect(new Set(seller.links)).to.have.length(2);
    });

    it('is not followed in the very moment its time is over', async () => {
      blocksWindows();
      const seller = await aNewSeller();
      const opened = await open(seller, { openIn: 'new-tab', linkSeconds: 0.2 });
      opened.button('go').click();
      await waitUntil(() => opened.root.querySelector('[part=link]'));
      const link = opened.root.querySelector<HTMLAnchorElement>('[part=link]')!;
      await aTimeout(250);
      link.click();
      expect(opened.followed).to.have.length(0);
      await opened.says(/has expired/);
    });

    it('is gone when the element leaves the page', async () => {
      blocksWindows();
      const opened = await open(await aNewSeller(), { openIn: 'new-tab' });
      opened.button('go').click();
      await waitUntil(() => opened.root.querySelector('[part=link]'));
      const provider = opened.element.parentElement!;
      opened.element.remove();
      provider.append(opened.element);
      await opened.element.updateComplete;
      expect(opened.root.querySelector('[part=link]')).to.equal(null);
    });
  });

  describe('notices', () => {
    const leave = async (seller: NewSeller): Promise<Opened> => {
      opensWindows();
      const opened = await open(seller, { openIn: 'popup' });
      opened.button('go').click();
      await waitUntil(() => windows[0]?.followed.length === 1);
      return opened;
    };

    it('that the seller is back in another window, and says what is left', async () => {
      const seller = await aNewSeller();
      const opened = await leave(seller);
      expect(await seller.fill(seller.links[0]!)).to.contain('florin-onboarding=returned');
      const other = new BroadcastChannel('florin-onboarding');
      const answered = new Promise((resolve) => (other.onmessage = ({ data }) => resolve(data)));
      other.postMessage('returned');
      expect(await answered).to.equal('heard');
      other.close();
      await opened.says(/Still needed from you: 1/);
      await opened.says(/Welcome back/);
      expect(read(opened.root.querySelector('[part=need].seller'))).to.contain('Proof of identity');
      expect(opened.text()).to.contain('Being checked').and.contain('Account ****4300');
      expect(opened.heard.at(-1)).to.equal('Still needed from you: 1');
      expect(phaseEvents(opened).at(-1)).to.deep.equal([
        'florin-standing-changed',
        { phase: 'needs-input', open: 1 },
      ]);
    });

    it('nothing else that is said on the same channel', async () => {
      const seller = await aNewSeller();
      const opened = await leave(seller);
      const before = seller.asked.length;
      const other = new BroadcastChannel('florin-onboarding');
      for (const message of ['x', { data: 'returned' }, ['returned'], null, 1]) other.postMessage(message);
      await aTimeout(100);
      other.close();
      expect(seller.asked).to.have.length(before);
      expect(opened.events.some(([name]) => name === 'florin-onboarding-returned')).to.equal(false);
    });

    it('that the seller came back to this page, takes that out of the address, and tells the other one', async () => {
      const seller = await aNewSeller();
      const before = location.href;
      const address = new URL(before);
      address.searchParams.set('florin-onboarding', 'returned');
      history.replaceState({ kept: 1 }, '', address);
      const other = new BroadcastChannel('florin-onboarding');
      const told = new Promise((resolve) => (other.onmessage = ({ data }) => resolve(data)));
      const opened = await open(seller);
      expect(await told).to.equal('returned');
      expect(location.href).to.equal(before);
      expect(history.state).to.deep.equal({ kept: 1 });
      expect(opened.text('[part=notice]')).to.contain('Welcome back');
      other.postMessage('heard');
      await opened.says(/You can close this window/);
      other.close();
      history.replaceState(null, '', before);
    });

    it('that the seller looks at this page again', async () => {
      const seller = await aNewSeller();
      const opened = await leave(seller);
      await seller.fill(seller.links[0]!, 'number');
      dispatchEvent(new Event('focus'));
      await opened.state('pending');
      expect(opened.heard.at(-1)).to.equal('We are checking your details');
    });

    it('that the seller looks again, where the browser lets no pages talk to each other', async () => {
      const usual = globalThis.BroadcastChannel;
      globalThis.BroadcastChannel = class {
        constructor() {
          throw new DOMException('blocked', 'SecurityError');
        }
      } as never;
      try {
        const seller = await aNewSeller();
        const opened = await leave(seller);
        await seller.fill(seller.links[0]!, 'number');
        dispatchEvent(new Event('focus'));
        await opened.state('pending');
      } finally {
        globalThis.BroadcastChannel = usual;
      }
    });

    it('a window that was closed: nothing is lost, and a new link is made on a click', async () => {
      const seller = await aNewSeller();
      const opened = await leave(seller);
      document.hasFocus = () => true;
      windows[0]!.closed = true;
      await opened.says(/You are back\. If you did not finish/);
      opened.button('go').click();
      await waitUntil(() => windows[1]?.followed.length === 1);
      expect(new Set(seller.links)).to.have.length(2);
    });

    it('that a page which only looks closed from here was not: who comes back later is still heard', async () => {
      const seller = await aNewSeller();
      const opened = await leave(seller);
      document.hasFocus = () => true;
      windows[0]!.closed = true;
      await opened.says(/You are back/);
      await seller.fill(seller.links[0]!);
      const other = new BroadcastChannel('florin-onboarding');
      other.postMessage('returned');
      await opened.says(/Still needed from you: 1/);
      other.close();
    });

    it('that checks have ended, by looking again and again, and is glad about it', async () => {
      const seller = await aNewSeller();
      const opened = await leave(seller);
      await seller.fill(seller.links[0]!, 'number');
      dispatchEvent(new Event('focus'));
      await opened.state('pending');
      expect(opened.text()).to.contain('You do not need to do anything');
      seller.clock.now += 10_000;
      await opened.state('verified');
      expect(opened.text('h2')).to.equal('You are verified');
      expect(opened.heard.at(-1)).to.equal('You are verified');
      expect(opened.text()).to.contain('Get paid out ready');
      expect(opened.button('go')).to.equal(null);
      expect(opened.root.querySelector('.head.new')).not.to.equal(null);
      const asked = seller.asked.length;
      await aTimeout(2600);
      expect(seller.asked).to.have.length(asked);
    });
  });

  describe('another seller’s legal entity', () => {
    it('is not there: nothing is shown, and no link is made', async () => {
      const seller = await aNewSeller({ isOwn: false });
      const opened = await open(seller, {}, 'unauthorised');
      expect(opened.text()).to.contain('Sign in').and.not.contain('Proof');
      for (const call of ['', '/onboardingLinks', '/checkVerificationErrors']) {
        const response = await seller.fetch(`/florin/legal-entity/legalEntities/${seller.id}${call}`, {
          method: call ? 'POST' : 'GET',
          headers: { 'content-type': 'application/json' },
          ...(call && { body: '{}' }),
        });
        const never = await seller.fetch(`/florin/legal-entity/legalEntities/LE0${call}`, {
          method: call ? 'POST' : 'GET',
          headers: { 'content-type': 'application/json' },
          ...(call && { body: '{}' }),
        });
        expect(response.status).to.equal(404);
        expect(await response.text()).to.equal(await never.text());
      }
      expect(seller.links).to.have.length(0);
    });
  });

  describe('themes', () => {
    it('are swatches for a seller who may see them, and the chosen one is the link’s', async () => {
      const seller = await aNewSeller({ audience: 'operator' });
      const opened = await open(seller, { withThemes: true });
      await waitUntil(() => opened.root.querySelectorAll('[part=theme]').length === 3);
      const dark = [...opened.root.querySelectorAll('[part=theme]')].find((label) => read(label) === 'Dark')!;
      expect(dark.querySelector('rect')!.getAttribute('fill')).to.equal('#111614');
      dark.querySelector('input')!.click();
      await opened.element.updateComplete;
      opened.button('go').click();
      await waitUntil(() => opened.followed.length === 1);
      const { themeId } = JSON.parse(seller.asks(LINK)[0]!.body) as { themeId: string };
      expect(themeId).to.equal(opened.element.theme);
      expect(themeId).to.match(/^ONBT/);
    });

    it('a seller chooses one, too, where the merchant lets sellers; `me` is who they are', async () => {
      const seller = await aNewSeller({ enable: ['legal-entity.listThemes', 'legal-entity.getTheme'] });
      const opened = await open(seller, { withThemes: true, legalEntity: 'me' });
      await waitUntil(() => opened.root.querySelectorAll('[part=theme]').length === 3);
      opened.root.querySelector<HTMLInputElement>('[part=theme] input')!.click();
      await opened.element.updateComplete;
      opened.button('go').click();
      await waitUntil(() => opened.followed.length === 1);
      expect(seller.asks(/\/me\/onboardingLinks$/)).to.have.length(1);
    });

    it('one that is chosen already is shown even where the list does not have it', async () => {
      const seller = await aNewSeller({ audience: 'operator' });
      seller.obstacle = (call) =>
        call.endsWith('/themes/ONBTX')
          ? Response.json({
              id: 'ONBTX',
              description: 'Ours',
              createdAt: '2026-01-01T00:00:00Z',
              properties: { primaryColor: 'url(//evil)', backgroundColor: '#123456' },
            })
          : undefined;
      const opened = await open(seller, { withThemes: true, theme: 'ONBTX' });
      await waitUntil(() => opened.root.querySelectorAll('[part=theme]').length === 4);
      const ours = opened.root.querySelector('[part=theme]')!;
      expect(read(ours)).to.equal('Ours');
      expect(ours.querySelector('input')!.checked).to.equal(true);
      expect(ours.innerHTML).to.contain('#123456').and.not.contain('evil');
    });

    it('a seller who may not see them goes on without', async () => {
      const seller = await aNewSeller();
      const opened = await open(seller, { withThemes: true });
      await waitUntil(() => seller.asks(/GET \/legal-entity\/themes/).length === 1);
      await aTimeout(50);
      expect(opened.root.querySelector('[part=theme]')).to.equal(null);
      expect(opened.button('go')).not.to.equal(null);
    });
  });

  describe('states', () => {
    it('a platform that is down is an error with a way to try again', async () => {
      const seller = await aNewSeller();
      seller.obstacle = (call) => (call.includes('legal-entity') ? refusal(500, 'internal') : undefined);
      const opened = await open(seller, {}, 'error');
      expect(opened.text()).to.contain('Code: 500 internal');
      expect(opened.events.at(-1)).to.deep.equal([
        'florin-onboarding-launcher-failed',
        { code: 'server', detail: '500 internal' },
      ]);
      seller.obstacle = undefined;
      opened.button('retry').click();
      await opened.state('needs-input');
    });

    it('without a network it says so, and is there when that is back', async () => {
      const seller = await aNewSeller();
      Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
      seller.obstacle = () => Promise.reject(new TypeError('no network'));
      const opened = await open(seller, {}, 'offline');
      seller.obstacle = undefined;
      Reflect.deleteProperty(navigator, 'onLine');
      dispatchEvent(new Event('online'));
      await opened.state('ready');
    });

    it('a page that names no legal entity shows the only one of the seller, and hears what others change of it', async () => {
      const seller = await aNewSeller();
      const opened = await open(seller, { legalEntity: '' });
      expect(opened.text()).to.contain('Proof of identity');
      for (const legalEntity of [seller.id, 'me']) {
        const before = seller.asked.length;
        document.dispatchEvent(new CustomEvent('florin-legal-entity-changed', { detail: { legalEntity } }));
        await opened.until(() => seller.asked.length > before, `asks again after a change of ${legalEntity}`);
      }
    });

    it('an answer with unknown words is neither verified nor turned down', async () => {
      const seller = await aNewSeller();
      seller.obstacle = async (call, proceed) => {
        const response = await proceed();
        if (call.endsWith('/checkVerificationErrors')) return Response.json({ problems: [] });
        if (!call.endsWith(seller.id)) return response;
        const capabilities = { receivePayments: { requested: true, verificationStatus: 'sublime' } };
        return Response.json({ ...((await response.json()) as object), problems: [], capabilities });
      };
      const opened = await open(seller);
      expect(opened.element.matches(':state(pending)')).to.equal(true);
    });

    it('one that is turned down says whom to talk to, and leads nowhere', async () => {
      const individual = { name: { firstName: 'Sam', lastName: 'Refused' } };
      const seller = await aNewSeller();
      const platform = `https://sandbox.florin.invalid/lem/v3/legalEntities/${seller.id}`;
      await seller.sandbox.fetch(platform, {
        method: 'PATCH',
        headers: { 'x-api-key': 'k', 'content-type': 'application/json' },
        body: JSON.stringify({
          individual: {
            ...individual,
            residentialAddress: {
              country: 'NL',
              city: 'Utrecht',
              street: 'Oudegracht 1',
              postalCode: '3511 AB',
            },
            identificationData: { type: 'passport', number: 'NX1234567' },
          },
        }),
      });
      seller.clock.now += 10_000;
      const opened = await open(seller);
      expect(opened.element.matches(':state(rejected)')).to.equal(true);
      expect(opened.text()).to.contain('Contact us');
      expect(opened.button('go')).to.equal(null);
      expect(opened.root.querySelector('slot[name=support]')).not.to.equal(null);
    });

    it('another seller in the same element begins anew', async () => {
      const seller = await aNewSeller();
      const opened = await open(seller);
      opened.element.legalEntity = 'LE-unknown';
      await opened.state('unauthorised');
      expect(opened.element.matches(':state(needs-input)')).to.equal(false);
    });
  });

  describe('for every seller', () => {
    it('works by keyboard, and the focus stays', async () => {
      opensWindows();
      const opened = await open(await aNewSeller(), { openIn: 'popup' });
      opened.button('go').focus();
      await sendKeys({ press: 'Enter' });
      await waitUntil(() => windows[0]?.followed.length === 1);
      await opened.element.updateComplete;
      await waitUntil(() => opened.root.activeElement?.getAttribute('part') === 'again');
    });

    for (const scheme of ['light', 'dark'])
      it(`axe finds nothing in any phase, ${scheme}`, async () => {
        document.documentElement.style.colorScheme = scheme;
        document.body.style.background = 'Canvas';
        blocksWindows();
        const seller = await aNewSeller();
        const opened = await open(seller, { openIn: 'new-tab' });
        await expect(opened.element).to.be.accessible();
        opened.button('go').click();
        await waitUntil(() => opened.root.querySelector('[part=link]'));
        await expect(opened.element).to.be.accessible();
        await seller.fill(seller.links[0]!, 'number');
        seller.clock.now += 10_000;
        await expect((await open(seller)).element).to.be.accessible();
      });

    it('fits 320 pixels, from right to left too', async () => {
      document.body.style.inlineSize = '320px';
      document.documentElement.dir = 'rtl';
      const { root, element } = await open(await aNewSeller(), { locale: 'ar' });
      for (const inside of root.querySelectorAll('*'))
        if (!inside.matches('slot, .visually-hidden, [part=badge]'))
          expect(inside.getBoundingClientRect().left).to.be.at.least(
            element.getBoundingClientRect().left - 1,
          );
    });
  });
});
