import { expect } from '@open-wc/testing';

import { finalRefusal, restorePage } from '../known-seller.js';
import { read } from '../opened.js';
import { lost, openContracts, openOffice, SHOPPER } from './contracts-office.js';

const removed = (scope: string, ending: string, contract = '') => ({ scope, contract, ending });

describe('<florin-recurring-contracts>, what is disabled', () => {
  afterEach(restorePage);

  it('names what is disabled and what that does, with the focus on the button that keeps it', async () => {
    const office = await openOffice();
    const token = await office.store();
    await office.store({ number: '370000000000002' });
    const opened = await openContracts(office, { find: SHOPPER });
    await opened.open(/Visa/);
    await opened.press('disable');
    await opened.focused('[part=leave]');
    expect(read(opened.root.querySelector('dialog h2'))).to.equal('Disable Visa •••• 1111?');
    await opened.press('leave');
    expect(office.calls('disable')).to.have.length(0);
    await opened.press('disable');
    await opened.confirm();
    await opened.says(/1 stored payment method/);
    await opened.focused('#found');
    expect(opened.rows()).to.have.length(1);
    expect(opened.heard).to.include('Disabled. It cannot be charged any more.');
    expect(office.received('disable').map(({ body }) => body)).to.deep.equal([
      { merchantAccount: 'Shop', shopperReference: SHOPPER, recurringDetailReference: token },
    ]);
    expect(opened.named('florin-recurring-details-removed')).to.deep.equal([removed('detail', 'received')]);
  });

  it('says that it is gone where another person was faster', async () => {
    const office = await openOffice();
    const token = await office.store();
    await office.store({ number: '370000000000002' });
    const opened = await openContracts(office, { find: SHOPPER });
    await opened.open(/Visa/);
    await office.fetch('/florin/recurring/disable', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'another-person' },
      body: JSON.stringify({ shopperReference: SHOPPER, recurringDetailReference: token }),
    });
    await opened.press('disable');
    await opened.confirm();
    await opened.says(/The platform no longer has this stored payment method, so nothing was done/);
    expect(read(opened.root)).not.to.match(/platform-refused/);
    expect(opened.named('florin-recurring-details-removed')).to.deep.equal([removed('detail', 'refused')]);
  });

  it('disables all of one use, and names how many', async () => {
    const office = await openOffice();
    await office.store();
    await office.store({ number: '370000000000002', model: 'Subscription' });
    await office.store({ number: '5555555555554444', model: 'Subscription' });
    const opened = await openContracts(office, { find: SHOPPER });
    const button = opened
      .all('[part=disable-contract]')
      .find((each) => /without the shopper/.test(read(each)));
    expect(read(button!)).to.equal('Disable all for payments without the shopper (2)');
    button!.click();
    await opened.until(() => opened.root.querySelector('dialog[open]'), 'the question');
    expect(read(opened.root.querySelector('dialog h2'))).to.equal(
      'Disable 2 payment methods for payments without the shopper?',
    );
    await opened.confirm();
    await opened.says(/1 stored payment method/);
    expect(office.received('disable').at(-1)?.body['contract']).to.equal('RECURRING');
    expect(opened.named('florin-recurring-details-removed')).to.deep.equal([
      removed('contract', 'received', 'RECURRING'),
    ]);
  });

  it('disables all of a shopper only after the end of their reference is typed', async () => {
    const office = await openOffice();
    await office.store();
    await office.store({ number: '370000000000002' });
    const other = await office.store({ shopper: 'other-shopper' });
    const opened = await openContracts(office, { find: SHOPPER });
    expect(opened.root.querySelector<HTMLDetailsElement>('[part=endings]')!.open).to.equal(false);
    await opened.press('disable-all');
    await opened.until(() => opened.root.querySelector('dialog[open]'), 'the question');
    expect(read(opened.root.querySelector('dialog h2'))).to.equal(
      'Disable all that this shopper has stored (2)?',
    );
    await opened.press('confirm');
    await opened.focused('#confirm-typed');
    await opened.type('confirm-typed', '4712');
    await opened.press('confirm');
    expect(read(opened.root.querySelector('#confirm-typed-fault'))).to.contain(
      'not how the shopper reference ends',
    );
    expect(office.calls('disable')).to.have.length(0);
    await opened.type('confirm-typed', '4711');
    await opened.press('confirm');
    await opened.state('empty');
    expect(office.received('disable').map(({ body }) => body)).to.deep.equal([
      { merchantAccount: 'Shop', shopperReference: SHOPPER },
    ]);
    await opened.search('other-shopper');
    await opened.says(/1 stored payment method/);
    await opened.open(/Visa/);
    await opened.says(new RegExp(other));
  });

  it('says that the end is not known, and sends the same again under the same key: it is done once', async () => {
    const office = await openOffice();
    await office.store();
    await office.store({ number: '370000000000002' });
    const opened = await openContracts(office, { find: SHOPPER });
    await opened.open(/Visa/);
    office.obstacle = async (call, proceed) => {
      const answer = await proceed();
      return call === 'disable' ? lost() : answer;
    };
    await opened.press('disable');
    await opened.confirm();
    await opened.says(/We do not know yet whether it is disabled/);
    await opened.focused('h2');
    expect(opened.named('florin-recurring-details-removed')).to.deep.equal([removed('detail', 'unknown')]);
    office.obstacle = undefined;
    await opened.press('send-again');
    await opened.says(/1 stored payment method/);
    expect(new Set(office.calls('disable').map(({ key }) => key)).size).to.equal(1);
    expect([office.calls('disable').length, office.received('disable').length]).to.deep.equal([2, 1]);
  });

  it('a refusal that the ledger repeats ends the doubt: nothing is disabled, and it can be tried again', async () => {
    const office = await openOffice();
    await office.store();
    const opened = await openContracts(office, { find: SHOPPER });
    await opened.open(/Visa/);
    office.obstacle = (call) => (call === 'disable' ? lost() : undefined);
    await opened.press('disable');
    await opened.confirm();
    await opened.says(/We do not know yet/);
    office.obstacle = (call) => (call === 'disable' ? Promise.resolve(finalRefusal()) : undefined);
    await opened.press('send-again');
    await opened.says(/422 platform-refused/);
    expect(opened.named('florin-recurring-details-removed').at(-1)).to.deep.equal(
      removed('detail', 'refused'),
    );
    office.obstacle = undefined;
    await opened.press('disable');
    await opened.confirm();
    await opened.state('empty');
    const keys = office.calls('disable').map(({ key }) => key);
    expect([keys[0] === keys[1], keys[0] === keys[2]]).to.deep.equal([true, false]);
  });

  it('looks whether it is gone, and believes nothing else', async () => {
    const office = await openOffice();
    await office.store();
    await office.store({ number: '370000000000002' });
    const opened = await openContracts(office, { find: SHOPPER });
    await opened.open(/Visa/);
    office.obstacle = (call) => (call === 'disable' ? lost() : undefined);
    await opened.press('disable');
    await opened.confirm();
    await opened.press('look');
    await opened.says(/It is still listed/);
    office.obstacle = undefined;
    await opened.press('send-again');
    await opened.says(/1 stored payment method/);
  });

  it('takes an answer in other words than those that are known for no success', async () => {
    const office = await openOffice();
    await office.store();
    const opened = await openContracts(office, { find: SHOPPER });
    await opened.open(/Visa/);
    office.obstacle = (call) =>
      call === 'disable'
        ? Promise.resolve(
            new Response('{"response":"[something-new]"}', {
              headers: { 'content-type': 'application/json' },
            }),
          )
        : undefined;
    await opened.press('disable');
    await opened.confirm();
    await opened.says(/We do not know yet whether it is disabled/);
  });

  it('sends nothing where the page prevents it', async () => {
    const office = await openOffice();
    await office.store();
    const opened = await openContracts(office, { find: SHOPPER });
    opened.element.addEventListener('florin-before-recurring-details-remove', (event) =>
      event.preventDefault(),
    );
    await opened.open(/Visa/);
    await opened.press('disable');
    await opened.confirm();
    expect(office.calls('disable')).to.have.length(0);
  });
});
