import { expect } from '@open-wc/testing';

import { restorePage } from '../known-seller.js';
import { read } from '../opened.js';
import { lost, openContracts, openOffice, SHOPPER } from './contracts-office.js';

type Opened = Awaited<ReturnType<typeof openContracts>>;

async function begin(opened: Opened): Promise<void> {
  await opened.open(/Visa/, 'Permits');
  await opened.press('new-permit');
  await opened.type('partner', 'PartnerShop');
  await opened.type('total', '100');
  await opened.type('each', '20.50');
  await opened.type('until', '2030-02-28');
}

async function give(opened: Opened): Promise<void> {
  await begin(opened);
  await opened.press('continue');
  await opened.confirm();
}

describe('<florin-recurring-contracts>, permits', () => {
  afterEach(restorePage);

  it('C9-227: gives a permit within limits, shows its token once, and never again', async () => {
    const office = await openOffice();
    const detail = await office.store();
    const opened = await openContracts(office, { find: SHOPPER });
    await begin(opened);
    await opened.press('continue');
    await opened.until(() => opened.root.querySelector('dialog[open]'), 'the question');
    const question = read(opened.root.querySelector('dialog'));
    expect(question).to.contain('Give PartnerShop a permit?');
    for (const words of ['Visa •••• 1111', '€100.00', '€20.50', 'Any number of times'])
      expect(question).to.contain(words);
    await opened.confirm();
    await opened.focused('#once-title');
    const token = opened.text('token');
    expect(token).to.match(/^\w{16}$/);
    expect(office.received('createPermit').map(({ body }) => body)).to.deep.equal([
      {
        merchantAccount: 'Shop',
        shopperReference: SHOPPER,
        recurringDetailReference: detail,
        permits: [
          {
            partnerId: 'PartnerShop',
            resultKey: 'permit',
            restriction: {
              maxAmount: { value: 10_000, currency: 'EUR' },
              singleTransactionLimit: { value: 2050, currency: 'EUR' },
              singleUse: false,
            },
            validTillDate: '2030-02-28T23:59:59Z',
          },
        ],
      },
    ]);
    await opened.until(() => opened.text('permit').includes('PartnerShop'), 'the permit');
    expect(opened.text('permit')).to.match(/Valid.*€100\.00.*€20\.50.*Feb 28, 2030/);
    const attributes = [opened.element, ...opened.root.querySelectorAll('*')].flatMap((each) => [
      ...each.attributes,
    ]);
    expect(attributes.filter(({ value }) => value.includes(token))).to.deep.equal([]);
    const told = JSON.stringify([opened.events, opened.heard, { ...localStorage }, { ...sessionStorage }]);
    expect(told).not.to.contain(token);
    expect(opened.element.isDirty).to.equal(true);
    await opened.press('hide');
    await opened.focused('#permits');
    expect(read(opened.root)).not.to.contain(token);
    expect(opened.named('florin-permit-created')).to.deep.equal([{ ending: 'received' }]);
    await opened.press('back');
    await opened.open(/Visa/, 'Permits');
    await opened.until(() => opened.part('permit'), 'the permit');
    expect(read(opened.root)).not.to.contain(token);
  });

  it('does not show the token again after another tab was looked at', async () => {
    const office = await openOffice();
    await office.store();
    const opened = await openContracts(office, { find: SHOPPER });
    await give(opened);
    await opened.until(() => opened.part('token'), 'token');
    for (const tab of ['Details', 'Permits']) {
      opened
        .all('[part=tab]')
        .find((button) => read(button) === tab)!
        .click();
      await opened.element.updateComplete;
    }
    await opened.until(() => opened.part('permit'), 'the permit');
    expect(opened.part('token') === null).to.equal(true);
  });

  it('gives it once after a lost answer, under the same key, and shows its token then', async () => {
    const office = await openOffice();
    await office.store();
    const opened = await openContracts(office, { find: SHOPPER });
    office.obstacle = async (call, proceed) => {
      const answer = await proceed();
      return call === 'createPermit' ? lost() : answer;
    };
    await give(opened);
    await opened.says(/We do not know yet whether the permit was given/);
    await opened.focused('.step h2');
    expect(opened.element.isDirty).to.equal(true);
    office.obstacle = undefined;
    await opened.press('send-again');
    await opened.until(() => opened.part('token'), 'token');
    expect(opened.text('token')).to.match(/^\w{16}$/);
    expect(new Set(office.calls('createPermit').map(({ key }) => key)).size).to.equal(1);
    expect(office.received('createPermit')).to.have.length(1);
    expect(opened.all('[part=permit]')).to.have.length(1);
  });

  it('withdraws a permit after some seconds to undo it', async () => {
    const office = await openOffice();
    await office.store();
    const opened = await openContracts(office, { find: SHOPPER, undoSeconds: 0.3 });
    await give(opened);
    await opened.press('hide');
    await opened.press('remove');
    await opened.press('undo');
    expect(office.calls('disablePermit')).to.have.length(0);
    await opened.press('remove');
    await opened.until(() => /Withdrawn/.test(opened.text('status')), 'withdrawn');
    expect(opened.named('florin-permit-removed')).to.deep.equal([{ ending: 'received' }]);
    expect(office.received('disablePermit')).to.have.length(1);
    expect(opened.text('permit')).to.contain('by olga@shop.example');
  });

  it('says that it is not known whether a permit is withdrawn, and withdraws it again under the same key', async () => {
    const office = await openOffice();
    await office.store();
    const opened = await openContracts(office, { find: SHOPPER, undoSeconds: 0.1 });
    await give(opened);
    office.obstacle = (call) => (call === 'disablePermit' ? lost() : undefined);
    await opened.press('remove');
    await opened.says(/We do not know yet whether this permit is withdrawn|The permit was not withdrawn/);
    office.obstacle = undefined;
    await opened.press('remove');
    await opened.until(() => /Withdrawn/.test(opened.text('status')), 'withdrawn');
    expect(new Set(office.calls('disablePermit').map(({ key }) => key)).size).to.equal(1);
  });

  it('says what is missing or wrong, and moves to the first of it', async () => {
    const office = await openOffice();
    await office.store();
    const opened = await openContracts(office, { find: SHOPPER });
    await opened.open(/Visa/, 'Permits');
    await opened.says(/No permit was given through this server/);
    await opened.press('new-permit');
    await opened.type('total', 'much');
    await opened.type('until', '2030-01-10');
    await opened.press('continue');
    await opened.focused('#partner');
    await opened.says(
      /Check these fields: Partner, Limit of all charges together \(optional\), and Valid until/,
    );
    await opened.says(/Enter a day after today/);
    expect(office.calls('createPermit')).to.have.length(0);
  });

  it('says that the platform refused, and keeps what was typed', async () => {
    const office = await openOffice();
    const detail = await office.store();
    const opened = await openContracts(office, { find: SHOPPER });
    await begin(opened);
    await office.sandbox.fetch('https://pal.example/pal/servlet/Recurring/v68/disable', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': 'key' },
      body: JSON.stringify({
        merchantAccount: 'Shop',
        shopperReference: SHOPPER,
        recurringDetailReference: detail,
      }),
    });
    await opened.press('continue');
    await opened.confirm();
    await opened.says(/The platform refused, and nothing was done/);
    expect(opened.root.querySelector<HTMLInputElement>('#partner')!.value).to.equal('PartnerShop');
    expect(opened.named('florin-permit-created')).to.deep.equal([{ ending: 'refused' }]);
  });

  for (const scheme of ['light', 'dark'])
    it(`is accessible in ${scheme}, right to left and at 320 pixels: list, details, form, question and token`, async () => {
      const { documentElement: whole, body } = document;
      whole.style.colorScheme = scheme;
      body.style.background = 'Canvas';
      whole.dir = scheme === 'dark' ? 'rtl' : 'ltr';
      body.style.inlineSize = scheme === 'dark' ? '320px' : '';
      try {
        const office = await openOffice();
        await office.store();
        const opened = await openContracts(office, {
          find: SHOPPER,
          locale: scheme === 'dark' ? 'ar' : 'en',
        });
        const isFine = async (): Promise<void> => {
          if (scheme === 'dark') expect(opened.element.scrollWidth).to.be.at.most(320);
          await expect(opened.element).to.be.accessible();
        };
        await isFine();
        opened.all('.open')[0]!.click();
        await opened.until(() => opened.part('tabs'), 'tabs');
        await isFine();
        opened.all('[part=tab]')[1]!.click();
        await opened.press('new-permit');
        await opened.type('partner', 'PartnerShop');
        await isFine();
        await opened.press('continue');
        await opened.until(() => opened.root.querySelector('dialog[open]'), 'the question');
        await isFine();
        await opened.confirm();
        await opened.until(() => opened.part('token'), 'token');
        await isFine();
      } finally {
        whole.style.colorScheme = body.style.background = body.style.inlineSize = '';
        whole.dir = 'ltr';
      }
    });
});
