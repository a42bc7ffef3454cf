import { expect } from '@open-wc/testing';

import { openRuleOffice, openRules, type RuleOffice } from './rule-office.js';

const PATCH = 'PATCH /balance-platform/transactionRules';
const DELETE = 'DELETE /balance-platform/transactionRules';

const ofPlatform = { entityKey: { entityType: 'balancePlatform', entityReference: 'FlorinPlatform' } };

/** Another person, at another screen. */
const asOther = (office: RuleOffice, transactionRuleId: string, value: number) =>
  office.platform.updateTransactionRule({
    transactionRuleId,
    ...office.limit({
      ruleRestrictions: { totalAmount: { operation: 'greaterThan', value: { value, currency: 'EUR' } } },
    }),
  });

describe('<florin-transaction-rules>: what holds', () => {
  it('a rule is activated after a review, stops a transfer from then on, and the test tells how often', async () => {
    const office = await openRuleOffice();
    const id = await office.make();
    const opened = await openRules(office);
    await opened.open(/No more/);
    expect((await office.send(6000)).status).not.to.equal('failed');
    await opened.press('activate');
    await opened.until(() => opened.root.querySelector('dialog[open]'), 'dialog');
    expect(opened.text('dialog')).to.match(/Activate the rule No more than 50\?.*Amount is over €50\.00/);
    expect(opened.root.querySelector('[part~=confirmation]')).to.equal(null);
    await opened.focused('[part~=leave]');
    expect(office.asks(PATCH)).to.have.length(0);
    await opened.confirm();
    await opened.until(() => opened.root.querySelector('[part~=deactivate]'), 'active');
    expect((await office.rule(id))?.status).to.equal('active');
    const stopped = await office.send(6000);
    expect([stopped.status, stopped.reason]).to.deep.equal(['failed', 'declinedByTransactionRule']);
    expect(opened.happened('florin-transaction-rule-changed')).to.deep.equal([
      { transactionRule: id, change: 'activate', ending: 'received' },
    ]);
    await opened.press('deactivate');
    await opened.confirm();
    await opened.until(() => opened.root.querySelector('[part~=activate]'), 'inactive');
    expect((await office.send(6000)).status).not.to.equal('failed');
  });

  it('a rule may begin on a later day', async () => {
    const office = await openRuleOffice();
    const id = await office.make();
    const opened = await openRules(office, { transactionRule: id });
    await opened.type('start-day', '2026-05-20');
    await opened.press('activate');
    await opened.confirm();
    await opened.until(() => /Starts later/.test(opened.text('.head')), 'later');
    expect((await office.rule(id))?.startDate).to.equal('2026-05-20T00:00:00Z');
    expect((await office.send(6000)).status).not.to.equal('failed');
  });

  it('a rule on the whole platform is activated only after the end of its id is typed; an allow list warns that it opens', async () => {
    const office = await openRuleOffice();
    const id = await office.make({ ...ofPlatform, type: 'allowList' });
    const opened = await openRules(office, { transactionRule: id });
    await opened.press('activate');
    await opened.until(() => opened.root.querySelector('dialog[open]'), 'dialog');
    expect(opened.text('dialog')).to.match(/every card and account of the platform/);
    expect(opened.text('dialog')).to.match(/An allow list opens/);
    await opened.confirm('');
    await opened.says(/Enter \w{4}\./);
    expect(office.asks(PATCH)).to.have.length(0);
    await opened.confirm(id.slice(-4));
    await opened.until(() => opened.root.querySelector('[part~=deactivate]'), 'active');
    expect((await office.rule(id))?.status).to.equal('active');
  });

  it('what another person has changed is never written over: not by an edit, until you say so', async () => {
    const office = await openRuleOffice();
    const id = await office.make();
    const opened = await openRules(office, { transactionRule: id });
    await opened.press('edit');
    await opened.type('conditions.0.amount', '60');
    await asOther(office, id, 9900);
    await opened.press('save');
    await opened.until(() => opened.root.querySelector('[part~=conflict]'), 'the conflict');
    expect(opened.text('[part~=conflict]')).to.match(/Another person changed this rule.*over €99\.00/);
    expect(office.asks(PATCH)).to.have.length(0);
    expect((opened.root.querySelector('[id="conditions.0.amount"]') as HTMLInputElement).value).to.equal(
      '60',
    );
    await opened.press('keep');
    await opened.until(() => opened.root.querySelector('[part~=activate]'), 'saved');
    expect((await office.rule(id))?.ruleRestrictions.totalAmount?.value?.value).to.equal(6000);
  });

  it('you may go on from what the other person saved', async () => {
    const office = await openRuleOffice();
    const id = await office.make();
    const opened = await openRules(office, { transactionRule: id });
    await opened.press('edit');
    await opened.type('description', 'Mine');
    await asOther(office, id, 9900);
    await opened.press('save');
    await opened.press('take');
    await opened.until(
      () =>
        (opened.root.querySelector('[id="conditions.0.amount"]') as HTMLInputElement | null)?.value ===
        '99.00',
      'theirs',
    );
    expect(office.asks(PATCH)).to.have.length(0);
  });

  it('a rule that was changed or deleted by another person is not activated unseen', async () => {
    const office = await openRuleOffice();
    const id = await office.make();
    const opened = await openRules(office, { transactionRule: id });
    await opened.until(() => opened.root.querySelector('[part~=activate]'), 'the rule');
    await asOther(office, id, 1);
    await opened.press('activate');
    await opened.confirm();
    await opened.until(() => /changed this rule/.test(opened.text('[part~=error]')), 'why');
    expect(opened.text('[part~=sentence]')).to.match(/over €0\.01/);
    expect(office.asks(PATCH)).to.have.length(0);
    await office.platform.deleteTransactionRule({ transactionRuleId: id });
    await opened.press('activate');
    await opened.confirm();
    await opened.until(() => opened.root.querySelector('[part~=missing]'), 'gone');
    expect(office.asks(PATCH)).to.have.length(0);
  });

  it('a change to an active rule is asked about, and counts at once', async () => {
    const office = await openRuleOffice();
    const id = await office.make({ status: 'active' });
    const { startDate } = (await office.rule(id))!;
    const opened = await openRules(office, { transactionRule: id });
    await opened.press('edit');
    await opened.type('conditions.0.amount', '70');
    await opened.press('save');
    await opened.until(() => opened.root.querySelector('dialog[open]'), 'dialog');
    expect(opened.text('dialog')).to.match(/your change counts at once/);
    await opened.confirm();
    await opened.until(() => /over €70\.00/.test(opened.text('[part~=sentence]')), 'changed');
    const rule = await office.rule(id);
    expect([rule?.status, rule?.startDate]).to.deep.equal(['active', startDate]);
  });

  it('a lost answer is looked up: what was done is done, and what was not is said not to be known', async () => {
    const office = await openRuleOffice();
    const id = await office.make();
    const opened = await openRules(office, { transactionRule: id });
    office.lose(PATCH);
    await opened.press('activate');
    await opened.confirm();
    await opened.until(() => opened.root.querySelector('[part~=deactivate]'), 'active');
    office.obstacle = (call) => {
      if (call.startsWith(PATCH)) throw new TypeError('the connection broke');
      return undefined;
    };
    await opened.press('deactivate');
    await opened.confirm();
    await opened.until(
      () => /We do not know whether this was done/.test(opened.text('[part~=error]')),
      'doubt',
    );
    expect((await office.rule(id))?.status).to.equal('active');
    expect(opened.happened('florin-transaction-rule-changed').at(-1)).to.include({ ending: 'unknown' });
  });

  it('a rule is deleted after a question; one that holds, after the end of its id', async () => {
    const office = await openRuleOffice();
    const id = await office.make();
    const active = await office.make({ status: 'active', description: 'Holds' });
    const opened = await openRules(office);
    await opened.open(/No more/);
    await opened.press('delete');
    await opened.until(() => opened.root.querySelector('dialog[open]'), 'dialog');
    expect(opened.text('dialog')).to.match(/You can undo this for a few seconds/);
    await opened.press('leave');
    expect(office.asks(DELETE)).to.have.length(0);
    await opened.press('delete');
    await opened.confirm();
    await opened.until(() => opened.rows().length === 1, 'one left');
    await opened.open(/Holds/);
    office.lose(DELETE);
    await opened.press('delete');
    await opened.confirm(active.slice(-4));
    await opened.state('empty');
    for (const gone of [id, active]) {
      const answer = await office.platform
        .getTransactionRule({ transactionRuleId: gone })
        .catch((error: unknown) => error);
      expect(answer).to.include({ status: 404 });
    }
  });

  it('a rule that is being deleted can be kept, and nothing is sent before that time is over', async () => {
    const office = await openRuleOffice();
    const id = await office.make();
    const opened = await openRules(office, { transactionRule: id, undoSeconds: 600 });
    await opened.press('delete');
    await opened.confirm();
    await opened.focused('[part~=undo]');
    expect(opened.text('[part~=deleting]')).to.match(/^The rule will be deleted in a few seconds\. Undo$/);
    expect(opened.all('[part~=delete], [part~=edit], [part~=activate]')).to.deep.equal([]);
    await expect(opened.element).to.be.accessible();
    await opened.press('undo');
    await opened.focused('[part~=delete]');
    expect(opened.heard.at(-1)).to.equal('The rule was not deleted.');
    expect(office.asks(DELETE)).to.have.length(0);
    await opened.press('delete');
    await opened.confirm();
    await opened.until(() => opened.part('deleting'), 'deleting');
    // Who leaves the page has decided.
    opened.element.remove();
    await opened.until(() => office.asks(DELETE).length === 1, 'sent');
  });

  it('a rule that another person has changed in those seconds is not deleted unseen', async () => {
    const office = await openRuleOffice();
    const id = await office.make();
    const opened = await openRules(office, { transactionRule: id });
    await opened.press('delete');
    await opened.confirm();
    await opened.until(() => opened.part('deleting'), 'deleting');
    const { id: _, ...rule } = (await office.rule(id))!;
    await office.platform.updateTransactionRule({
      transactionRuleId: id,
      ...rule,
      description: 'Theirs',
    } as never);
    await opened.until(() => /Another person changed this rule/.test(opened.text('[part~=error]')), 'theirs');
    expect(opened.text('h2')).to.equal('Theirs');
    expect(office.asks(DELETE)).to.have.length(0);
    expect(opened.happened('florin-transaction-rule-changed')).to.deep.equal([]);
  });

  it('the page may stop a change and a new rule', async () => {
    const office = await openRuleOffice();
    const id = await office.make();
    const opened = await openRules(office, { transactionRule: id });
    for (const name of ['change', 'create'])
      opened.element.addEventListener(`florin-before-transaction-rule-${name}`, (event) =>
        event.preventDefault(),
      );
    await opened.press('activate');
    await opened.confirm();
    await opened.press('edit');
    await opened.press('save');
    await opened.until(() => opened.happened('florin-before-transaction-rule-change').length === 2, 'both');
    expect(office.asks(PATCH)).to.have.length(0);
  });

  it('conditions that the form cannot say stay as they are', async () => {
    const office = await openRuleOffice();
    const timeOfDay = {
      operation: 'equals',
      value: { startTime: '22:00:00+02:00', endTime: '06:00:00+02:00' },
    };
    const id = await office.make({
      interval: { type: 'perTransaction', timeZone: 'Europe/Amsterdam' },
      ruleRestrictions: {
        timeOfDay,
        mccs: { operation: 'noneMatch', value: ['7995'] },
        merchantNames: { operation: 'anyMatch', value: [{ operation: 'startsWith', value: 'Casino' }] },
      },
    });
    const before = await office.rule(id);
    const opened = await openRules(office, { transactionRule: id });
    await opened.says(/Merchant category is not 7995 \(betting\)/);
    await opened.press('edit');
    await opened.until(() => /Time of day/.test(opened.text('[part~=kept]')), 'kept');
    expect(opened.all('[part~=row]')).to.have.length(2);
    await opened.type('description', 'Renamed');
    await opened.press('save');
    await opened.until(() => /Renamed/.test(opened.text('.head h2')), 'saved');
    expect(await office.rule(id)).to.deep.equal({ ...before, description: 'Renamed' });
  });
});
