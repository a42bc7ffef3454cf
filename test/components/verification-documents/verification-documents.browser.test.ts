import { aTimeout, expect, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';

import {
  createTransferInstrument,
  getLegalEntity,
  updateLegalEntity,
} from '../../../src/client/legal-entity/index.js';
import { aSeller, refusal, restorePage, type KnownSeller } from '../known-seller.js';
import { read } from '../opened.js';
import { aFile, lookAgain, open, putInto, type Opened } from './cabinet.js';

const MOST = 4 * 1024 * 1024;
const SENDS = /^(?:POST|PATCH) \/legal-entity\/documents/;
const sends = ({ asked }: KnownSeller) => asked.filter(({ call }) => SENDS.test(call));

interface Sent {
  readonly type: string;
  readonly fileName: string;
  readonly owner: { readonly id: string; readonly type: string };
  readonly attachments: readonly { readonly content: string; readonly pageType?: string }[];
}
const bodiesOf = (seller: KnownSeller): Sent[] => sends(seller).map(({ body }) => JSON.parse(body) as Sent);

const knownOf = (seller: KnownSeller) => seller.platform.call(getLegalEntity, { id: seller.id });
const namesOf = async (seller: KnownSeller) =>
  ((await knownOf(seller)).documentDetails ?? []).map(({ fileName }) => fileName).toSorted();

const papers = (opened: Opened) => opened.all('[part~=paper]');
const documentEvents = ({ events }: Opened) =>
  events.filter(([name]) => /uploaded|removed|failed/.test(name));

/** All checks are done. */
const letTimePass = (seller: KnownSeller): void => {
  seller.clock.now += 10_000;
  lookAgain(seller);
};

describe('<florin-verification-documents>', () => {
  afterEach(restorePage);

  describe('from what is missing to a payout', () => {
    it('says plainly which document is needed, takes it, follows its check, and all is allowed', async () => {
      const seller = await aSeller();
      await seller.platform.call(createTransferInstrument, {
        legalEntityId: seller.id,
        type: 'bankAccount',
        bankAccount: { accountIdentification: { type: 'iban', iban: 'NL91ABNA0417164300' } },
      });
      const opened = await open(seller);
      expect(opened.all('[part=need]')).to.have.length(1);
      expect(opened.text('[part=need]')).to.contain('Proof of identity Upload a picture of a passport');
      expect((await knownOf(seller)).capabilities?.['sendToTransferInstrument']?.allowed).to.equal(false);
      await opened.click(/^Upload: Proof of identity/);
      expect(opened.root.activeElement?.id).to.equal('chooser-title');
      expect(opened.text('#limits')).to.contain('PDF, JPEG or PNG, from 1 kB to 4 MB per file.');
      await opened.choose(aFile('my passport.jpg', 'jpeg'));
      expect(opened.text('[part~=document]')).to.contain('Passport').and.contain('my passport.jpg');
      expect(sends(seller)).to.have.length(0);
      await opened.click(/^Send: Passport/);
      await opened.says(/Being checked/);
      expect(opened.all('[part=need]')).to.have.length(0);
      expect(opened.heard.filter((said) => /Sending 1 of 1: Passport/.test(said))).to.have.length(1);
      expect(opened.heard.filter((said) => said.startsWith('Passport was sent.'))).to.have.length(1);
      const { id: document = '' } = (await knownOf(seller)).documentDetails?.[0] ?? {};
      const face = { type: 'passport', owner: seller.id, replaces: '' };
      expect(opened.events).to.deep.equal([
        ['florin-before-document-upload', face],
        ['florin-document-uploaded', { id: document, ...face }],
        ['florin-legal-entity-changed', { legalEntity: seller.id }],
      ]);
      letTimePass(seller);
      await waitUntil(() => papers(opened)[0]?.includes('Received'));
      expect(papers(opened)[0]).to.match(/^Passport my passport.jpg Received Uploaded May 4, 2026.* [A-Z]/);
      const { problems = [] } = await knownOf(seller);
      expect(JSON.stringify(problems)).not.to.match(/2_8005|2_87/);
    });

    it('asks for a bank statement of the account that the bank does not know, of a page that names no legal entity', async () => {
      const seller = await aSeller();
      const { id } = await seller.platform.call(createTransferInstrument, {
        legalEntityId: seller.id,
        type: 'bankAccount',
        bankAccount: {
          accountIdentification: { type: 'usLocal', accountNumber: '120000', routingNumber: '011000138' },
        },
      });
      seller.clock.now += 10_000;
      const opened = await open(seller, { legalEntity: '' });
      await opened.click(/^Upload: Bank statement, Account \*{4}0000/);
      await opened.choose(aFile('may.pdf'));
      await opened.click(/^Send: Bank statement/);
      await waitUntil(() => papers(opened).length === 1);
      expect(bodiesOf(seller)[0]).to.deep.include({
        type: 'bankStatement',
        owner: { id, type: 'bankAccount' },
      });
      expect(papers(opened)[0]).to.contain('Bank statement Account ****0000');
    });

    it('says what is wrong with a document, and puts another in its place', async () => {
      const seller = await aSeller();
      const opened = await open(seller);
      await opened.choose(aFile('unreadable.pdf'));
      await opened.click(/^Send: /);
      await opened.says(/Being checked/);
      letTimePass(seller);
      await opened.says(/Not accepted/);
      expect(papers(opened)[0]).to.contain('We could not read the document. Upload a sharper picture.');
      await opened.click(/^Replace: A readable document/);
      expect(opened.text('#chooser-title')).to.equal('Replace: Passport');
      await opened.choose(aFile('sharp.png', 'png'));
      await opened.click(/^Send: Passport/);
      await opened.says(/Being checked/);
      expect(sends(seller).map(({ call }) => call.split(' ')[0])).to.deep.equal(['POST', 'PATCH']);
      letTimePass(seller);
      await waitUntil(() => papers(opened)[0]?.includes('sharp.png Received'));
      expect(papers(opened)).to.have.length(1);
    });

    it('quotes the platform where it asks for an unknown kind of document', async () => {
      const seller = await aSeller();
      const remediatingActions = [{ code: '1_3', message: 'Upload a W-8BEN form \u202E' }];
      const verificationErrors = [{ code: '1_3042', type: 'invalidInput', remediatingActions }];
      seller.obstacle = (call) =>
        call.endsWith('/checkVerificationErrors')
          ? Response.json({ problems: [{ entity: { id: seller.id }, verificationErrors }] })
          : undefined;
      const opened = await open(seller);
      expect(opened.text('[part=need]')).to.contain('Upload a W-8BEN form').and.contain('Code 1_3042');
      expect(opened.text('[part=need]')).not.to.contain('\u202E');
    });
  });

  describe('turns away, with a reason and nothing sent,', () => {
    const bad: readonly [what: string, file: () => File, says: RegExp][] = [
      [
        'a wrong type',
        () => aFile('letter.docx', 'pdf', 2048, 'application/msword'),
        /^letter\.docx was not accepted\. Choose a PDF, JPEG or PNG/,
      ],
      ['0 bytes', () => aFile('empty.pdf', 'pdf', 0), /^empty\.pdf is empty\. Choose another file/],
      [
        'too few bytes',
        () => aFile('tiny.png', 'png', 1023),
        /^tiny\.png is only 1,023 bytes\. A readable page needs at least 1 kB/,
      ],
      [
        '1 byte over the limit',
        () => aFile('big.jpg', 'jpeg', MOST + 1),
        /^big\.jpg is 4,194,305 bytes, and the limit is 4 MB/,
      ],
      [
        'a renamed executable',
        () => aFile('passport.pdf', 'exe', 4096, 'application/pdf'),
        /^passport\.pdf is not a PDF, JPEG or PNG, although its name says so/,
      ],
      ['an executable by its own name', () => aFile('run.exe', 'exe'), /^run\.exe was not accepted/],
      [
        'a page that calls itself a picture',
        () => new File(['<script>alert(1)</script>'.repeat(99)], 'x.png', { type: 'image/png' }),
        /^x\.png is not a PDF, JPEG or PNG, although its name says so/,
      ],
      [
        'two endings, the last of them wrong',
        () => aFile('passport.pdf.exe', 'pdf', 2048, 'application/pdf'),
        /^passport\.pdf\.exe was not accepted/,
      ],
    ];
    for (const [what, file, says] of bad)
      it(what, async () => {
        const seller = await aSeller();
        const opened = await open(seller);
        await opened.choose(aFile('good.pdf'), file());
        expect(opened.text('[part=refused] [part=error]')).to.match(says);
        expect(opened.heard.at(-1)).to.match(/^Files ready to send: 1 /);
        expect(opened.heard.at(-1)).to.contain(opened.text('[part=refused] [part=error]'));
        expect(opened.all('[part~=document]')).to.have.length(1);
        expect(sends(seller)).to.have.length(0);
        await opened.click(/^Send: /);
        await waitUntil(() => papers(opened).length === 1);
        expect(await namesOf(seller)).to.deep.equal(['good.pdf']);
        expect(opened.all('[part=refused]')).to.have.length(1);
        await opened.click(/^Remove: /);
        expect(opened.part('tray')).to.equal(null);
      });

    it('what is more than can be held at once, by name', async () => {
      const opened = await open(await aSeller());
      await opened.choose(...Array.from({ length: 21 }, (_, at) => aFile(`${at + 1}.pdf`)));
      expect(opened.all('[part~=document]')).to.have.length(20);
      expect(opened.text('[part=refused]')).to.match(/^21\.pdf was left out: 20 files are here already/);
    });

    it('a file that is gone by the time it is sent', async () => {
      const opened = await open(await aSeller());
      const file = aFile('gone.pdf');
      await opened.choose(file);
      file.slice = () =>
        ({ arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')) }) as Blob;
      await opened.click(/^Send: /);
      await opened.says(/gone\.pdf cannot be read any more\. Choose it again/);
    });
  });

  describe('sends', () => {
    it('what was chosen, byte for byte, up to the limit, both sides of a card', async () => {
      const seller = await aSeller();
      const opened = await open(seller);
      opened.button(/^Upload a document$/).click();
      await opened.element.updateComplete;
      await opened.pick('type', 'identityCard');
      expect(opened.text('#limits')).to.contain('Choose a picture of the front and one of the back');
      await opened.choose(aFile('front.jpg', 'jpeg', MOST));
      expect(opened.text('[part~=document]')).to.contain(
        'JPEG Front front.jpg 4 MB The back is still missing.',
      );
      expect(() => opened.button(/^Send: /)).to.throw();
      const add = opened.part('add-back').nextElementSibling as HTMLInputElement;
      putInto(add, [aFile('back.png', 'png', MOST)]);
      await opened.says(/Back back\.png/);
      await opened.click(/^Swap front and back: /);
      expect(opened.text('[part~=document]')).to.contain('PNG Front back.png 4 MB JPEG Back front.jpg');
      await opened.click(/^Swap front and back: /);
      await opened.click(/^Send: Identity card/);
      await waitUntil(() => papers(opened).length === 1, '');
      const [body] = bodiesOf(seller);
      expect(body!.attachments.map(({ pageType }) => pageType)).to.deep.equal(['front', 'back']);
      for (const [at, kind] of (['jpeg', 'png'] as const).entries()) {
        const decoded = await fetch(`data:;base64,${body!.attachments[at]!.content}`);
        const sent = new Uint8Array(await decoded.arrayBuffer());
        const meant = new Uint8Array(await aFile('', kind, MOST).arrayBuffer());
        expect(sent.length).to.equal(meant.length);
        expect(sent.every((byte, place) => byte === meant[place])).to.equal(true);
      }
    });

    it('5 files at once one after the other, and says how far it is', async () => {
      const seller = await aSeller();
      let open1 = 0;
      let most = 0;
      seller.obstacle = async (call, proceed) => {
        if (!SENDS.test(call)) return proceed();
        most = Math.max(most, ++open1);
        const answer = await proceed();
        open1--;
        return answer;
      };
      const opened = await open(seller);
      const files = [1, 2, 3, 4, 5].map((number) => aFile(`page ${number}.pdf`));
      opened.button(/^Upload a document$/).click();
      await opened.element.updateComplete;
      const dataTransfer = new DataTransfer();
      for (const file of files) dataTransfer.items.add(file);
      const drop = opened.part('drop');
      for (const type of ['dragenter', 'dragover'])
        drop.dispatchEvent(new DragEvent(type, { dataTransfer, cancelable: true }));
      await opened.element.updateComplete;
      expect(drop.classList.contains('over')).to.equal(true);
      const dropping = new DragEvent('drop', { dataTransfer, cancelable: true });
      drop.dispatchEvent(dropping);
      expect(dropping.defaultPrevented).to.equal(true);
      await opened.says(/Send all \(5\)/);
      await opened.click(/^Send all/);
      expect(opened.element.matches(':state(saving)')).to.equal(true);
      await waitUntil(() => papers(opened).length === 5, '');
      expect(most).to.equal(1);
      expect(await namesOf(seller)).to.deep.equal(files.map(({ name }) => name));
      for (const place of [1, 2, 3, 4, 5])
        expect(opened.heard.filter((said) => said.startsWith(`Sending ${place} of 5`))).to.have.length(1);
      expect(opened.heard.filter((said) => said.endsWith('All documents are sent.'))).to.have.length(1);
      expect(opened.part('tray')).to.equal(null);
    });

    it('nothing that the page prevents', async () => {
      const seller = await aSeller();
      const opened = await open(seller);
      opened.element.addEventListener('florin-before-document-upload', (event) => event.preventDefault());
      await opened.choose(aFile('a.pdf'));
      await opened.click(/^Send: /);
      await aTimeout(50);
      expect(sends(seller)).to.have.length(0);
      expect(opened.text('[part=state]')).to.equal('Ready to send');
    });

    it('once more what was lost half-way: the file is kept, and arrives once', async () => {
      const seller = await aSeller();
      let seen = 0;
      seller.obstacle = (call) => {
        if (!SENDS.test(call) || seen++) return undefined;
        // Half of the body is out when the connection breaks.
        return Promise.reject(new TypeError('Failed to fetch'));
      };
      const opened = await open(seller);
      await opened.choose(aFile('half.pdf', 'pdf', 300_000));
      await opened.click(/^Send: /);
      await opened.says(/Not sent\. Your file is still here\. The server cannot be reached/);
      expect(opened.text('[part~=document]')).to.contain('half.pdf');
      expect(opened.heard.at(-1)).to.match(/Passport was not sent\. The file is still here\./);
      expect(documentEvents(opened)).to.deep.equal([
        ['florin-verification-documents-failed', { code: 'network', detail: 'network' }],
      ]);
      await opened.click(/^Try again: /);
      await waitUntil(() => papers(opened).length === 1);
      expect(await namesOf(seller)).to.deep.equal(['half.pdf']);
    });

    it('once more what had arrived, of which only the answer was lost: there is one document', async () => {
      const seller = await aSeller();
      seller.sandbox.faults.next('legal-entity.createDocument', 'drop-after');
      const opened = await open(seller);
      await opened.choose(aFile('once.pdf'));
      await opened.click(/^Send: /);
      await opened.says(/Your file is still here/);
      expect(await namesOf(seller)).to.deep.equal(['once.pdf']);
      await opened.click(/^Try again: /);
      await waitUntil(() => papers(opened).length === 1 && !opened.part('tray'));
      expect(await namesOf(seller)).to.deep.equal(['once.pdf']);
    });

    it('the others although one of them failed', async () => {
      const seller = await aSeller();
      let seen = 0;
      seller.obstacle = (call) =>
        SENDS.test(call) && ++seen === 2 ? refusal(503, 'platform-unavailable') : undefined;
      const opened = await open(seller);
      await opened.choose(...['a.pdf', 'b.pdf', 'c.pdf'].map((name) => aFile(name)));
      await opened.click(/^Send all/);
      await waitUntil(() => papers(opened).length === 2);
      expect(await namesOf(seller)).to.deep.equal(['a.pdf', 'c.pdf']);
      expect(opened.text('[part~=failed]')).to.contain('b.pdf');
    });

    it('nothing more once it is stopped, and keeps the file', async () => {
      const seller = await aSeller();
      let release = (): void => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      seller.obstacle = (call, proceed) => (SENDS.test(call) ? held.then(proceed) : undefined);
      const opened = await open(seller);
      await opened.choose(aFile('a.pdf'), aFile('b.pdf'));
      await opened.click(/^Send all/);
      await opened.says(/Sending…/);
      const progress = opened.root.querySelector('progress')!;
      expect(progress.hasAttribute('value')).to.equal(false);
      const stops = [...opened.root.querySelectorAll<HTMLElement>('[part=stop]')];
      stops[1]!.click();
      stops[0]!.click();
      await opened.says(/Stopped\. Your file is still here\./);
      expect(opened.heard.at(-1)).to.contain('was stopped');
      expect(opened.element.matches(':state(saving)')).to.equal(false);
      seller.obstacle = undefined;
      release();
      await opened.click(/^Try again: /);
      await waitUntil(() => papers(opened).length === 1);
      expect(opened.text('[part~=document]')).to.contain('b.pdf 2 kB Ready to send');
    });

    it('nothing that the platform refuses twice: the reason stands by the file', async () => {
      const seller = await aSeller();
      seller.sandbox.faults.next('legal-entity.createDocument', {
        kind: 'status',
        status: 422,
        body: {
          status: 422,
          errorCode: '30_031',
          message: "Field 'attachments[0].content': blurred",
          errorType: 'validation',
        },
      });
      const opened = await open(seller);
      await opened.choose(aFile('blurred.pdf'));
      await opened.click(/^Send: /);
      await opened.says(
        /The platform did not accept it\. Choose another file\. Code: 422 platform-refused attachments\[0\]\.content/,
      );
      expect(documentEvents(opened)[0]).to.deep.equal([
        'florin-verification-documents-failed',
        { code: 'refused', detail: '422 platform-refused attachments[0].content' },
      ]);
    });

    it('names and contents of files to the platform alone', async () => {
      const seller = await aSeller();
      const logged: unknown[] = [];
      const { log, warn, error, info } = console;
      Object.assign(console, {
        log: (...all: unknown[]) => logged.push(all),
        warn: (...all: unknown[]) => logged.push(all),
        error: (...all: unknown[]) => logged.push(all),
        info: (...all: unknown[]) => logged.push(all),
      });
      seller.sandbox.faults.next('legal-entity.createDocument', '500-before');
      const opened = await open(seller);
      await opened.choose(aFile('Sam Jansen secret.pdf'), aFile('Sam Jansen secret.docx'));
      await opened.click(/^Send: /);
      await opened.click(/^Try again: /);
      await waitUntil(() => papers(opened).length === 1);
      Object.assign(console, { log, warn, error, info });
      const kept = JSON.stringify([
        opened.events,
        logged,
        { ...localStorage },
        { ...sessionStorage },
        history.state,
        location.href,
        document.cookie,
      ]);
      expect(kept)
        .not.to.contain('secret')
        .and.not.to.contain(bodiesOf(seller)[0]!.attachments[0]!.content.slice(0, 40));
      expect(
        sends(seller)
          .map(({ call }) => call)
          .join(),
      ).not.to.contain('secret');
    });
  });

  describe('keeps', () => {
    async function withPassport(): Promise<{ seller: KnownSeller; opened: Opened }> {
      const seller = await aSeller();
      const opened = await open(seller, { undoSeconds: 0.2 });
      await opened.choose(aFile('passport.png', 'png'));
      await opened.click(/^Send: /);
      await waitUntil(() => papers(opened).length === 1);
      opened.events.length = 0;
      return { seller, opened };
    }

    it('what is removed for a moment, then it is gone, and needed again', async () => {
      const { seller, opened } = await withPassport();
      await opened.click(/^Remove: Passport/);
      expect(opened.text('[part~=paper]')).to.contain('Will be removed');
      await opened.click(/^Undo: Passport/);
      await aTimeout(300);
      expect(await namesOf(seller)).to.deep.equal(['passport.png']);
      await opened.click(/^Remove: Passport/);
      await waitUntil(() => papers(opened).length === 0);
      expect(await namesOf(seller)).to.deep.equal([]);
      await waitUntil(() => opened.all('[part=need]').length === 1);
      expect(documentEvents(opened).at(-1)?.[0]).to.equal('florin-document-removed');
    });

    it('a document to look at: its bytes say what it is', async () => {
      const { opened } = await withPassport();
      await opened.click(/^Show: Passport/);
      await waitUntil(() => opened.root.querySelector('dialog[open]'));
      const image = opened.root.querySelector<HTMLImageElement>('dialog img')!;
      expect(image.src).to.match(/^blob:/);
      const { type } = await (await fetch(image.src)).blob();
      expect(type).to.equal('image/png');
      opened.root.querySelector<HTMLElement>('dialog [part=close]')!.click();
      await waitUntil(() => !opened.root.querySelector('dialog'));
      expect(await fetch(image.src).catch(() => 'gone')).to.equal('gone');
    });

    it('what another element of the page has changed up to date', async () => {
      const { seller, opened } = await withPassport();
      await seller.platform.call(updateLegalEntity, {
        id: seller.id,
        individual: {
          name: { firstName: 'S', lastName: 'J' },
          residentialAddress: { country: 'NL' },
          birthData: { dateOfBirth: '2020-01-01' },
        },
      });
      const before = seller.asked.length;
      lookAgain({ id: 'LE-of-another' });
      lookAgain(seller);
      await waitUntil(() => seller.asked.length > before);
      await opened.state('ready');
    });
  });

  describe('shows', () => {
    it('that there is nothing, and nothing needed', async () => {
      const seller = await aSeller();
      seller.obstacle = (call) =>
        call.endsWith('/checkVerificationErrors') ? Response.json({ problems: [] }) : undefined;
      const opened = await open(seller, {}, 'empty');
      expect(opened.text('[part=panel]')).to.contain('You have no documents yet.');
      expect(opened.part('add')).not.to.equal(null);
    });

    it('another seller nothing at all', async () => {
      const seller = await aSeller({ isOwn: false });
      const opened = await open(seller, {}, 'unauthorised');
      expect(opened.text()).to.contain('You are not signed in, or you do not have access.');
    });

    it('an error, and tries again', async () => {
      const seller = await aSeller();
      seller.obstacle = () => refusal(500, 'broken');
      const opened = await open(seller, {}, 'error');
      seller.obstacle = undefined;
      opened.part('retry').click();
      await opened.state('ready');
    });

    it('that it is offline, and looks when the network is back', async () => {
      const seller = await aSeller();
      Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
      seller.obstacle = () => Promise.reject(new TypeError('Failed to fetch'));
      const opened = await open(seller, {}, 'offline');
      Reflect.deleteProperty(navigator, 'onLine');
      seller.obstacle = undefined;
      dispatchEvent(new Event('online'));
      await opened.state('ready');
    });

    it('all of it in every language', async () => {
      const seller = await aSeller();
      for (const [locale, heading] of [
        ['de', 'Noch von Ihnen benötigt'],
        ['nl', 'Nog nodig van u'],
        ['fr', 'Encore nécessaire de votre part'],
        ['ar', 'ما زلنا نحتاج منك'],
      ] as const) {
        const opened = await open(seller, { locale });
        await waitUntil(() => opened.text('h3') === heading, locale);
      }
    });

    async function full(): Promise<Opened> {
      const seller = await aSeller();
      const opened = await open(seller);
      await opened.choose(aFile('unreadable.pdf'));
      await opened.click(/^Send: /);
      await waitUntil(() => papers(opened).length === 1);
      letTimePass(seller);
      await opened.says(/Not accepted/);
      await opened.choose(aFile('a.pdf'), aFile('no.exe', 'exe'));
      seller.obstacle = (call) => (SENDS.test(call) ? refusal(503, 'platform-unavailable') : undefined);
      await opened.click(/^Send: /);
      await opened.says(/Your file is still here/);
      return opened;
    }

    for (const scheme of ['light', 'dark'])
      it(`all of it accessibly, ${scheme}`, async () => {
        document.documentElement.style.colorScheme = scheme;
        document.body.style.background = 'Canvas';
        await expect((await full()).element).to.be.accessible();
      });

    it('all of it at 320 pixels and from right to left', async () => {
      document.body.style.inlineSize = '320px';
      document.documentElement.dir = 'rtl';
      const { element } = await full();
      expect(element.scrollWidth).to.be.at.most(320);
      element.locale = 'de';
      await waitUntil(() => read(element.shadowRoot).includes('Noch von Ihnen benötigt'));
      expect(element.scrollWidth).to.be.at.most(320);
    });

    it('by keyboard alone: to the chooser, and back', async () => {
      const opened = await open(await aSeller());
      opened.button(/^Upload: /).focus();
      await sendKeys({ press: 'Enter' });
      await waitUntil(() => opened.root.activeElement?.id === 'chooser-title');
      await sendKeys({ press: 'Tab' });
      expect(opened.root.activeElement?.id).to.equal('type');
      await sendKeys({ press: 'Tab' });
      expect(opened.root.activeElement).to.equal(opened.part('choose'));
      opened.part('close').focus();
      await sendKeys({ press: 'Enter' });
      await waitUntil(() => opened.root.activeElement === opened.part('add'));
    });
  });
});
