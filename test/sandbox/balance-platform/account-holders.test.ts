import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { DAY } from '../../../src/facts/instant.js';
import { address, openBusiness, sam } from '../legal-entity/platform.js';
import { openPlatform, PLATFORM, refusal, SECOND } from './platform.js';

const asked = { receivePayments: { requested: true }, sendToTransferInstrument: { requested: true } };

describe('account holders', () => {
  it('may do what was asked for once the legal entity is verified, and say until then what is missing', async () => {
    const { bcl, lem, clock } = await openPlatform();
    const { id: legalEntityId } = await lem.createLegalEntity(sam);
    const cards = { issueCard: { requested: true } };
    const { id, capabilities } = await bcl.createAccountHolder({
      legalEntityId,
      capabilities: { ...asked, ...cards },
    });
    assert.equal(capabilities?.['receivePayments']?.verificationStatus, 'pending');
    assert.ok((await lem.getLegalEntity({ id: legalEntityId })).capabilities?.['issueCard']?.requested);

    clock.now += 10 * SECOND;
    const waiting = await bcl.getAccountHolder({ id });
    const { allowed, verificationStatus, problems = [] } = waiting.capabilities?.['receivePayments'] ?? {};
    assert.deepEqual([allowed, verificationStatus], [false, 'invalid']);
    assert.equal(problems[0]?.entity?.id, legalEntityId);
    assert.ok(
      problems[0].verificationErrors?.every(({ capabilities: held }) => held?.[0] === 'receivePayments'),
    );
    assert.ok(waiting.verificationDeadlines?.[0]?.capabilities.includes('receivePayments'));

    await openBusiness(lem, legalEntityId, legalEntityId);
    clock.now += 10 * SECOND;
    const verified = await bcl.getAccountHolder({ id });
    const { receivePayments } = verified.capabilities ?? {};
    assert.deepEqual([receivePayments?.allowed, receivePayments?.problems], [true, undefined]);
    assert.equal(verified.verificationDeadlines, undefined);
  });

  it('are there from the start with the verified businesses behind them, and lose what those lose', async () => {
    const { bcl, lem, clock, dutch } = await openPlatform();
    const { accountHolders } = await bcl.listAccountHolders({ id: PLATFORM });
    const names = [];
    for (const { legalEntityId, capabilities = {} } of accountHolders) {
      const entity = await lem.getLegalEntity({ id: legalEntityId });
      names.push(entity.organization?.legalName);
      assert.deepEqual(entity.problems, []);
      for (const name of Object.keys(capabilities))
        assert.ok((entity.capabilities as typeof capabilities | undefined)?.[name]?.allowed, name);
      assert.equal((await lem.listBusinessLines({ id: legalEntityId })).businessLines.length, 1);
      assert.equal(entity.transferInstruments?.length, 1);
    }
    assert.equal(new Set(names).size, 3);

    const { legalEntityId } = await bcl.getAccountHolder({ id: dutch });
    await lem.updateLegalEntity({
      id: legalEntityId,
      organization: { legalName: 'Refused', registeredAddress: address },
    });
    clock.now += 10 * SECOND;
    const { capabilities } = await bcl.getAccountHolder({ id: dutch });
    assert.deepEqual(
      [capabilities?.['receivePayments']?.allowed, capabilities?.['receivePayments']?.verificationStatus],
      [false, 'rejected'],
    );
  });

  it('are of a legal entity that exists, on the platform of the credential', async () => {
    const { bcl, lem } = await openPlatform();
    const { id: legalEntityId } = await lem.createLegalEntity(sam);
    const unknown = await refusal(bcl.createAccountHolder({ legalEntityId: 'LE1' }));
    assert.deepEqual([unknown.status, unknown.field], [422, 'legalEntityId']);
    const elsewhere = await refusal(bcl.createAccountHolder({ legalEntityId, balancePlatform: 'Other' }));
    assert.equal(elsewhere.field, 'balancePlatform');
    const strange = { capabilities: { flying: { requested: true } } };
    assert.equal(
      (await refusal(bcl.createAccountHolder({ legalEntityId, ...strange }))).field,
      'capabilities.flying',
    );
    assert.equal((await refusal(bcl.getBalancePlatform({ id: 'Other' }))).status, 404);
    assert.equal((await bcl.getBalancePlatform({ id: PLATFORM })).id, PLATFORM);
  });

  it('are listed a page at a time, the new one last', async () => {
    const { bcl, lem } = await openPlatform();
    const { id: legalEntityId } = await lem.createLegalEntity(sam);
    const { id } = await bcl.createAccountHolder({ legalEntityId });
    const page = await bcl.listAccountHolders({ id: PLATFORM, offset: 3, limit: 5 });
    assert.deepEqual(
      page.accountHolders.map((holder) => holder.id),
      [id],
    );
    assert.deepEqual([page.hasNext, page.hasPrevious], [false, true]);
    const first = await bcl.listAccountHolders({ id: PLATFORM, limit: 3 });
    assert.deepEqual([first.hasNext, first.hasPrevious], [true, false]);
    assert.equal((await refusal(bcl.listAccountHolders({ id: PLATFORM, limit: 0 }))).field, 'limit');
  });

  it('may do nothing while suspended, and are closed for good after their accounts', async () => {
    const { bcl, lem, clock, dutch } = await openPlatform();
    const suspended = await bcl.updateAccountHolder({ id: dutch, status: 'suspended' });
    assert.equal(suspended.capabilities?.['receivePayments']?.allowed, false);
    assert.equal((await refusal(bcl.createBalanceAccount({ accountHolderId: dutch }))).status, 422);
    await bcl.updateAccountHolder({ id: dutch, status: 'active' });
    assert.equal(
      (await bcl.getAccountHolder({ id: dutch })).capabilities?.['receivePayments']?.allowed,
      true,
    );
    assert.equal((await refusal(bcl.updateAccountHolder({ id: dutch, status: 'closed' }))).status, 422);

    const { id: legalEntityId } = await lem.createLegalEntity(sam);
    const { id } = await bcl.createAccountHolder({ legalEntityId });
    const { id: account } = await bcl.createBalanceAccount({ accountHolderId: id });
    assert.equal((await bcl.getAccountHolder({ id })).primaryBalanceAccount, account);
    assert.equal((await refusal(bcl.updateAccountHolder({ id, status: 'closed' }))).status, 422);
    await bcl.updateBalanceAccount({ id: account, status: 'closed' });
    await bcl.updateAccountHolder({ id, status: 'closed' });
    clock.now += DAY;
    assert.equal((await refusal(bcl.updateAccountHolder({ id, status: 'active' }))).status, 422);
    assert.equal((await bcl.getAccountHolder({ id })).status, 'closed');
  });

  it('name one of their own accounts as the first', async () => {
    const { bcl, dutch, dutchUsd, britishGbp } = await openPlatform();
    const foreign = await refusal(bcl.updateAccountHolder({ id: dutch, primaryBalanceAccount: britishGbp }));
    assert.equal(foreign.field, 'primaryBalanceAccount');
    await bcl.updateAccountHolder({ id: dutch, primaryBalanceAccount: dutchUsd });
    assert.equal((await bcl.getAccountHolder({ id: dutch })).primaryBalanceAccount, dutchUsd);
  });

  it('get a tax form on what came in within a year that is over', async () => {
    const { bcl, clock, dutch } = await openPlatform();
    const ask = { id: dutch, formType: 'US1099k', year: 2026 } as const;
    assert.equal((await refusal(bcl.getTaxForm(ask))).field, 'year');
    clock.now = Date.parse('2027-02-01T00:00:00Z');
    const { content, contentType } = await bcl.getTaxForm(ask);
    const document = Buffer.from(content ?? '', 'base64').toString('latin1');
    assert.equal(contentType, 'application/pdf');
    assert.match(
      document,
      /^%PDF-1.4[\s\S]*US1099k for 2026[\s\S]*Received in EUR, minor units: [1-9]\d+[\s\S]*%%EOF\n$/,
    );
    const offset = Number(/startxref\n(\d+)/.exec(document)?.[1]);
    assert.ok(document.slice(offset).startsWith('xref'));
    const empty = await bcl.getTaxForm({ ...ask, year: 2020 });
    assert.doesNotMatch(Buffer.from(empty.content ?? '', 'base64').toString('latin1'), /Received/);
  });

  it('are others with another seed', async () => {
    const [one, same, other] = [await openPlatform(), await openPlatform(), await openPlatform({ seed: 8 })];
    assert.equal(one.dutch, same.dutch);
    assert.notEqual(one.dutch, other.dutch);
    assert.notEqual(one.dutchEur, other.dutchEur);
  });
});
