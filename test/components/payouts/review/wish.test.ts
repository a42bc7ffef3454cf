import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { PayoutRecord } from '../../../../src/client/operator/index.js';
import { send, wishFor } from '../../../../src/components/payouts/review/wish.js';
import { answering, FINAL, lost, refusal } from '../../parts/money-form/sending.js';

test('a decision in doubt is refused where the ledger says so, and stays in doubt with any other no', async () => {
  const { keys, call } = answering(lost(), refusal(), refusal(FINAL));
  const client = {
    call: (_row: unknown, _input: unknown, options: { idempotencyKey: string }) =>
      call(client as never, options.idempotencyKey),
  } as never;
  let wish = wishFor({ pspReference: 'PSP-1' } as PayoutRecord, 'confirm');
  const kinds: string[] = [];
  for (let tries = 0; tries < 3; tries++) {
    const answer = await send(client, wish, () => undefined as never);
    kinds.push(answer.kind);
    wish = { ...wish, answer };
  }
  assert.deepEqual(kinds, ['unknown', 'unknown', 'refused']);
  assert.equal(new Set(keys).size, 1);
});
