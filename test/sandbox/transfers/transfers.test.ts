import assert from 'node:assert/strict';
import { test } from 'node:test';

import { pages } from '../../../src/client/paging.js';
import { listTransactions } from '../../../src/client/transfers/index.js';
import { approve } from '../../../src/sandbox/transfers/challenge.js';
import { ACCOUNT, accountsOf, BASE, refusal, SECOND, toBank } from './platform.js';

const statusesOf = ({ events = [] }: { events?: { status?: string | undefined }[] | undefined }) =>
  events.flatMap(({ status }) => (status ? [status] : []));

test('a transfer to a bank is received, authorised, booked, expected and credited, by the clock', async () => {
  const { send, read, clock, own } = await accountsOf();
  const sent = await send(
    toBank(1500, own.id, { reference: 'R1', description: 'Invoice 7', priority: 'instant' }),
  );
  assert.deepEqual([sent.status, sent.direction, sent.reference], ['received', 'outgoing', 'R1']);
  const seen = [];
  for (const seconds of [1, 2, 10]) {
    clock.now += seconds * SECOND;
    const { status, tracking } = await read(sent.id);
    seen.push([status, tracking?.type]);
  }
  assert.deepEqual(seen, [
    ['authorised', undefined],
    ['booked', 'estimation'],
    ['booked', 'confirmation'],
  ]);
  const { events = [], balances } = await read(sent.id);
  assert.deepEqual(
    events.filter(({ type }) => type === 'accounting').flatMap(({ mutations = [] }) => mutations),
    [
      { currency: 'EUR', balance: 0, received: -1500, reserved: 0 },
      { currency: 'EUR', balance: 0, received: 1500, reserved: -1500 },
      { currency: 'EUR', balance: -1500, received: 0, reserved: 1500 },
    ],
  );
  assert.deepEqual(balances, [{ currency: 'EUR', balance: -1500, received: 0, reserved: 0 }]);
});

test('a transfer between balance accounts is two transfers and two transactions of opposite sign', async () => {
  const { send, list, statement, client, table, clock, own, seller } = await accountsOf();
  const sent = await send({
    amount: { value: 700, currency: 'EUR' },
    balanceAccountId: own.id,
    category: 'internal',
    counterparty: { balanceAccountId: seller.id },
    reference: 'both-sides',
  });
  const booked = async () =>
    (await statement({ createdSince: new Date(clock.now - 60 * SECOND).toISOString() })).data;
  assert.deepEqual(await booked(), []);
  clock.now += 3 * SECOND;
  const { data = [] } = await list({ reference: 'both-sides' });
  assert.deepEqual(
    data.map(({ balanceAccount, direction, counterparty }) => [
      balanceAccount?.id,
      direction,
      counterparty?.balanceAccountId,
    ]),
    [
      [own.id, 'outgoing', seller.id],
      [seller.id, 'incoming', own.id],
    ],
  );
  assert.equal(data[0]?.id, sent.id);
  assert.notEqual(data[0]?.id, data[1]?.id);
  const transactions = (await booked()) ?? [];
  assert.deepEqual(
    transactions.map(({ amount, transfer }) => [amount.value, transfer?.id]),
    [
      [-700, data[0]?.id],
      [700, data[1]?.id],
    ],
  );
  const one = await client.call(table.getTransaction, { id: transactions[1]?.id ?? '' });
  assert.deepEqual(one, transactions[1]);
  const theirs = await list({ reference: 'both-sides', accountHolderId: seller.holder });
  assert.deepEqual(
    theirs.data?.map(({ id }) => id),
    [data[1]?.id],
  );
});

