import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { isRoutingNumber } from '../../../src/facts/bank-accounts.js';
import { isIban } from '../../../src/facts/iban.js';
import { DAY } from '../../../src/facts/instant.js';
import { isCardNumber } from '../../../src/sandbox/cards/cards.js';
import { sam } from '../legal-entity/platform.js';
import { issue, openPlatform, PLATFORM, refusal, SECOND, virtualCard } from './platform.js';

describe('cards', () => {
  it('are masked wherever they are read, and good for three years', async () => {
    const platform = await openPlatform();
    const { bcl, clock, dutchEur } = platform;
    const { id } = await issue(platform, dutchEur, {
      authentication: { password: 'open sesame', email: 'a@b.example' },
    });
    const { paymentInstruments } = await bcl.listPaymentInstruments({ id: dutchEur, status: 'active' });
    const card = paymentInstruments.find((instrument) => instrument.id === id)?.card;
    assert.match(card?.number ?? '', /^\*{12}\d{4}$/);
    assert.deepEqual([card?.cvc, card?.expiration], [undefined, { month: '05', year: '2029' }]);
    assert.deepEqual(card?.authentication, { email: 'a@b.example' });
    const { pan } = await bcl.getCardNumber({ id });
    assert.ok(isCardNumber(pan));
    assert.equal(pan.slice(-4), card?.lastFour);

    clock.now = Date.parse('2029-05-31T23:59:59Z');
    assert.equal((await bcl.getPaymentInstrument({ id })).status, 'active');
    clock.now = Date.parse('2029-06-01T00:00:00Z');
    const { status, statusReason } = await bcl.getPaymentInstrument({ id });
    assert.deepEqual([status, statusReason], ['inactive', 'expired']);
    assert.equal((await refusal(bcl.updatePaymentInstrument({ id, status: 'active' }))).status, 422);
    assert.deepEqual(
      (await bcl.listPaymentInstruments({ id: dutchEur, status: 'active' })).paymentInstruments,
      [],
    );
  });

  it('are issued to those who may have them, on accounts that are in use', async () => {
    const platform = await openPlatform();
    const { bcl, lem, dutch, dutchEur } = platform;
    const { id: legalEntityId } = await lem.createLegalEntity(sam);
    const { id: accountHolderId } = await bcl.createAccountHolder({ legalEntityId });
    const { id: account } = await bcl.createBalanceAccount({ accountHolderId });
    assert.equal((await refusal(issue(platform, account))).status, 422);
    await bcl.updateAccountHolder({ id: dutch, capabilities: { issueCard: { enabled: false } } });
    assert.equal((await refusal(issue(platform, dutchEur))).status, 422);
    await bcl.updateAccountHolder({ id: dutch, capabilities: { issueCard: { enabled: true } } });
    assert.ok((await issue(platform, dutchEur)).id);
    await bcl.updateBalanceAccount({ id: dutchEur, status: 'suspended' });
    assert.equal((await refusal(issue(platform, dutchEur))).status, 422);
    assert.equal((await refusal(issue(platform, 'BA1'))).field, 'balanceAccountId');
  });

  it('that are lost are blocked and replaced, those that are closed stay closed', async () => {
    const platform = await openPlatform();
    const { bcl, dutchEur, dutchUsd, britishGbp } = platform;
    const { id, card } = await issue(platform, dutchEur);
    await bcl.updatePaymentInstrument({ id, status: 'suspended', statusReason: 'lost' });
    assert.equal((await refusal(bcl.updatePaymentInstrument({ id, status: 'active' }))).status, 422);
    await bcl.updatePaymentInstrument({ id, status: 'closed' });
    assert.equal((await refusal(bcl.updatePaymentInstrument({ id, status: 'suspended' }))).status, 422);
    const { networkTokens = [] } = await bcl.listNetworkTokens({ id });
    assert.deepEqual([...new Set(networkTokens.map(({ status }) => status))], ['closed']);

    const replacement = await issue(platform, dutchEur);
    assert.notEqual(replacement.card?.lastFour, card?.lastFour);
    const unexplained = bcl.updatePaymentInstrument({
      id: replacement.id,
      status: 'suspended',
      statusReason: 'other',
    });
    assert.equal((await refusal(unexplained)).field, 'statusComment');
    const foreign = bcl.updatePaymentInstrument({ id: replacement.id, balanceAccountId: britishGbp });
    assert.equal((await refusal(foreign)).field, 'balanceAccountId');
    const other = bcl.updatePaymentInstrument({ id: replacement.id, card: virtualCard({ brand: 'mc' }) });
    assert.equal((await refusal(other)).field, 'card.brand');
    const inUse = bcl.updatePaymentInstrument({ id: replacement.id, balanceAccountId: dutchUsd });
    assert.equal((await refusal(inUse)).field, 'balanceAccountId');
    await bcl.updatePaymentInstrument({ id: replacement.id, status: 'inactive' });
    await bcl.updatePaymentInstrument({ id: replacement.id, balanceAccountId: dutchUsd });
    const moved = await bcl.listPaymentInstruments({ id: dutchUsd });
    assert.deepEqual(
      moved.paymentInstruments.map((instrument) => instrument.id),
      [replacement.id],
    );
  });

  it('of plastic wait for their holder, and go out with the order of the day', async () => {
    const platform = await openPlatform();
    const { bcl, clock, dutchEur } = platform;
    const configuration = { configurationProfileId: 'blue', pinMailer: 'letter', shipmentMethod: 'post' };
    const plastic = { formFactor: 'physical', configuration } as const;
    const first = await issue(platform, dutchEur, plastic);
    await issue(platform, dutchEur, plastic);
    assert.equal(first.status, 'inactive');
    assert.deepEqual((await bcl.listNetworkTokens({ id: first.id })).networkTokens, []);
    const [order, ...others] = (await bcl.listCardOrders({ status: 'open' })).cardOrders ?? [];
    assert.deepEqual([order?.cardManufacturingProfileId, others.length], ['blue', 0]);
    const itemsNow = async () => (await bcl.listCardOrderItems({ id: order?.id ?? '' })).data;
    assert.deepEqual(
      (await itemsNow()).map(({ card, pin }) => [card?.status, pin?.status]),
      [
        ['created', 'created'],
        ['created', 'created'],
      ],
    );
    clock.now += DAY;
    await issue(platform, dutchEur, { formFactor: 'physical' });
    const orders = (await bcl.listCardOrders({ txVariantCode: 'visadebit' })).cardOrders ?? [];
    assert.deepEqual(
      orders.map(({ status }) => status),
      ['closed', 'open'],
    );
    const early = { createdUntil: '2026-05-04T23:00:00Z' };
    assert.equal((await bcl.listCardOrders(early)).cardOrders?.length, 1);
    clock.now += 2 * DAY;
    const [item] = await itemsNow();
    assert.deepEqual([item?.card?.status, item?.paymentInstrumentId], ['shipped', first.id]);
    assert.match(item?.card?.trackingNumber ?? '', /^\d{12}$/);
    await bcl.updatePaymentInstrument({ id: first.id, status: 'active' });
    assert.equal((await bcl.listNetworkTokens({ id: first.id })).networkTokens?.length, 2);
  });

  it('are not sent where they cannot be delivered, and the order says why', async () => {
    const platform = await openPlatform();
    const { bcl, clock, dutchEur } = platform;
    const address = { country: 'NL', line1: 'Reject street 1', city: 'Utrecht' };
    const name = { firstName: 'Sam', lastName: 'Jansen' };
    await issue(platform, dutchEur, { formFactor: 'physical', deliveryContact: { address, name } });
    const [order] = (await bcl.listCardOrders({})).cardOrders ?? [];
    const itemNow = async () => (await bcl.listCardOrderItems({ id: order?.id ?? '' })).data[0]?.card;
    assert.equal((await itemNow())?.status, 'created');
    clock.now += DAY;
    assert.deepEqual(await itemNow(), {
      status: 'rejected',
      errorMessage: 'The address cannot be delivered to',
    });
  });

  it('are found in wallets by tokens that change a moment after they are told to', async () => {
    const platform = await openPlatform();
    const { bcl, clock, dutchEur } = platform;
    const { id } = await issue(platform, dutchEur);
    const networkTokenId = (await bcl.listNetworkTokens({ id })).networkTokens?.[0]?.id ?? '';
    const statusNow = async () => (await bcl.getNetworkToken({ networkTokenId })).token.status;
    assert.equal(await statusNow(), 'inactive');
    clock.now += 2 * SECOND;
    await bcl.updateNetworkToken({ networkTokenId, status: 'suspended' });
    assert.equal(await statusNow(), 'active');
    clock.now += 2 * SECOND;
    assert.equal(await statusNow(), 'suspended');
    await bcl.updateNetworkToken({ networkTokenId, status: 'closed' });
    clock.now += 2 * SECOND;
    const late = await refusal(bcl.updateNetworkToken({ networkTokenId, status: 'active' }));
    assert.deepEqual([late.status, await statusNow()], [422, 'closed']);
    assert.equal((await refusal(bcl.getNetworkToken({ networkTokenId: 'NT1' }))).status, 404);
  });
});

