import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';

import { createBusinessLine } from '../../../src/client/legal-entity/index.js';
import '../../../src/components/pci-questionnaires/define.js';
import type { FlorinPciQuestionnaires } from '../../../src/components/pci-questionnaires/pci-questionnaires.js';
import { DAY } from '../../../src/facts/instant.js';
import { aBakery, knownSeller, refusal, restorePage, type KnownSeller } from '../known-seller.js';
import { labelOf, openElement, read } from '../opened.js';

const GENERATE = /generatePciTemplates$/;
const SIGN = /signPciTemplates$/;
const LIST = /GET .+pciQuestionnaires$/;

/** A seller who takes cards at a terminal. */
async function aShop(options: Parameters<typeof knownSeller>[0] = {}): Promise<KnownSeller> {
  const seller = await knownSeller(options);
  await seller.platform.call(createBusinessLine, {
    legalEntityId: seller.id,
    service: 'paymentProcessing',
    industryCode: '339E',
    salesChannels: ['pos'],
  });
  return seller;
}

async function open(seller: KnownSeller, attributes: Partial<FlorinPciQuestionnaires> = {}, state = 'ready') {
  const opened = await openElement('florin-pci-questionnaires', {
    fetch: seller.fetch,
    properties: { legalEntity: seller.id, ...attributes },
    events: [
      'florin-before-questionnaires-sign',
      'florin-questionnaires-signed',
      'florin-pci-questionnaires-failed',
    ],
  });
  await opened.state(state);
  const { root } = opened;
  const part = <Kind extends HTMLElement = HTMLElement>(name: string): Kind =>
    root.querySelector<Kind>(`[part=${name}]`)!;
  return {
    ...opened,
    part,
    text: (name: string) => read(part(name)),
    prepare: async () => {
      part('prepare').click();
      await opened.until(
        () => root.querySelector('[part=sign], section :is([part=error], [part=notice])'),
        'prepared',
      );
    },
    readPdf: async () => {
      const link = part<HTMLAnchorElement>('open-document');
      link.addEventListener('click', (event) => event.preventDefault(), { once: true });
      link.click();
      await opened.until(() => part('sign').getAttribute('aria-disabled') === 'false', 'may be signed');
    },
  };
}