test('words in the description choose how a transfer ends, and the reason is named', async () => {
  const { send, read, clock, own } = await accountsOf();
  const ends: Record<string, unknown> = {};
  for (const description of [
    'to counterpartyAccountClosed',
    'routeNotFound',
    'returned counterpartyAccountNotFound',
    'refusedForRegulatoryReasons',
  ]) {
    const { id } = await send(toBank(100, own.id, { description }));
    clock.now += 70 * SECOND;
    const transfer = await read(id);
    ends[description] = [...statusesOf(transfer), transfer.reason, transfer.tracking?.type];
    assert.deepEqual(transfer.balances, [{ currency: 'EUR', balance: 0, received: 0, reserved: 0 }]);
  }
  assert.deepEqual(ends, {
    'to counterpartyAccountClosed': [
      'received',
      'authorised',
      'failed',
      'counterpartyAccountClosed',
      undefined,
    ],
    routeNotFound: ['received', 'failed', 'routeNotFound', undefined],
    'returned counterpartyAccountNotFound': [
      'received',
      'authorised',
      'booked',
      'returned',
      'counterpartyAccountNotFound',
      undefined,
    ],
    refusedForRegulatoryReasons: ['received', 'failed', 'declined', 'internalReview'],
  });
});

test('what is not there cannot be sent, and what is promised to one cannot be promised to another', async () => {
  const { client, window, send, own, clock } = await accountsOf();
  let held = 0;
  const search = { ...window(), balanceAccountId: own.id, limit: 100 };
  for await (const { amount } of pages(client, listTransactions, search)) held += amount.value;
  const all = await send(toBank(held, own.id));
  const more = await send(toBank(1, own.id));
  assert.deepEqual([all.status, more.status, more.reason], ['received', 'failed', 'notEnoughBalance']);
  const much = await send(toBank(100_000_001, own.id));
  assert.equal(much.reason, 'notEnoughBalance');
  clock.now += 5 * SECOND;
  assert.equal((await send(toBank(1, own.id))).reason, 'notEnoughBalance');
});

test('money goes to no bank account whose number cannot be', async () => {
  const { send, own } = await accountsOf();
  const to = (accountIdentification: object) =>
    toBank(5, own.id, {
      counterparty: { bankAccount: { ...ACCOUNT, accountIdentification: accountIdentification as never } },
    });
  for (const [account, field] of [
    [{ type: 'iban', iban: 'NL92ABNA0417164300' }, 'iban'],
    [{ type: 'iban', iban: 'NL91ABNA041716430' }, 'iban'],
    [{ type: 'usLocal', accountNumber: '123456789', routingNumber: '121202212' }, 'routingNumber'],
  ] as const) {
    const refused = await refusal(send(to(account)));
    assert.deepEqual(
      [refused.status, refused.field],
      [422, `counterparty.bankAccount.accountIdentification.${field}`],
    );
  }
  assert.notEqual((await send(toBank(5, own.id))).status, 'failed');
});

test('what cannot be a transfer is refused with the field at fault, and nothing moves', async () => {
  const { send, list, own, seller } = await accountsOf();
  const before = await list({ limit: 100, createdSince: '2026-05-04T00:00:00Z' });
  const internal = {
    amount: { value: 5, currency: 'EUR' },
    category: 'internal',
    balanceAccountId: own.id,
  } as const;
  const fields = [];
  for (const wrong of [
    toBank(5, 'BA-unknown'),
    toBank(0, own.id),
    toBank(5, own.id, { counterparty: {} }),
    toBank(5, own.id, { counterparty: { bankAccount: ACCOUNT, transferInstrumentId: 'SE1' } }),
    toBank(5, own.id, { category: 'platformPayment' }),
    { ...internal, counterparty: { balanceAccountId: own.id } },
    { ...internal, counterparty: { balanceAccountId: 'BA-unknown' } },
    { ...internal, counterparty: { balanceAccountId: seller.id }, type: 'bankTransfer' as const },
  ]) {
    const { status, field } = await refusal(send(wrong));
    fields.push([status, field]);
  }
  assert.deepEqual(fields, [
    [422, 'balanceAccountId'],
    [422, 'amount.value'],
    [422, 'counterparty'],
    [422, 'counterparty'],
    [422, 'category'],
    [422, 'counterparty.balanceAccountId'],
    [422, 'counterparty.balanceAccountId'],
    [422, 'type'],
  ]);
  assert.deepEqual(await list({ limit: 100, createdSince: '2026-05-04T00:00:00Z' }), before);
});