describe('business accounts', () => {
  it('have the numbers of their country, with check digits that are right', async () => {
    const { bcl, dutchEur, britishGbp } = await openPlatform();
    const open = async (issuingCountryCode: string, balanceAccountId = dutchEur) =>
      bcl.createPaymentInstrument({ type: 'bankAccount', balanceAccountId, issuingCountryCode });
    for (const country of ['NL', 'DE', 'ES', 'LU']) {
      const { bankAccount } = await open(country);
      assert.ok(bankAccount?.iban?.startsWith(country) && isIban(bankAccount.iban), bankAccount?.iban);
    }
    const british = (await open('GB', britishGbp)).bankAccount;
    assert.ok(british?.iban?.endsWith(`${british.sortCode}${british.accountNumber}`) && isIban(british.iban));
    const american = (await open('US')).bankAccount;
    assert.ok(isRoutingNumber(american?.routingNumber ?? ''));
    assert.equal((await refusal(open('JP'))).status, 422);
    assert.equal((await refusal(open('nl'))).field, 'issuingCountryCode');
  });
});

describe('groups of payment instruments', () => {
  it('take instruments, and are on no other platform', async () => {
    const { bcl, dutchEur } = await openPlatform();
    const info = { balancePlatform: PLATFORM, txVariant: 'visadebit', description: 'Sales' };
    const { id = '' } = await bcl.createPaymentInstrumentGroup(info);
    assert.equal((await bcl.getPaymentInstrumentGroup({ id })).description, 'Sales');
    const order = {
      type: 'card',
      balanceAccountId: dutchEur,
      issuingCountryCode: 'NL',
      card: virtualCard(),
    } as const;
    const member = await bcl.createPaymentInstrument({ ...order, paymentInstrumentGroupId: id });
    assert.equal(member.paymentInstrumentGroupId, id);
    const stray = bcl.createPaymentInstrument({ ...order, paymentInstrumentGroupId: 'PG1' });
    assert.equal((await refusal(stray)).field, 'paymentInstrumentGroupId');
    const elsewhere = bcl.createPaymentInstrumentGroup({ ...info, balancePlatform: 'Other' });
    assert.equal((await refusal(elsewhere)).field, 'balancePlatform');
  });

  it('a card whose month is over pays no transfer any more', async () => {
    const platform = await openPlatform();
    const { btl, clock, dutchEur, ownEur } = platform;
    const { id: paymentInstrumentId } = await issue(platform, dutchEur);
    const send = (idempotencyKey: string) =>
      btl.createTransfer(
        {
          amount: { value: 100, currency: 'EUR' },
          paymentInstrumentId,
          category: 'internal',
          counterparty: { balanceAccountId: ownEur },
        },
        { idempotencyKey },
      );
    assert.equal((await send('in-time')).status, 'received');
    clock.now += 4 * 365 * DAY;
    assert.equal((await refusal(send('late'))).field, 'paymentInstrumentId');
  });
});
