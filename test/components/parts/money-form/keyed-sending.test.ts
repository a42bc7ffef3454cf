import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { ClientError } from '../../../../src/client/index.js';
import { KeyedSending } from '../../../../src/components/parts/money-form/keyed-sending.js';
import { answering, FINAL, lost, record, refusal, words } from './sending.js';

const body = { amount: 500 };

/** Sends the same until its end is known, as a person does who believes what the page says. */
async function sendAll(...answers: readonly (ClientError | 'done')[]) {
  const { keys, call } = answering(...answers);
  const sending = new KeyedSending(record, words);
  const endings: string[] = [];
  for (const _ of answers) {
    const isDoubtful = endings.at(-1) === 'unknown';
    endings.push((await sending.send({ body, isDoubtful, call })).ending);
  }
  return { endings, keys: keys.map((key) => keys.indexOf(key)), problem: sending.problem };
}

test('a refusal that the ledger repeats ends a doubt: the next try is another one', async () => {
  const { endings, keys, problem } = await sendAll(lost(), refusal(FINAL), 'done');
  assert.deepEqual(endings, ['unknown', 'refused', 'received']);
  assert.deepEqual(keys, [0, 0, 2]);
  assert.equal(problem, '');
  assert.equal((await sendAll(lost(), refusal(FINAL))).problem, 'refused');
});

test('no other refusal ends a doubt', async () => {
  const others = [
    refusal(),
    refusal({}),
    refusal({ isFinal: false }),
    refusal({ isFinal: 'true' }),
    refusal(undefined, 'key-reused'),
    refusal(undefined, 'platform-forbidden', 403),
    refusal(undefined, 'not-found', 404),
    // What does not prove that nothing was done is not made certain by anything that is said with it.
    refusal(FINAL, 'platform-unavailable', 502),
    refusal(FINAL, 'attempt-open', 409),
    refusal(FINAL, 'platform-forbidden', 403),
  ];
  for (const other of others) {
    const { endings, keys } = await sendAll(lost(), other, refusal(), 'done');
    assert.deepEqual(endings, ['unknown', 'unknown', 'unknown', 'received'], other.message);
    assert.deepEqual(keys, [0, 0, 0, 0], other.message);
  }
});

test('a refusal of something else ends no doubt', async () => {
  const { keys, call } = answering(lost(), refusal(FINAL), refusal(FINAL));
  const sending = new KeyedSending(record, words);
  await sending.send({ body, isDoubtful: false, call });
  const other = await sending.send({ body: { amount: 501 }, isDoubtful: true, call });
  assert.equal(other.ending, 'unknown');
  assert.notEqual(keys[1], keys[0]);
});
