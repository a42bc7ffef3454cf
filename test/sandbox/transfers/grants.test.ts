import assert from 'node:assert/strict';
import { test } from 'node:test';

import { RestError } from '../../../src/sandbox/refusals/rest-error.js';
import { moneyLedger } from '../../../src/sandbox/transfers/ledger.js';
import { openBooks } from './state.js';

const SECOND = 1000;

/** An offer, the account that lends, and who may have the money. */
function anOffer(seed = 1) {
  const books = openBooks(seed);
  const [offer] = [...books.platform.grantOffers.values()];
  const [grantAccountId] = [...books.platform.grantAccounts.keys()];
  assert.ok(offer?.amount && grantAccountId);
  const { currency } = offer.amount;
  const target = books.accounts.find(
    ({ accountHolderId, defaultCurrencyCode }) =>
      accountHolderId === offer.accountHolderId && defaultCurrencyCode === currency,
  );
  const payer = books.accounts.find(
    (one) => one.accountHolderId !== offer.accountHolderId && one.defaultCurrencyCode === currency,
  );
  assert.ok(target && payer);
  const earn = (value: number) =>
    books.call('createTransfer', {
      amount: { value, currency },
      balanceAccountId: payer.id,
      category: 'internal',
      counterparty: { balanceAccountId: target.id },
    });
  const has = () => moneyLedger(books.state).available(target.id, currency);
  const take = () =>
    books.call('createGrant', {
      grantAccountId,
      grantOfferId: offer.id,
      counterparty: { balanceAccountId: target.id },
    });
  return { ...books, offer, grantAccountId, target, payer, earn, has, take, currency };
}

const codeOf = (act: () => unknown): number => {
  try {
    act();
  } catch (error) {
    if (error instanceof RestError) return error.status;
    throw error;
  }
  return assert.fail('was not refused');
};

test('a grant is paid out, and a share of what is earned pays it back: the fee first', () => {
  const { take, call, has, earn, clock, offer } = anOffer();
  const before = has();
  const grant = take();
  const principal = offer.amount?.value ?? 0;
  const fee = offer.fee?.amount.value ?? 0;
  assert.deepEqual(
    [grant.status, grant.balances, has()],
    ['Pending', { currency: offer.amount?.currency, fee, principal, total: principal + fee }, before],
  );
  clock.now += 3 * SECOND;
  assert.equal(call('getGrant', { id: grant.id }).status, 'Active');
  assert.equal(has(), before + principal);
  earn(100_000);
  assert.equal(call('getGrant', { id: grant.id }).balances.total, principal + fee);
  clock.now += 3 * SECOND;
  const paid = 100_000 * ((offer.repayment?.basisPoints ?? 0) / 10_000);
  assert.ok(paid > 0 && paid < fee);
  const { balances } = call('getGrant', { id: grant.id });
  assert.deepEqual([balances.fee, balances.principal], [fee - paid, principal]);
  assert.equal(has(), before + principal + 100_000 - paid);
  const listed = call('listGrants', { counterpartyAccountHolderId: offer.accountHolderId });
  assert.deepEqual(listed.grants, [call('getGrant', { id: grant.id })]);
  assert.deepEqual(call('listGrants', { counterpartyAccountHolderId: 'AH-other' }).grants, []);
});

test('only what is earned repays a grant: no deposit, no money of one’s own, nothing that comes back', () => {
  const { state, take, call, clock, accounts, target, payer, offer, currency, earn } = anOffer();
  const { id } = take();
  clock.now += 3 * SECOND;
  const { total } = call('getGrant', { id }).balances;
  const own = accounts.find((one) => one.accountHolderId === offer.accountHolderId && one.id !== target.id);
  assert.ok(own);
  const ledger = moneyLedger(state);
  const come = { to: target.id, amount: { value: 5000, currency } } as const;
  ledger.move({ ...come, from: 'world', category: 'bank', type: 'bankTransfer' });
  ledger.move({ ...come, from: 'world', to: own.id, category: 'bank', type: 'bankTransfer' });
  ledger.move({ ...come, from: own.id, category: 'internal', type: 'internalTransfer' });
  ledger.move({
    ...come,
    from: payer.id,
    category: 'internal',
    type: 'internalTransfer',
    returnOf: 'TR1',
  });
  assert.equal(call('getGrant', { id }).balances.total, total);
  earn(5000);
  clock.now += 3 * SECOND;
  assert.equal(call('getGrant', { id }).balances.total, total - 500);
});

test('a grant takes nothing more once it is repaid', () => {
  const { state, take, call, earn, clock, offer, payer, currency } = anOffer();
  moneyLedger(state).move({
    from: 'world',
    to: payer.id,
    amount: { value: 900_000_000, currency },
    category: 'bank',
    type: 'bankTransfer',
  });
  const { id } = take();
  clock.now += 3 * SECOND;
  const total = (offer.amount?.value ?? 0) + (offer.fee?.amount.value ?? 0);
  const share = (offer.repayment?.basisPoints ?? 0) / 10_000;
  for (let left = Math.ceil(total / share) + 100_000; left > 0; left -= 90_000_000) {
    earn(Math.min(left, 90_000_000));
    clock.now += 3 * SECOND;
  }
  const { status, balances } = call('getGrant', { id });
  assert.deepEqual([status, balances.total], ['Repaid', 0]);
  const repayments = call('listTransfers', {
    createdSince: '2026-05-04T00:00:00Z',
    createdUntil: '2027-01-01T00:00:00Z',
    category: 'grants',
    limit: 100,
  }).data.filter(({ type }) => type === 'repayment');
  assert.equal(
    repayments.reduce((sum, { amount }) => sum + amount.value, 0),
    total,
  );
});

test('an offer is taken once, in time, by whom it is for', () => {
  const { take, call, clock, offer, grantAccountId, payer } = anOffer();
  const other = { grantAccountId, grantOfferId: offer.id, counterparty: { balanceAccountId: payer.id } };
  assert.equal(
    codeOf(() => call('createGrant', other)),
    422,
  );
  assert.equal(
    codeOf(() => call('createGrant', { grantAccountId: 'GA-x', grantOfferId: offer.id })),
    422,
  );
  assert.equal(
    codeOf(() => call('createGrant', { grantAccountId, grantOfferId: 'GO-x' })),
    422,
  );
  assert.equal(
    codeOf(() => call('getGrant', { id: 'GR-x' })),
    404,
  );
  take();
  assert.equal(codeOf(take), 422);
  const late = anOffer(2);
  late.clock.now += 31 * 86_400 * SECOND;
  assert.equal(codeOf(late.take), 422);
  assert.equal(clock.now, Date.parse('2026-05-04T10:00:00Z'));
});
