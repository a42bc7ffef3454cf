import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';

import { aBakery, knownSeller, refusal, restorePage, type KnownSeller } from '../known-seller.js';
import { labelOf, read } from '../opened.js';
import { open, type Opened } from './terms.js';

const ACCEPT = /^PATCH .+\/termsOfService\/\w+$/;
const STATUS = /termsOfServiceStatus$/;
const DOCUMENT = /^POST .+\/termsOfService$/;

/** A document in the place of the platform's. */
const documentIs = (seller: KnownSeller, bytes: string) => {
  seller.obstacle = (call) =>
    DOCUMENT.test(call)
      ? Response.json({ document: btoa(bytes), termsOfServiceDocumentId: 'TD1', type: 'adyenAccount' })
      : undefined;
};

const disabled = (opened: Opened) => opened.part('accept').getAttribute('aria-disabled');

describe('<florin-terms-of-service>', () => {
  afterEach(restorePage);

  it('says which terms are to be accepted, by names that people understand', async () => {
    const opened = await open(await knownSeller());
    expect(opened.text('h2')).to.equal('Terms to accept: 2');
    expect([...opened.root.querySelectorAll('[part=terms] h3')].map(read)).to.deep.equal([
      'Terms of payments on this platform',
      'Terms of the account',
    ]);
    expect(opened.element.matches(':state(due)')).to.equal(true);
  });

  it('opens the text in the reader’s language, and accepts it once its end was seen', async () => {
    const seller = await knownSeller();
    const opened = await open(seller, { locale: 'nl' });
    await opened.readFirst();
    expect(JSON.parse(seller.asks(DOCUMENT)[0]!.body)).to.deep.equal({
      type: 'adyenForPlatformsAdvanced',
      language: 'nl',
      termsOfServiceDocumentFormat: 'TXT',
    });
    expect(opened.text('[part=document]')).to.contain('Here these terms end.');
    opened.element.locale = 'en';
    await opened.until(() => /Read to the end/.test(opened.text()), 'English');
    expect(disabled(opened)).to.equal('true');
    opened.part('accept').click();
    await opened.until(() => opened.heard.at(-1) === 'Read to the end first.');
    expect(seller.asks(ACCEPT)).to.have.length(0);
    await opened.scrollToEnd();
    opened.part('accept').click();
    await opened.until(() => opened.text('h2') === 'Terms to accept: 1');
    expect(seller.asks(/^GET .+termsOfServiceAcceptanceInfos$/)).to.have.length(2);
    const [accepted] = seller.asks(ACCEPT);
    expect(JSON.parse(accepted!.body)).to.deep.equal({ acceptedBy: seller.id });
    expect(opened.text('[part=acceptance]')).to.match(
      /^Terms of payments on this platform By Sam Jansen\. May 4, 2026 at .+ [A-Z]/,
    );
    expect(opened.events).to.deep.equal([
      ['florin-before-terms-accept', { type: 'adyenForPlatformsAdvanced', language: 'nl' }],
      ['florin-terms-accepted', { type: 'adyenForPlatformsAdvanced', open: 1 }],
    ]);
    expect(opened.heard.at(-1)).to.equal('Terms of payments on this platform were accepted.');
  });

  it('has nothing left to do once all are accepted', async () => {
    const opened = await open(await knownSeller());
    for (const left of [1, 0]) {
      await opened.readFirst();
      await opened.scrollToEnd();
      opened.part('accept').click();
      await opened.until(() => opened.events.at(-1)?.[0] === 'florin-terms-accepted');
      expect(opened.root.querySelectorAll('[part=terms]')).to.have.length(left);
      opened.events.length = 0;
    }
    await opened.state('accepted');
    expect(opened.text('h2')).to.equal('All terms are accepted');
    expect(opened.root.querySelectorAll('[part=acceptance]')).to.have.length(2);
  });

  it('goes by the session’s only legal entity where none is named', async () => {
    const seller = await knownSeller();
    await open(seller, { legalEntity: '' });
    expect(seller.asks(STATUS)[0]!.call).to.equal('GET /legal-entity/legalEntities/me/termsOfServiceStatus');
  });

  it('shows markup as it is written, and runs none of it', async () => {
    const seller = await knownSeller();
    documentIs(seller, '<img src=x onerror="window.ran = true"><script>window.ran = true</script>');
    const opened = await open(seller);
    await opened.readFirst();
    expect(opened.text('[part=document]')).to.contain('<img src=x onerror=');
    expect(opened.part('document').children).to.have.length(0);
    expect('ran' in window).to.equal(false);
    expect(disabled(opened)).to.equal('false');
  });

  it('C3-79: opens a PDF in a tab of its own that hears nothing of this page, and accepts it once that was done', async () => {
    const opened = await open(await knownSeller(), { format: 'PDF' });
    await opened.readFirst();
    const link = opened.part<HTMLAnchorElement>('open-document');
    expect(link.href).to.match(/^blob:/);
    expect([link.target, link.rel]).to.deep.equal(['_blank', 'noopener noreferrer']);
    const pdf = await fetch(link.href);
    expect(pdf.headers.get('content-type')).to.equal('application/pdf');
    expect((await pdf.text()).slice(0, 5)).to.equal('%PDF-');
    expect(disabled(opened)).to.equal('true');
    expect(opened.text('#early')).to.equal('Open the document first.');
    link.addEventListener('click', (event) => event.preventDefault());
    link.click();
    await opened.until(() => disabled(opened) === 'false');
    const { href } = link;
    opened.part('read').click();
    const isGone = await fetch(href).then(
      () => false,
      () => true,
    );
    expect(isGone).to.equal(true);
  });

  for (const [what, bytes] of [
    ['a file of another kind', '\0\x01PNG'],
    ['nothing', ''],
  ] as const)
    it(`never asks a seller to accept ${what}`, async () => {
      const seller = await knownSeller();
      documentIs(seller, bytes);
      const opened = await open(seller);
      await opened.readFirst();
      expect(opened.text('.stack')).to.contain('cannot be shown here');
      expect(opened.root.querySelector('[part=accept]')).to.equal(null);
    });

  it('fetches the document anew in another language, which has to be read again', async () => {
    const seller = await knownSeller();
    const opened = await open(seller);
    await opened.readFirst();
    await opened.scrollToEnd();
    const language = opened.part<HTMLSelectElement>('language');
    expect([...language.options].map(read)).to.deep.equal(['English', 'Deutsch', 'Nederlands', 'français']);
    language.value = 'fr';
    language.dispatchEvent(new Event('change'));
    await opened.until(() => seller.asks(DOCUMENT).length === 2 && opened.part('document'));
    expect(JSON.parse(seller.asks(DOCUMENT)[1]!.body)).to.have.property('language', 'fr');
    expect(disabled(opened)).to.equal('true');
    expect(opened.part('document').lang).to.equal('fr');
  });

  it('tells of terms that are newer than itself, and does not offer to accept them', async () => {
    const seller = await knownSeller();
    seller.obstacle = (call) =>
      STATUS.test(call) ? Response.json({ termsOfServiceTypes: ['adyenMoon'] }) : undefined;
    const opened = await open(seller);
    expect(opened.text('[part=terms]')).to.contain('Terms “adyenMoon” These terms are newer');
    expect(opened.root.querySelector('[part=read]')).to.equal(null);
  });

  describe('in whose name', () => {
    it('one who is named is told, several are a choice', async () => {
      const one = await open(await knownSeller(aBakery(['Anna'])));
      await one.readFirst();
      expect(one.text('[part=signer]')).to.equal('On behalf of Anna Bakker');
      const seller = await knownSeller(aBakery(['Anna', 'Bo']));
      const opened = await open(seller);
      await opened.readFirst();
      const choice = opened.part<HTMLSelectElement>('signer');
      expect([...choice.options].map(read)).to.deep.equal(['Anna Bakker', 'Bo Bakker']);
      choice.value = choice.options[1]!.value;
      choice.dispatchEvent(new Event('change'));
      await opened.scrollToEnd();
      opened.part('accept').click();
      await opened.until(() => opened.root.querySelector('[part=acceptance]'));
      expect(opened.text('[part=acceptance]')).to.contain('By Bo Bakker');
    });

    it('no person: says whom to name first', async () => {
      const opened = await open(await knownSeller(aBakery([])));
      await opened.readFirst();
      expect(opened.text('.stack')).to.contain('This business has no person who may sign');
      opened.part('document').scrollTop = 10_000;
      await opened.element.updateComplete;
      expect(disabled(opened)).to.equal('true');
    });

    it('a person whom this session may not sign for is refused, and the element says so', async () => {
      const opened = await open(await knownSeller(aBakery(['Anna'], [])));
      await opened.readFirst();
      await opened.scrollToEnd();
      opened.part('accept').click();
      await opened.until(() => opened.root.querySelector('.stack [part=error]'));
      expect(opened.text('.stack [part=error]')).to.contain('This person cannot sign here');
      expect(opened.root.querySelector('[part=acceptance]')).to.equal(null);
      expect(opened.element.matches(':state(due)')).to.equal(true);
    });
  });

  describe('when something goes wrong', () => {
    it('the document did not come: says so, and comes on another try', async () => {
      const seller = await knownSeller();
      const opened = await open(seller);
      seller.obstacle = (call) => (DOCUMENT.test(call) ? refusal(500, 'internal') : undefined);
      await opened.readFirst();
      expect(opened.text('[part=error]')).to.contain('Code: 500 internal');
      expect(opened.events.at(-1)).to.deep.equal([
        'florin-terms-of-service-failed',
        { code: 'server', detail: '500 internal' },
      ]);
      seller.obstacle = undefined;
      opened.part('read').click();
      await opened.until(() => opened.root.querySelector('[part=document]'));
      expect(opened.text('[part=document]')).to.contain('Sandbox terms');
    });

    const lost = {
      'the answer is lost': () => Promise.reject(new TypeError('Failed to fetch')),
      'the server fails after it was sent': () => refusal(502, 'platform-unavailable'),
    };
    for (const [how, end] of Object.entries(lost))
      it(`${how}: what the platform says then is true`, async () => {
        const seller = await knownSeller();
        const opened = await open(seller);
        await opened.readFirst();
        await opened.scrollToEnd();
        seller.obstacle = async (call, proceed) => {
          const answer = await proceed();
          return ACCEPT.test(call) ? end() : answer;
        };
        opened.part('accept').click();
        await opened.until(() => opened.text('h2') === 'Terms to accept: 1');
        expect(opened.events.at(-1)![0]).to.equal('florin-terms-accepted');
      });

    it('it never arrived: the document stays open and read', async () => {
      const seller = await knownSeller();
      const opened = await open(seller);
      await opened.readFirst();
      await opened.scrollToEnd();
      seller.obstacle = (call) =>
        ACCEPT.test(call) ? Promise.reject(new TypeError('Failed to fetch')) : undefined;
      opened.part('accept').click();
      await opened.until(() => opened.root.querySelector('[part=error]'));
      expect(opened.text('[part=error]')).to.contain('cannot be reached');
      seller.obstacle = undefined;
      opened.part('accept').click();
      await opened.until(() => opened.text('h2') === 'Terms to accept: 1');
    });

    it('the page prevents it: nothing is sent', async () => {
      const seller = await knownSeller();
      const opened = await open(seller);
      opened.element.addEventListener('florin-before-terms-accept', (event) => event.preventDefault());
      await opened.readFirst();
      await opened.scrollToEnd();
      opened.part('accept').click();
      expect(seller.asks(ACCEPT)).to.have.length(0);
    });

    it('a visitor is signed out, the platform is down, or the network fails', async () => {
      await open(await knownSeller({ isOwn: false }), {}, 'unauthorised');
      const seller = await knownSeller();
      seller.obstacle = (call) => (STATUS.test(call) ? refusal(502, 'platform-unavailable') : undefined);
      const opened = await open(seller, {}, 'error');
      seller.obstacle = undefined;
      opened.button(/Try again/).click();
      await opened.state('ready');
      Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
      seller.obstacle = () => Promise.reject(new TypeError('Failed to fetch'));
      await open(seller, {}, 'offline');
    });
  });

  it('is used by keyboard alone: read, scroll, accept', async () => {
    const opened = await open(await knownSeller(), { documentLanguages: 'en' });
    opened.part('read').focus();
    await sendKeys({ press: 'Enter' });
    await opened.until(() => opened.part('accept'));
    await sendKeys({ press: 'Tab' });
    expect(labelOf(opened.root.activeElement!)).to.equal('Terms of payments on this platform');
    await sendKeys({ press: 'End' });
    await opened.until(() => disabled(opened) === 'false');
    await sendKeys({ press: 'Tab' });
    await sendKeys({ press: 'Enter' });
    await opened.until(() => opened.text('h2') === 'Terms to accept: 1');
    await opened.until(() => labelOf(opened.root.activeElement!) === 'Read: Terms of the account');
  });

  describe('looks right', () => {
    const states = {
      open: async () => {
        const opened = await open(await knownSeller(aBakery(['Anna', 'Bo'])));
        await opened.readFirst();
        return opened;
      },
      pdf: async () => {
        const opened = await open(await knownSeller(), { format: 'PDF' });
        await opened.readFirst();
        return opened;
      },
      empty: async () => {
        const seller = await knownSeller();
        seller.obstacle = (call) => (STATUS.test(call) ? Response.json({}) : undefined);
        return open(seller, {}, 'empty');
      },
      unauthorised: async () => open(await knownSeller({ isOwn: false }), {}, 'unauthorised'),
    };

    for (const scheme of ['light', 'dark'])
      it(`and is accessible in every state, ${scheme}`, async () => {
        document.documentElement.style.colorScheme = scheme;
        document.body.style.background = 'Canvas';
        for (const show of Object.values(states)) await expect((await show()).element).to.be.accessible();
      });

    it('at 320 pixels, in German and from right to left', async () => {
      document.body.style.inlineSize = '320px';
      for (const [locale, dir, title] of [
        ['de', 'ltr', 'Anzunehmende Bedingungen'],
        ['ar', 'rtl', 'شروط بانتظار القبول'],
      ] as const) {
        document.documentElement.dir = dir;
        const opened = await open(await knownSeller(), { locale });
        await opened.until(() => opened.text('h2').startsWith(title));
        await opened.readFirst();
        expect(opened.element.scrollWidth).to.be.at.most(320);
      }
    });
  });

  for (const [locale, words] of [
    ['nl', 'Te accepteren voorwaarden: 2'],
    ['fr', 'Conditions à accepter : 2'],
  ] as const)
    it(`speaks ${locale}`, async () => {
      const opened = await open(await knownSeller(), { locale });
      await opened.until(() => opened.text('h2') === words);
    });
});
