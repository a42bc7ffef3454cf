import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';

import {
  createBusinessLine,
  listBusinessLines,
  updateBusinessLine,
} from '../../../src/client/legal-entity/index.js';
import '../../../src/components/business-lines/define.js';
import type { FlorinBusinessLines } from '../../../src/components/business-lines/business-lines.js';
import { describeForm } from '../form-suite.js';
import { knownSeller, refusal, restorePage, type KnownSeller } from '../known-seller.js';
import { labelOf, openElement, read } from '../opened.js';

const LIST = /^GET .+\/businessLines$/;
const CREATE = /^POST .+\/businessLines$/;
const UPDATE = /^PATCH .+\/businessLines\/\w+$/;
const DELETE = /^DELETE .+\/businessLines\/\w+$/;

async function aPotter(): Promise<KnownSeller> {
  const seller = await knownSeller();
  await seller.platform.call(createBusinessLine, {
    legalEntityId: seller.id,
    service: 'paymentProcessing',
    industryCode: '339E',
    salesChannels: ['eCommerce'],
    webData: [{ webAddress: 'https://pottery.example' }],
  });
  return seller;
}

const kept = async ({ platform, id }: KnownSeller) =>
  (await platform.call(listBusinessLines, { id })).businessLines;

async function open(seller: KnownSeller, attributes: Partial<FlorinBusinessLines> = {}, state = 'ready') {
  const opened = await openElement('florin-business-lines', {
    fetch: seller.fetch,
    properties: { legalEntity: seller.id, ...attributes },
    events: ['florin-business-line-saved', 'florin-business-line-removed', 'florin-business-lines-failed'],
  });
  await opened.state(state);
  const { root } = opened;
  const part = (name: string) => root.querySelector<HTMLElement>(`[part=${name}]`)!;
  const type = (selector: string, value: string): void => {
    const field = root.querySelector<HTMLInputElement>(selector)!;
    field.value = value;
    field.dispatchEvent(new Event(field.localName === 'select' ? 'change' : 'input'));
  };
  return {
    ...opened,
    part,
    type,
    text: (name: string) => read(part(name)),
    lines: () => [...root.querySelectorAll('[part=line]')].map(read),
    faults: () => [...root.querySelectorAll('span[part=error]')].map(read).filter(Boolean),
    check: (name: RegExp) =>
      [...root.querySelectorAll('label.check')]
        .find((label) => name.test(read(label)))!
        .querySelector('input')!
        .click(),
    begin: async (button: 'add' | 'edit') => {
      part(button).click();
      await opened.state('editing');
    },
  };
}

describeForm({
  tag: 'florin-business-lines',
  open: async (locale = '') => {
    const page = await knownSeller();
    const form = await open(page, { locale }, 'empty');
    await form.begin('add');
    return { form, page };
  },
  missing: ['industryCode', 'salesChannels'],
  // The first of the channels is the online shop, which needs a website.
  whole: {
    industryCode: '339E',
    salesChannels: 'eCommerce',
    'webData.0.webAddress': 'https://pottery.example',
  },
  typed: ['industryCode', '339E'],
  creates: CREATE,
  saved: 'florin-business-line-saved',
  made: async (page) => (await kept(page as KnownSeller)).length,
});