test('money that came in is given back at most once, and only from what is there', async () => {
  const { send, giveBack, list, read, clock, own, seller } = await accountsOf();
  const amount = { value: 1000, currency: 'EUR' };
  await send({
    amount,
    balanceAccountId: own.id,
    category: 'internal',
    counterparty: { balanceAccountId: seller.id },
    reference: 'in',
  });
  const { data = [] } = await list({ reference: 'in', accountHolderId: seller.holder });
  const transferId = data[0]?.id ?? '';
  const give = (value: number) =>
    giveBack({ transferId, amount: { value, currency: 'EUR' }, reference: `b${value}` });
  assert.equal((await refusal(give(1))).status, 422);
  clock.now += 3 * SECOND;
  const first = await give(600);
  assert.deepEqual([first.status, first.transferId], ['Authorised', transferId]);
  assert.equal((await give(401)).status, 'Declined');
  assert.equal((await give(400)).status, 'Authorised');
  assert.equal((await give(1)).status, 'Declined');
  clock.now += 3 * SECOND;
  const back = await read(first.id);
  assert.deepEqual(
    [back.status, back.direction, back.counterparty?.balanceAccountId],
    ['booked', 'outgoing', own.id],
  );
  const returned = await list({ reference: 'b600', accountHolderId: own.holder });
  assert.deepEqual(
    returned.data?.map(({ direction }) => direction),
    ['incoming'],
  );
});

test('a card is named back without its number', async () => {
  const { send, read, own } = await accountsOf();
  const { id } = await send({
    amount: { value: 100, currency: 'EUR' },
    balanceAccountId: own.id,
    category: 'card',
    counterparty: {
      card: {
        cardHolder: { fullName: 'Anna Berg' },
        cardIdentification: { number: '4111111111111111', expiryMonth: '03', expiryYear: '2030' },
      },
    },
  });
  const transfer = await read(id);
  assert.equal(transfer.counterparty?.card?.cardIdentification.expiryYear, '2030');
  assert.ok(!JSON.stringify(transfer).includes('4111'));
});

test('where strong authentication is asked for, the transfer waits for the proof that belongs to it', async () => {
  const { fetch, own, list, clock } = await accountsOf();
  const post = (header: string, value = 900) =>
    fetch(`${BASE}/transfers`, {
      method: 'POST',
      headers: { 'x-api-key': 'key', 'content-type': 'application/json', 'www-authenticate': header },
      body: JSON.stringify(toBank(value, own.id, { reference: 'proved' })),
    });
  const challengeOf = ({ headers }: Response) => headers.get('auth-param1') ?? assert.fail('no challenge');
  const proof = (challenge: string) => `SCA realm="Transfer", auth-param1="${approve(challenge)}"`;
  const asked = await post('SCA realm="Transfer"');
  assert.equal(asked.status, 401);
  const challenge = challengeOf(asked);
  assert.match(asked.headers.get('www-authenticate') ?? '', new RegExp(`auth-param1="${challenge}"`));
  assert.deepEqual((await list({ reference: 'proved' })).data, []);

  const forAnother = await post(proof(challenge), 901);
  assert.equal(forAnother.status, 401);
  const used = await post(proof(challenge));
  assert.equal(used.status, 401);
  const late = challengeOf(used);
  clock.now += 301 * SECOND;
  const again = await post(proof(late));
  assert.equal(again.status, 401);
  assert.equal((await post(proof(challengeOf(again)))).status, 202);
  assert.equal((await list({ reference: 'proved' })).data?.length, 1);
});

test('the first two versions are refused as deprecated, whatever is asked', async () => {
  const { sandbox, own } = await accountsOf();
  const headers = { 'x-api-key': 'key', 'content-type': 'application/json' };
  const body = JSON.stringify(toBank(5, own.id));
  for (const [version, status] of [
    [1, 422],
    [2, 422],
    [3, 202],
    [4, 202],
    [5, 404],
  ] as const) {
    const url = `https://balance.example/btl/v${version}/transfers`;
    const response = await sandbox.fetch(url, { method: 'POST', headers, body });
    assert.equal(response.status, status, `v${version}`);
    if (status === 422) assert.match(await response.text(), /deprecated/);
  }
});

test('an unknown transfer instrument is refused by its field', async () => {
  const { send, own } = await accountsOf();
  const order = toBank(5, own.id, { counterparty: { transferInstrumentId: 'SE1' } });
  assert.equal((await refusal(send(order))).field, 'counterparty.transferInstrumentId');
});
