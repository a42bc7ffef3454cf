import { expect } from '@open-wc/testing';

import { DAY } from '../../../../src/facts/instant.js';
import { openRuleOffice, openRules } from '../rule-office.js';

/** What the sandbox begins with is longer ago than a test looks. */
async function openLater() {
  const office = await openRuleOffice();
  // Its books begin when they are first opened.
  await office.send(100);
  office.clock.now += 31 * DAY;
  return office;
}

describe('<florin-transaction-rules>: the test on the last 30 days', () => {
  it('says how many transfers a rule would have stopped, with their sum and rows, before anything is saved', async () => {
    const office = await openLater();
    for (const value of [4000, 6000, 7500]) await office.send(value);
    const opened = await openRules(office, {}, 'empty');
    await opened.press('[part~=template]:nth-of-type(3)');
    await opened.fill({ scope: 'balanceAccount', entity: office.eur, 'conditions.0.amount': '50' });
    await opened.press('try');
    await opened.until(() => opened.root.querySelector('[part~=found]'), 'found');
    expect(opened.text('[part~=found]')).to.match(
      /^Would have stopped 2 of 3 transfers\. Together: €135\.00$/,
    );
    expect(opened.all('[part~=hit]')).to.have.length(2);
    expect(opened.text('[part~=hit]')).to.match(/Bank transfer · Netherlands €75\.00/);
    await opened.type('conditions.0.amount', '70');
    await opened.says(/has changed since this test/);
    await opened.press('try');
    await opened.until(() => /stopped 1 of/.test(opened.text('[part~=found]')), 'again');
    expect(office.asks('POST /balance-platform/transactionRules')).to.have.length(0);
  });

  it('says which conditions a transfer’s data cannot judge, and counts nothing as stopped for them', async () => {
    const office = await openLater();
    for (const value of [4000, 6000]) await office.send(value);
    const id = await office.make({
      ruleRestrictions: {
        totalAmount: { operation: 'greaterThan', value: { value: 5000, currency: 'EUR' } },
        riskScores: { operation: 'greaterThan', value: { visa: 80 } },
      },
    });
    const opened = await openRules(office, { transactionRule: id });
    await opened.press('try');
    await opened.until(() => opened.root.querySelector('[part~=unjudged]'), 'unjudged');
    expect(opened.text('[part~=found]')).to.match(/^Would have stopped 0 of/);
    expect(opened.text('[part~=unjudged]')).to.match(/cannot be judged: 1\. .*Risk score of the scheme\./);
  });

  it('tells how often a rule was triggered for real', async () => {
    const office = await openLater();
    const id = await office.make({ status: 'active', outcomeType: 'scoreBased', score: 10 });
    await office.send(6000);
    const opened = await openRules(office, { transactionRule: id });
    await opened.press('try');
    await opened.says(/triggered by for real: 1/);
    expect(opened.text('[part~=found]')).to.match(/^Would have scored 1 of/);
  });

  it('says what it cannot test at all', async () => {
    const office = await openRuleOffice();
    const id = await office.make({ requestType: 'authentication', outcomeType: 'enforceSCA' });
    const opened = await openRules(office, { transactionRule: id });
    await opened.says(/transfers do not tell of authentications/);
    expect(opened.root.querySelector('[part~=try]')).to.equal(null);
  });

  it('a list that does not come is a trouble, and no finding', async () => {
    const office = await openRuleOffice();
    const id = await office.make();
    const opened = await openRules(office, { transactionRule: id });
    await opened.until(() => opened.root.querySelector('[part~=try]'), 'the test');
    office.obstacle = (call) =>
      call.includes('/transfers') ? new Response('{}', { status: 503 }) : undefined;
    await opened.press('try');
    await opened.until(
      () => /did not answer as expected/.test(opened.text('.trial [part~=error]')),
      'trouble',
    );
    expect(opened.root.querySelector('[part~=found]')).to.equal(null);
  });
});