describe('<florin-pci-questionnaires>', () => {
  afterEach(restorePage);

  it('has one made, opened and signed; then it holds for a year', async () => {
    const seller = await aShop();
    const opened = await open(seller, { locale: 'en' }, 'unsigned');
    await opened.prepare();
    expect(JSON.parse(seller.asks(GENERATE)[0]!.body)).to.deep.equal({ language: 'en' });
    expect(opened.text('signer')).to.equal('On behalf of Sam Jansen');
    opened.part('sign').click();
    await opened.until(() => opened.heard.at(-1) === 'Open the document first.');
    expect(seller.asks(SIGN)).to.have.length(0);
    await opened.readPdf();
    opened.part('sign').click();
    await opened.state('signed');
    expect(JSON.parse(seller.asks(SIGN)[0]!.body)).to.have.property('signedBy', seller.id);
    expect(opened.text('questionnaire')).to.contain('Signed May 4, 2026');
    expect(opened.text('validity')).to.contain('Valid until May 4, 2027');
    expect(opened.events.map(([name]) => name)).to.deep.equal([
      'florin-before-questionnaires-sign',
      'florin-questionnaires-signed',
    ]);
    expect(opened.heard.at(-1)).to.equal('The questionnaire was signed.');
  });

  it('opens a signed one again, and closes it', async () => {
    const opened = await open(await aShop());
    await opened.prepare();
    await opened.readPdf();
    opened.part('sign').click();
    await opened.state('signed');
    opened.part('view').click();
    await opened.until(() => opened.part('open-document'));
    const { href, rel } = opened.part<HTMLAnchorElement>('open-document');
    expect(rel).to.equal('noopener noreferrer');
    expect((await (await fetch(href)).text()).slice(0, 5)).to.equal('%PDF-');
    opened.part('view').click();
    await opened.until(() => !opened.part('open-document'));
  });

  it('is about to expire in its last month, then counts no more', async () => {
    const seller = await aShop();
    const opened = await open(seller);
    await opened.prepare();
    await opened.readPdf();
    opened.part('sign').click();
    await opened.state('signed');
    seller.clock.now += 350 * DAY;
    expect((await open(seller, {}, 'signed')).text('validity')).to.match(/^Expires soon: May 4, 2027/);
    seller.clock.now += 30 * DAY;
    expect((await open(seller, {}, 'unsigned')).text('validity')).to.match(/^Expired May 4, 2027/);
  });

  it('asks for more channels, in the chosen language', async () => {
    const seller = await aShop();
    const opened = await open(seller);
    const [shop] = opened.root.querySelectorAll<HTMLInputElement>('[part=channel] input');
    shop!.click();
    const language = opened.part<HTMLSelectElement>('language');
    language.value = 'de';
    language.dispatchEvent(new Event('change'));
    await opened.prepare();
    expect(JSON.parse(seller.asks(GENERATE)[0]!.body)).to.deep.equal({
      language: 'de',
      additionalSalesChannels: ['eCommerce'],
    });
    expect(read(opened.root)).to.contain('Questionnaires to sign: 2');
  });

  it('says that nothing needs to be signed where no cards are taken', async () => {
    const opened = await open(await knownSeller());
    await opened.prepare();
    expect(opened.text('notice')).to.contain('You do not need to sign anything');
    expect(opened.root.querySelector('[part=sign]')).to.equal(null);
  });

  it('several may sign: who does is a choice; who may not is told so', async () => {
    const seller = await aShop(aBakery(['Anna', 'Bo'], ['Bo']));
    const opened = await open(seller);
    await opened.prepare();
    const choice = opened.part<HTMLSelectElement>('signer');
    expect([...choice.options].map(read)).to.deep.equal(['Anna Bakker', 'Bo Bakker']);
    await opened.readPdf();
    opened.part('sign').click();
    await opened.until(() => opened.part('error'));
    expect(opened.text('error')).to.contain('This person cannot sign here');
    choice.value = choice.options[1]!.value;
    choice.dispatchEvent(new Event('change'));
    opened.part('sign').click();
    await opened.state('signed');
  });

  const lost = {
    'the answer is lost': () => Promise.reject(new TypeError('Failed to fetch')),
    'the server fails after it was sent': () => refusal(502, 'platform-unavailable'),
  };
  for (const [how, end] of Object.entries(lost))
    it(`${how}: what the list says then is true`, async () => {
      const seller = await aShop();
      const opened = await open(seller);
      await opened.prepare();
      await opened.readPdf();
      seller.obstacle = async (call, proceed) => {
        const answer = await proceed();
        return SIGN.test(call) ? end() : answer;
      };
      opened.part('sign').click();
      await opened.state('signed');
      expect(opened.events.at(-1)![0]).to.equal('florin-questionnaires-signed');
    });

  it('says why none was made, and keeps what was chosen', async () => {
    const seller = await aShop();
    const opened = await open(seller);
    seller.obstacle = (call) => (GENERATE.test(call) ? refusal(500, 'internal') : undefined);
    await opened.prepare();
    expect(opened.text('error')).to.contain('Code: 500 internal');
    seller.obstacle = undefined;
    opened.part('prepare').focus();
    await sendKeys({ press: 'Enter' });
    await opened.until(() => opened.part('sign'));
    opened.part('cancel').focus();
    await sendKeys({ press: 'Enter' });
    await opened.until(() => opened.part('prepare'));
    expect(opened.root.activeElement).not.to.equal(null);
    expect(labelOf(opened.part('prepare'))).to.equal('Prepare the questionnaire');
  });

  it('a visitor is signed out, the platform is down, or the network fails', async () => {
    await open(await knownSeller({ isOwn: false }), {}, 'unauthorised');
    const seller = await aShop();
    seller.obstacle = (call) => (LIST.test(call) ? refusal(502, 'platform-unavailable') : undefined);
    const opened = await open(seller, {}, 'error');
    seller.obstacle = undefined;
    opened.button(/Try again/).click();
    await opened.state('ready');
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    seller.obstacle = () => Promise.reject(new TypeError('Failed to fetch'));
    await open(seller, {}, 'offline');
  });

  for (const scheme of ['light', 'dark'])
    it(`is accessible in every state, ${scheme}`, async () => {
      document.documentElement.style.colorScheme = scheme;
      document.body.style.background = 'Canvas';
      const seller = await aShop();
      const opened = await open(seller);
      await expect(opened.element).to.be.accessible();
      await opened.prepare();
      await expect(opened.element).to.be.accessible();
      await opened.readPdf();
      opened.part('sign').click();
      await opened.state('signed');
      await expect(opened.element).to.be.accessible();
    });

  for (const [locale, dir, title] of [
    ['de', 'ltr', 'Kein gültiger Fragebogen ist unterschrieben'],
    ['nl', 'ltr', 'Er is geen geldige vragenlijst ondertekend'],
    ['fr', 'ltr', 'Aucun questionnaire valable n’est signé'],
    ['ar', 'rtl', 'لم يُوقَّع استبيان ساري المفعول'],
  ] as const)
    it(`speaks ${locale}, on 320 pixels`, async () => {
      document.body.style.inlineSize = '320px';
      document.documentElement.dir = dir;
      const opened = await open(await aShop(), { locale });
      await opened.until(() => read(opened.root.querySelector('h2')) === title);
      expect(opened.element.scrollWidth).to.be.at.most(320);
    });
});
