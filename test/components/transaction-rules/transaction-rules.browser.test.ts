import { expect } from '@open-wc/testing';

import { closing } from '../closed-rows.js';
import { openRuleOffice, openRules } from './rule-office.js';
import { keptInBrowser } from '../kept-in-browser.js';

const POST = 'POST /balance-platform/transactionRules';
const PATCH = 'PATCH /balance-platform/transactionRules';

describe('<florin-transaction-rules>', () => {
  it('lists the rules that were made through the proxy as sentences, and opens one by a link of its own', async () => {
    const { href } = location;
    try {
      const office = await openRuleOffice();
      const id = await office.make();
      await office.make({ description: 'Not abroad', status: 'active' });
      const opened = await openRules(office, { noAddress: false });
      await opened.until(() => opened.rows().length === 2, 'two rules');
      expect(opened.rows()[1]).to.match(
        /^No more than 50 limit-50 Balance account BA\w+ Block list Block Amount is over €50\.00 – (?:…|0) Inactive$/,
      );
      expect(opened.rows()[0]).to.match(/^Not abroad .* From .*2026 (?:…|0) Active$/);
      await opened.open(/No more/);
      expect(new URL(location.href).searchParams.get('rule')).to.equal(id);
      await opened.focused('h2');
      expect(opened.text('[part~=sentence]')).to.match(
        /^Blocks payments from balance account BA\w+ if all of this holds: Amount is over €50\.00\.$/,
      );
      history.back();
      await opened.until(() => opened.rows().length === 2, 'the list');
      const direct = await openRules(office, { transactionRule: id });
      await direct.says(/No more than 50/);
    } finally {
      history.replaceState(null, '', href);
    }
  });

  it('narrows by status and type, finds by a reference, and says when nothing matches', async () => {
    const office = await openRuleOffice();
    await office.make();
    await office.make({ description: 'At night', status: 'active', reference: 'night' });
    const opened = await openRules(office);
    await opened.until(() => opened.rows().length === 2, 'two rules');
    const [status] = opened
      .all('[part~=filters] select, select[part=field]')
      .filter((each) => each.id !== 'where-place');
    (status as HTMLSelectElement).value = 'active';
    status!.dispatchEvent(new Event('change', { bubbles: true }));
    await opened.until(() => opened.rows().length === 1, 'one active');
    await opened.type('search', 'no such rule');
    await opened.state('filtered-empty');
  });

  it('shows the rules of one card and of one group, and looks up a rule by its id', async () => {
    const office = await openRuleOffice();
    const { id: card } = await office.platform.createPaymentInstrument(
      {
        type: 'card',
        balanceAccountId: office.eur,
        issuingCountryCode: 'NL',
        card: { brand: 'visa', brandVariant: 'visadebit', cardholderName: 'Sam', formFactor: 'virtual' },
      },
      { idempotencyKey: 'card-of-rule' },
    );
    const { id: group = '' } = await office.platform.createPaymentInstrumentGroup(
      { balancePlatform: 'FlorinPlatform', txVariant: 'visadebit', description: 'Staff' },
      { idempotencyKey: 'group-of-rule' },
    );
    const elsewhere = (entityType: string, entityReference: string, description: string) =>
      office.platform.createTransactionRule(
        office.limit({ description, entityKey: { entityType, entityReference } }),
        { idempotencyKey: `elsewhere-${entityType}` },
      );
    const { id = '' } = await elsewhere('paymentInstrument', card, 'Of the card');
    await elsewhere('paymentInstrumentGroup', group, 'Of the group');
    const opened = await openRules(office, {}, 'empty');
    expect(opened.element.paymentInstrument).to.equal('');
    await opened.press('look-up');
    await opened.says(/Enter an ID/);
    await opened.type('where-id', card);
    await opened.press('look-up');
    await opened.until(() => /Of the card/.test(opened.rows()[0] ?? ''), 'of the card');
    expect(opened.element.paymentInstrument).to.equal(card);
    await opened.fill({ 'where-place': 'group', 'where-id': group });
    await opened.press('look-up');
    await opened.until(() => /Of the group/.test(opened.rows()[0] ?? ''), 'of the group');
    await opened.press('all');
    await opened.state('empty');
    await opened.fill({ 'where-place': 'rule', 'where-id': id });
    await opened.press('look-up');
    await opened.until(() => /Of the card/.test(opened.text('h2')), 'the rule');
  });

  it('keeps in the address whose rules are listed, and Back leads to the list before', async () => {
    const { href } = location;
    try {
      const office = await openRuleOffice();
      const { id = '' } = await office.platform.createPaymentInstrumentGroup(
        { balancePlatform: 'FlorinPlatform', txVariant: 'visadebit', description: 'Staff' },
        { idempotencyKey: 'group-of-address' },
      );
      await office.platform.createTransactionRule(
        office.limit({
          description: 'Of the group',
          entityKey: { entityType: 'paymentInstrumentGroup', entityReference: id },
        }),
        { idempotencyKey: 'rule-of-address' },
      );
      await office.make({ description: 'Of an account' });
      const opened = await openRules(office, { noAddress: false });
      await opened.fill({ 'where-place': 'group', 'where-id': id });
      await opened.press('look-up');
      await opened.until(() => /Of the group/.test(opened.rows()[0] ?? ''), 'of the group');
      expect(new URL(location.href).searchParams.get('rules-scope')).to.equal(`group/${id}`);
      opened.element.remove();
      const again = await openRules(office, { noAddress: false });
      await again.until(() => /Of the group/.test(again.rows()[0] ?? ''), 'after a reload');
      expect(again.element.paymentInstrumentGroup).to.equal(id);
      expect(again.part('scope')).not.to.equal(null);
      await again.press('all');
      await again.until(() => /Of an account/.test(again.rows()[0] ?? ''), 'all');
      expect(new URL(location.href).searchParams.has('rules-scope')).to.equal(false);
      again.element.remove();
      // What the page itself asks for stands where the address says nothing.
      const own = await openRules(office, { noAddress: false, paymentInstrumentGroup: id });
      await own.until(() => /Of the group/.test(own.rows()[0] ?? ''), 'the own group');
      await own.press('all');
      await own.until(() => /Of an account/.test(own.rows()[0] ?? ''), 'all of them');
      expect(new URL(location.href).searchParams.get('rules-scope')).to.equal('all');
    } finally {
      history.replaceState(null, '', href);
    }
  });

  it('writes a CSV file of rules as sentences', async () => {
    const office = await openRuleOffice();
    await office.make();
    const opened = await openRules(office);
    await opened.until(() => opened.rows().length === 1, 'a rule');
    const files: Blob[] = [];
    const { createObjectURL } = URL;
    URL.createObjectURL = (file: Blob) => (files.push(file), createObjectURL.call(URL, file));
    try {
      await opened.press('export');
      await opened.until(() => files.length === 1, 'the file');
    } finally {
      URL.createObjectURL = createObjectURL;
    }
    const text = await files[0]!.text();
    expect(text).to.match(
      /"name","applies_to","type","outcome","sentence","starts_utc","ends_utc","hits_30_days","status","id"/,
    );
    expect(text).to.match(/Blocks payments from balance account/);
    expect(opened.happened('florin-transaction-rules-exported')).to.have.length(1);
  });

  it('begins with a template, follows what is typed with a sentence, and saves a rule inactive, once', async () => {
    const office = await openRuleOffice();
    const opened = await openRules(office, {}, 'empty');
    expect(opened.all('[part~=template]')).to.have.length(3);
    await opened.press('[part~=template]:nth-of-type(3)');
    await opened.focused('h2');
    await opened.until(
      () => /Amount is over €1,000\.00/.test(opened.text('form [part~=sentence]')),
      'sentence',
    );
    expect(opened.text('form [part~=sentence]')).to.match(/Blocks payments on the whole platform/);
    await opened.fill({
      scope: 'balanceAccount',
      entity: office.eur,
      'conditions.0.amount': '75',
      description: 'No more than 75',
    });
    await opened.until(
      () => /from balance account BA.*over €75\.00/.test(opened.text('form [part~=sentence]')),
      'live',
    );
    await opened.press('save');
    await opened.until(() => /No more than 75/.test(opened.text('.head h2')), 'the rule');
    const [sent] = office.asks(POST);
    expect(sent?.key).to.match(/\S/);
    expect(office.asks(POST)).to.have.length(1);
    expect(sent?.body).to.include({ status: 'inactive', type: 'blockList', outcomeType: 'hardBlock' });
    expect(sent?.body).not.to.have.property('startDate');
    const [created] = opened.happened('florin-transaction-rule-created') as { transactionRule: string }[];
    const kept = await office.rule(created!.transactionRule);
    expect(kept?.status).to.equal('inactive');
    expect((await office.send(8000)).status).not.to.equal('failed');
  });

  it('a lost answer is no outcome: the same is sent again under the same key, and there is one rule', async () => {
    const office = await openRuleOffice();
    const opened = await openRules(office, {}, 'empty');
    office.lose(POST);
    await opened.press('[part~=template]:nth-of-type(1)');
    await opened.press('save');
    await opened.until(() => opened.root.querySelector('[part~=doubt]'), 'the doubt');
    expect(opened.happened('florin-transaction-rule-created')).to.deep.include({
      scope: 'balancePlatform',
      type: 'blockList',
      transactionRule: '',
      ending: 'unknown',
    });
    await opened.press('send-again');
    await opened.until(() => opened.root.querySelector('[part~=activate]'), 'the rule');
    const [one, other] = office.asks(POST);
    expect(one?.key).to.equal(other?.key);
    await opened.press('back');
    await opened.until(() => opened.rows().length === 1, 'one rule');
  });

  it('a rule whose end is not known is found again after a reload, and made once', async () => {
    const office = await openRuleOffice();
    const opened = await openRules(office, {}, 'empty');
    office.lose(POST);
    await opened.press('[part~=template]:nth-of-type(1)');
    await opened.press('save');
    await opened.until(() => opened.root.querySelector('[part~=doubt]'), 'the doubt');
    opened.element.remove();
    const again = await openRules(office, {}, 'ready');
    await again.until(() => again.root.querySelector('[part~=doubt]'), 'the doubt');
    await again.press('send-again');
    await again.until(() => again.root.querySelector('[part~=activate]'), 'the rule');
    const [one, other] = office.asks(POST);
    expect(one?.key).to.equal(other?.key);
    await again.press('back');
    await again.until(() => again.rows().length === 1, 'one rule');
    expect(keptInBrowser('florin-transaction-rule')).to.deep.equal([]);
  });

  it('a refusal whose answer was lost is told when the ledger repeats it, and can be corrected and sent again', async () => {
    const office = await openRuleOffice();
    let opened = await openRules(office, {}, 'empty');
    for (const isReloaded of [false, true]) {
      const reference = `nowhere-${isReloaded}`;
      office.lose(POST);
      await opened.press('new');
      await opened.press('back');
      await opened.press('[part~=template]:nth-of-type(3)');
      await opened.fill({ scope: 'balanceAccount', entity: 'BA-nowhere', reference });
      await opened.press('save');
      await opened.until(() => opened.root.querySelector('[part~=doubt]'), 'the doubt');
      if (isReloaded) {
        opened.element.remove();
        opened = await openRules(office, {}, 'ready');
        await opened.until(() => opened.root.querySelector('[part~=doubt]'), 'the doubt');
      }
      await opened.press('send-again');
      await opened.until(() => /did not accept this/.test(opened.text('[id="fault-entity"]')), 'the fault');
      await opened.focused('[id=entity]');
      expect(opened.root.querySelector<HTMLInputElement>('#reference')!.value).to.equal(reference);
      expect(keptInBrowser('florin-transaction-rule')).to.deep.equal([]);
      await opened.fill({ entity: office.eur });
      await opened.press('save');
      await opened.until(() => opened.root.querySelector('[part~=activate]'), 'the rule');
      const [first, again, other] = office.asks(POST).slice(-3);
      expect([again?.key === first?.key, other?.key === first?.key]).to.deep.equal([true, false]);
      await opened.press('back');
    }
    await opened.until(() => opened.rows().length === 2, 'two rules');
  });

  it('says beside the field what the platform does not accept, and loses nothing that was typed', async () => {
    const office = await openRuleOffice();
    const opened = await openRules(office, {}, 'empty');
    await opened.press('[part~=template]:nth-of-type(3)');
    await opened.fill({ scope: 'balanceAccount', entity: 'BA-nowhere' });
    await opened.press('save');
    await opened.until(() => /did not accept this/.test(opened.text('[id="fault-entity"]')), 'the fault');
    await opened.focused('[id=entity]');
    expect((opened.root.querySelector('[id=entity]') as HTMLInputElement).value).to.equal('BA-nowhere');
    expect((opened.root.querySelector('[id="conditions.0.amount"]') as HTMLInputElement).value).to.match(
      /1000/,
    );
  });

  it('says beside a condition what the platform does not accept of it', async () => {
    const office = await openRuleOffice();
    const opened = await openRules(office, {}, 'empty');
    office.obstacle = (call) =>
      call.startsWith(POST)
        ? new Response(
            JSON.stringify({
              code: 'platform-refused',
              fields: ['ruleRestrictions.timeOfDay.value.startTime'],
            }),
            { status: 422, headers: { 'content-type': 'application/json' } },
          )
        : undefined;
    await opened.press('[part~=template]:nth-of-type(1)');
    await opened.press('save');
    await opened.until(
      () => /did not accept/.test(opened.text('[id="fault-conditions.0.start"]')),
      'beside it',
    );
  });

  it('a condition that is not whole is said beside its field, and one more can be added and taken out', async () => {
    const office = await openRuleOffice();
    const opened = await openRules(office, {}, 'empty');
    await opened.press('new');
    await opened.fill({ description: 'Two', reference: 'two', type: 'velocity' });
    await opened.press('save');
    await opened.says(/Check these fields: Counts over/);
    await opened.fill({ interval: 'sliding', length: '2', unit: 'hours' });
    await opened.press('save');
    await opened.says(/Add at least one condition/);
    await opened.press('add-row');
    await opened.focused('[id="conditions.0.field"]');
    await opened.type('conditions.0.field', 'countries');
    await opened.type('conditions.0.operation', 'anyMatch');
    await opened.press('save');
    await opened.until(() => /Fill in/.test(opened.text('[id="fault-conditions.0.countries"]')), 'missing');
    await opened.type('conditions.0.countries', 'DE');
    await opened.type('conditions.0.countries', 'FR');
    await opened.until(() => /Germany or France/.test(opened.text('form [part~=sentence]')), 'both');
    await opened.press('[part~=remove-country]');
    await opened.until(() => !/Germany/.test(opened.text('form [part~=sentence]')), 'one');
    await opened.press('save');
    await opened.says(/needs a condition on the number/);
    await opened.press('add-row');
    await opened.type('conditions.1.field', 'matchingTransactions');
    await opened.type('conditions.1.operation', 'greaterThan');
    await opened.type('conditions.1.number', '5');
    expect(opened.text('form [part~=sentence]')).to.match(
      /Number of payments is over 5\. It counts the last 2 hours\./,
    );
    await opened.press('save');
    await opened.until(() => opened.root.querySelector('[part~=activate]'), 'saved');
    expect(office.asks(POST)[0]?.body['interval']).to.deep.equal({
      type: 'sliding',
      duration: { value: 2, unit: 'hours' },
    });
  });

  it('to a session that may not see rules there are none', async () => {
    const office = await openRuleOffice({
      who: ({ own }) => ({ audience: 'seller', accountHolders: [own], session: 's' }),
    });
    const opened = await openRules(office, {}, 'unauthorised');
    await opened.says(/You are signed in as a seller, and this role has no access here/);
    expect(office.asks(PATCH)).to.have.length(0);
  });

  it('is accessible: the list, a rule, and the form', async () => {
    const office = await openRuleOffice();
    await office.make();
    const opened = await openRules(office);
    await opened.until(() => opened.rows().length === 1, 'a rule');
    await expect(opened.element).to.be.accessible();
    await opened.open(/No more/);
    await expect(opened.element).to.be.accessible();
    await opened.press('edit');
    await opened.until(() => opened.root.querySelector('form'), 'form');
    await expect(opened.element).to.be.accessible();
  });

  it('offers no change that the role does not open', async () => {
    const office = await openRuleOffice();
    const rows = ['createTransactionRule', 'updateTransactionRule', 'deleteTransactionRule'];
    const fetch = closing(office.fetch, ...rows.map((row) => `balance-platform.${row}`));
    await office.make();
    const opened = await openRules({ fetch });
    expect(opened.all('[part~=new], [part~=template]')).to.deep.equal([]);
    await opened.open(/./);
    expect(opened.all('[part~=edit], [part~=activate], [part~=deactivate], [part~=delete]')).to.deep.equal(
      [],
    );
  });
});
