import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { Fetch } from '../../../src/client/index.js';
import { memoryLedger } from '../../../src/proxy/index.js';
import { openOffice, operator, startPlatform } from '../policy/office.js';
import { codeOf, fieldOf, type Reply } from '../shop.js';

const PLATFORM = '/balance-platform';

/** An office on a network that loses answers while a test says so, and the ids that its rows need. */
async function openDesk() {
  const sandbox = await startPlatform();
  const network = { loses: false, sent: 0 };
  const fetch: Fetch = async (url, init) => {
    if (init.method === 'POST') network.sent += 1;
    const answer = await sandbox.fetch(url, init);
    if (network.loses) throw new TypeError('the connection broke');
    return answer;
  };
  const ledger = memoryLedger();
  const supply = ({ fields }: { readonly fields: readonly string[] }) => ({
    ...(fields.includes('balancePlatform') && { balancePlatform: 'FlorinPlatform' }),
  });
  const office = openOffice(sandbox, { ledger, supply, platform: { fetch } });
  const list = async <Name extends string>(path: string, name: Name) =>
    (await office.get(operator, PLATFORM + path)).body[name] as {
      id: string;
      defaultCurrencyCode?: string;
    }[];
  const [own, other] = await list('/balancePlatforms/FlorinPlatform/accountHolders', 'accountHolders');
  const euro = async (holder: { id: string } | undefined) =>
    (await list(`/accountHolders/${holder?.id}/balanceAccounts`, 'balanceAccounts')).find(
      ({ defaultCurrencyCode }) => defaultCurrencyCode === 'EUR',
    )?.id ?? assert.fail();
  const [from, to] = [await euro(other), await euro(own)];
  const disputePspReference =
    sandbox.disputes().find(({ status }) => status === 'open')?.pspReference ??
    assert.fail('no dispute is open');
  const sweep = { counterparty: { balanceAccountId: to }, currency: 'EUR', schedule: { type: 'daily' } };
  const card = { brand: 'visa', brandVariant: 'visadebit', cardholderName: 'Sam', formFactor: 'virtual' };
  const holders = () =>
    list('/balancePlatforms/FlorinPlatform/accountHolders', 'accountHolders') as Promise<
      { id: string; legalEntityId: string }[]
    >;
  const [, entity] = (await holders()).map(({ legalEntityId }) => legalEntityId);
  const rows = {
    holder: [`${PLATFORM}/accountHolders`, { legalEntityId: entity, description: 'A second stall' }],
    account: [`${PLATFORM}/balanceAccounts`, { accountHolderId: other?.id, description: 'Savings' }],
    sweep: [`${PLATFORM}/balanceAccounts/${from}/sweeps`, sweep],
    card: [
      `${PLATFORM}/paymentInstruments`,
      { type: 'card', balanceAccountId: from, issuingCountryCode: 'NL', card },
    ],
    group: [`${PLATFORM}/paymentInstrumentGroups`, { txVariant: 'visa', description: 'Company cards' }],
    accept: ['/disputes/acceptDispute', { disputePspReference }],
    defend: ['/disputes/defendDispute', { disputePspReference, defenseReasonCode: 'none' }],
  } as const;
  const sweeps = () => list(`/balanceAccounts/${from}/sweeps`, 'sweeps');
  const cards = () => list(`/balanceAccounts/${from}/paymentInstruments`, 'paymentInstruments');
  const accounts = () => list(`/accountHolders/${other?.id}/balanceAccounts`, 'balanceAccounts');
  return { accounts, cards, holders, ledger, network, office, rows, sweeps };
}

test('an account holder, an account, a sweep, a card, a group of cards and the end of a dispute are asked for under a key', async () => {
  const { office, network, rows } = await openDesk();
  const before = network.sent;
  for (const [path, body] of Object.values(rows)) {
    const refused = await office(operator, path, body, '');
    assert.deepEqual([refused.status, fieldOf(refused)], [400, 'Idempotency-Key'], path);
  }
  assert.equal(network.sent, before);
});

test('what the platform did though its answer got lost is joined, and done once', async () => {
  const { office, network, rows, ...lists } = await openDesk();
  const counts = () =>
    Promise.all(
      (['holders', 'accounts', 'sweeps', 'cards'] as const).map(async (name) => (await lists[name]()).length),
    );
  const before = await counts();
  for (const name of ['holder', 'account', 'sweep', 'card', 'group', 'accept'] as const) {
    const [path, body] = rows[name];
    network.loses = true;
    assert.equal(codeOf(await office(operator, path, body, name)), 'platform-unavailable', name);
    network.loses = false;
    const joined = await office(operator, path, body, name);
    const sent = network.sent;
    const again = await office(operator, path, body, name);
    assert.deepEqual([joined.status, again.status, network.sent], [200, 200, sent], name);
    assert.deepEqual(idOf(again), idOf(joined));
  }
  const more = (await counts()).map((count, at) => count - (before[at] ?? 0));
  assert.deepEqual(more, [1, 1, 1, 1]);
});

const idOf = ({ body }: Reply): unknown => body['id'] ?? body['disputeServiceResult'];

test('an answer from the ledger says what the first one said: a holder and its account by their ids, a sweep whole, a dispute whether it was done, a card by its id', async () => {
  const { office, rows } = await openDesk();
  const twice = async (name: keyof typeof rows) => {
    const [path, body] = rows[name];
    return [await office(operator, path, body, name), await office(operator, path, body, name)].map(
      (reply) => reply.body,
    );
  };
  for (const name of ['holder', 'account'] as const) {
    const [made, madeAgain] = await twice(name);
    assert.match(String(made?.['id']), /^[AB][AH]/);
    assert.deepEqual(
      ['id', 'status', 'description'].map((field) => madeAgain?.[field]),
      ['id', 'status', 'description'].map((field) => made?.[field]),
    );
  }
  const [sweep, sweepAgain] = await twice('sweep');
  assert.deepEqual({ ...sweep, ...sweepAgain }, sweep);
  assert.deepEqual(sweepAgain?.['schedule'], sweep?.['schedule']);
  const [failed, failedAgain] = await twice('defend');
  assert.match(JSON.stringify(failed), /"success":false/);
  assert.deepEqual(failedAgain, failed);
  const [accepted, acceptedAgain] = await twice('accept');
  assert.deepEqual(accepted, { disputeServiceResult: { success: true } });
  assert.deepEqual(acceptedAgain, accepted);
  const [card, cardAgain] = await twice('card');
  assert.match(JSON.stringify(card), /\*{12}\d{4}/);
  assert.deepEqual([cardAgain?.['id'], cardAgain?.['card']], [card?.['id'], undefined]);
});

test('the journal says of each what it is about, and keeps no card', async () => {
  const { ledger, office, rows } = await openDesk();
  for (const [name, [path, body]] of Object.entries(rows)) await office(operator, path, body, name);
  const deeds = await ledger.findDeeds({ lostBefore: 0, limit: 10 });
  assert.deepEqual(
    deeds.map(({ kind, state, subject }) => [kind, state, subject.length]),
    // A group is about nothing that there was before: its answer has its id.
    Array.from({ length: 7 }, (_, at) => ['money', 'done', at === 2 ? 0 : 1]),
  );
  assert.match(deeds[2]?.answer?.['id'] ?? '', /^PG/);
  assert.doesNotMatch(JSON.stringify(deeds), /Sam|\d{16}/);
});
