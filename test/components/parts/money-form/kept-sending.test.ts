import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';

import { KeptIntents } from '../../../../src/components/parts/form/kept-intent.js';
import { KeptSending } from '../../../../src/components/parts/money-form/kept-sending.js';
import { answering, FINAL, lost, record, refusal, words } from './sending.js';

interface Transfer {
  readonly from: string;
  readonly amount: number;
}

const intents = new KeptIntents<Transfer>({
  name: 'test-transfer',
  place: 'browser',
  isBody: ({ from }) => typeof from === 'string',
});
const body: Transfer = { from: 'BA-1', amount: 500 };

/** A page that is loaded, or another tab: what it has in common with the others is the storage. */
const open = (): KeptSending<Transfer> =>
  new KeptSending<Transfer>(record, words, {
    intents,
    idOf: ({ from }) => from,
    keptOf: (sent) => sent,
    now: () => 1,
  });

beforeEach(() => {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  };
  Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true });
});

test('a doubt of an earlier page is ended by a refusal that the ledger repeats, and by no other', async () => {
  const { keys, call } = answering(lost(), refusal(), refusal(FINAL), 'done');
  assert.equal((await open().send({ body, isDoubtful: false, call })).ending, 'unknown');
  const later = open();
  assert.deepEqual(later.openOf('BA-1')?.body, body);
  assert.equal((await later.send({ body, isDoubtful: true, call })).ending, 'unknown');
  assert.deepEqual(open().openOf('BA-1')?.body, body);
  assert.equal((await later.send({ body, isDoubtful: true, call })).ending, 'refused');
  assert.equal(open().openOf('BA-1'), undefined);
  assert.equal((await later.send({ body, isDoubtful: false, call })).ending, 'received');
  assert.deepEqual(new Set(keys.slice(0, 3)).size, 1);
  assert.notEqual(keys[3], keys[0]);
});

test('a tab that is in doubt asks under the same key after another tab has heard the end', async () => {
  for (const end of ['done', refusal(FINAL)] as const) {
    const { keys, call } = answering(lost(), end, end, 'done');
    await open().send({ body, isDoubtful: false, call });
    const [one, other] = [open(), open()];
    for (const tab of [one, other]) assert.ok(tab.openOf('BA-1')?.body);
    const ended = await one.send({ body, isDoubtful: true, call });
    assert.equal((await other.send({ body, isDoubtful: true, call })).ending, ended.ending);
    assert.equal(new Set(keys).size, 1);
    await other.send({ body, isDoubtful: false, call });
    assert.notEqual(keys[3], keys[0]);
  }
});

test('what is sent from another account has another key, and its refusal ends no doubt', async () => {
  const { keys, call } = answering(lost(), refusal(FINAL));
  await open().send({ body, isDoubtful: false, call });
  const tab = open();
  tab.openOf('BA-1');
  const other = await tab.send({ body: { ...body, from: 'BA-2' }, isDoubtful: true, call });
  assert.equal(other.ending, 'unknown');
  assert.notEqual(keys[1], keys[0]);
  assert.deepEqual(open().openOf('BA-1')?.body, body);
});