describe('<florin-business-lines>', () => {
  afterEach(restorePage);

  it('shows each line with its industry, where it sells, and its web sites', async () => {
    const industryCodes = [{ code: '339E', name: 'Pottery' }];
    const opened = await open(await aPotter(), { industryCodes });
    expect(opened.lines()).to.have.length(1);
    expect(opened.lines()[0]).to.contain('Pottery (339E)').and.contain('Taking payments · Online shop');
    const link = opened.root.querySelector('a')!;
    expect([link.href, link.rel]).to.deep.equal(['https://pottery.example/', 'noopener noreferrer']);
  });

  it('C2-33: never makes a link of an address that runs', async () => {
    const seller = await aPotter();
    seller.obstacle = async (call, proceed) => {
      if (!LIST.test(call)) return proceed();
      const answer = (await (await proceed()).json()) as { businessLines: object[] };
      const webData = [{ webAddress: 'javascript:alert(1)' }];
      return Response.json({ businessLines: answer.businessLines.map((line) => ({ ...line, webData })) });
    };
    const opened = await open(seller);
    expect(opened.lines()[0]).to.contain('javascript:alert(1)');
    expect(opened.root.querySelector('a')).to.equal(null);
  });

  it('adds a line, and the focus goes to it', async () => {
    const seller = await knownSeller();
    const opened = await open(seller, { legalEntity: '' }, 'empty');
    expect(read(opened.root)).to.contain('You have not added a line of business yet.');
    await opened.begin('add');
    await opened.until(() => opened.root.activeElement?.id === 'service');
    opened.type('#industryCode', '339E');
    opened.check(/At a terminal/);
    opened.check(/Online shop/);
    opened.type('input[type=url]', 'https://pottery.example');
    opened.part('save').click();
    await opened.state('ready');
    const [line] = await kept(seller);
    expect(line).to.deep.include({
      industryCode: '339E',
      legalEntityId: seller.id,
      salesChannels: ['eCommerce', 'pos'],
    });
    expect(opened.events).to.deep.equal([['florin-business-line-saved', { id: line!.id, isNew: true }]]);
    expect(opened.heard.at(-1)).to.equal('The line of business was saved.');
    await opened.until(() => labelOf(opened.root.activeElement!).startsWith('Change: '));
  });

  it('names all that is wrong beside its field, and sends nothing', async () => {
    const seller = await knownSeller();
    const opened = await open(seller, {}, 'empty');
    await opened.begin('add');
    opened.check(/Online shop/);
    opened.part('save').click();
    await opened.until(() => opened.faults().length === 2);
    expect(opened.faults()).to.deep.equal([
      'Fill in this field.',
      'To sell online, enter a website or say why you have none.',
    ]);
    await opened.until(() => opened.root.activeElement?.id === 'industryCode');
    opened.type('input[type=url]', 'http://pottery.example');
    opened.type('#industryCode', '339E');
    opened.part('save').click();
    await opened.until(() => opened.faults()[0] === 'Enter a full address that starts with https://.');
    expect(seller.asks(CREATE)).to.have.length(0);
  });

  it('changes a line as it is now, and sends only what was changed', async () => {
    const seller = await aPotter();
    const opened = await open(seller);
    const [line] = await kept(seller);
    await seller.platform.call(updateBusinessLine, { id: line!.id, salesChannels: ['pos'] });
    await opened.begin('edit');
    await opened.until(() => opened.root.activeElement?.id === 'industryCode');
    expect(opened.element.isDirty).to.equal(false);
    opened.type('#industryCode', '441A');
    expect(opened.element.isDirty).to.equal(true);
    opened.part('save').click();
    await opened.until(() => opened.events.length > 0);
    expect(JSON.parse(seller.asks(UPDATE)[0]!.body)).to.deep.equal({ industryCode: '441A' });
    expect((await kept(seller))[0]).to.deep.include({ industryCode: '441A', salesChannels: ['pos'] });
  });

  it('says where money comes from, and describes it', async () => {
    const seller = await aPotter();
    const opened = await open(seller);
    await opened.begin('edit');
    opened.type('[id="sourceOfFunds.adyenProcessedFunds"]', 'false');
    const description = '[id="sourceOfFunds.description"]';
    await opened.until(() => opened.root.querySelector(description));
    opened.type(description, 'Rent of a workshop');
    opened.part('save').click();
    await opened.until(() => opened.events.length > 0);
    expect((await kept(seller))[0]!.sourceOfFunds).to.deep.equal({
      type: 'business',
      adyenProcessedFunds: false,
      description: 'Rent of a workshop',
    });
    expect(opened.lines()[0]).to.contain('Rent of a workshop');
  });

  it('what the platform refuses stands beside its field', async () => {
    const seller = await aPotter();
    const opened = await open(seller);
    await opened.begin('edit');
    opened.type('#industryCode', 'NOPE');
    seller.obstacle = (call) =>
      UPDATE.test(call) ? refusal(422, 'platform-refused', 'industryCode') : undefined;
    opened.part('save').click();
    await opened.until(() => opened.faults().length === 1);
    expect(opened.faults()).to.deep.equal(['The platform did not accept this. Check it and try again.']);
    expect(opened.events).to.deep.equal([
      ['florin-business-lines-failed', { code: 'refused', detail: '422 platform-refused industryCode' }],
    ]);
    seller.obstacle = (call) => (UPDATE.test(call) ? refusal(422, 'platform-refused') : undefined);
    opened.part('save').click();
    const whole = 'Your changes were not saved. The platform did not accept them.';
    await opened.until(() => read(opened.root.querySelector('p[part=error]')).startsWith(whole));
  });

  it('all that the platform refuses stands beside its fields, and the first has the focus', async () => {
    const seller = await knownSeller();
    const opened = await open(seller, {}, 'empty');
    await opened.begin('add');
    opened.type('#industryCode', 'NOPE');
    opened.check(/At a terminal/);
    opened.type('input[type=url]', 'https://pottery.example');
    const refuses = (...names: string[]) =>
      seller.sandbox.faults.next('legal-entity.createBusinessLine', {
        kind: 'status',
        status: 422,
        body: { status: 422, errorCode: '30_031', invalidFields: names.map((name) => ({ name, value: '' })) },
      });
    refuses('webData[0].webAddress', 'industryCode');
    opened.part('save').click();
    await opened.until(() => opened.faults().length === 2);
    await opened.until(() => opened.root.activeElement?.id === 'industryCode', 'the focus');
    expect(read(opened.root.querySelector('[id="fault-webData.0.webAddress"]'))).to.contain(
      'did not accept this',
    );
    expect(read(opened.root.querySelector('p[part=error]'))).to.equal(
      'Your changes were not saved. Check these fields: Industry code and Website 1.',
    );
    refuses('salesChannels', 'legalEntityId');
    opened.part('save').click();
    await opened.until(() => opened.root.querySelector('[part=unknown-fields]'));
    expect(opened.text('unknown-fields'))
      .to.contain('The platform did not accept these fields')
      .and.contain('legalEntityId');
    expect(opened.faults()).to.have.length(1);
    opened.type('#industryCode', '339E');
    opened.part('save').click();
    await opened.state('ready');
    const keys = seller.asked.flatMap(({ call, key }) => (CREATE.test(call) ? key : []));
    expect(keys[1]).to.equal(keys[0]);
    expect(keys[2]).not.to.equal(keys[0]);
  });

  describe('removes', () => {
    it('a line once that was confirmed, by keyboard, and keeps the focus', async () => {
      const seller = await aPotter();
      const opened = await open(seller);
      opened.part('remove').focus();
      await sendKeys({ press: 'Enter' });
      await opened.until(() => labelOf(opened.root.activeElement!) === 'Keep');
      await sendKeys({ press: 'Enter' });
      await opened.until(() => labelOf(opened.root.activeElement!).startsWith('Remove: '));
      expect(seller.asks(DELETE)).to.have.length(0);
      await sendKeys({ press: 'Enter' });
      await opened.until(() => opened.part('remove-surely'));
      opened.part('remove-surely').click();
      await opened.state('empty');
      expect(await kept(seller)).to.deep.equal([]);
      expect(opened.events.map(([name]) => name)).to.deep.equal(['florin-business-line-removed']);
      await opened.until(() => labelOf(opened.root.activeElement!) === 'Add a line of business');
    });

    it('none that the platform keeps: says why', async () => {
      const seller = await aPotter();
      const opened = await open(seller);
      seller.obstacle = (call) => (DELETE.test(call) ? refusal(502, 'platform-unavailable') : undefined);
      opened.part('remove').click();
      await opened.until(() => opened.part('remove-surely'));
      opened.part('remove-surely').click();
      await opened.until(() => opened.root.querySelector('p[part=error]'));
      expect(read(opened.root.querySelector('p[part=error]'))).to.match(
        /^The line of business was not removed\. .+502 platform-unavailable$/,
      );
      expect(opened.lines()).to.have.length(1);
    });

    it('one that is gone although the answer was lost', async () => {
      const seller = await aPotter();
      const opened = await open(seller);
      seller.obstacle = async (call, proceed) => {
        const answer = await proceed();
        if (DELETE.test(call)) throw new TypeError('Failed to fetch');
        return answer;
      };
      opened.part('remove').click();
      await opened.until(() => opened.part('remove-surely'));
      opened.part('remove-surely').click();
      await opened.state('empty');
      expect(opened.events.at(-1)![0]).to.equal('florin-business-line-removed');
    });
  });

  it('a visitor is signed out, the platform is down, or the network fails', async () => {
    await open(await knownSeller({ isOwn: false }), {}, 'unauthorised');
    const seller = await aPotter();
    seller.obstacle = (call) => (LIST.test(call) ? refusal(502, 'platform-unavailable') : undefined);
    const opened = await open(seller, {}, 'error');
    expect(opened.root.querySelector('[part=add]')).to.equal(null);
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
      const opened = await open(await aPotter(), { industryCodes: [{ code: '339E', name: 'Pottery' }] });
      await expect(opened.element).to.be.accessible();
      opened.part('remove').click();
      await opened.until(() => opened.part('keep'));
      await expect(opened.element).to.be.accessible();
      opened.part('keep').click();
      await opened.until(() => opened.part('edit'));
      await opened.begin('edit');
      await expect(opened.element).to.be.accessible();
    });

  for (const [locale, dir, label] of [
    ['de', 'ltr', 'Geschäftszweig hinzufügen'],
    ['nl', 'ltr', 'Bedrijfsactiviteit toevoegen'],
    ['fr', 'ltr', 'Ajouter une activité'],
    ['ar', 'rtl', 'إضافة نشاط تجاري'],
  ] as const)
    it(`speaks ${locale}, on 320 pixels`, async () => {
      document.body.style.inlineSize = '320px';
      document.documentElement.dir = dir;
      const opened = await open(await aPotter(), { locale });
      await opened.until(() => opened.text('add') === label);
      await opened.begin('add');
      expect(opened.element.scrollWidth).to.be.at.most(320);
    });
});
