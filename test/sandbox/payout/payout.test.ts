import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { createEnvelopes } from '../../../src/sandbox/cards/envelopes.js';
import { openPayouts } from '../../../src/sandbox/payout/records.js';
import { Refused } from '../../../src/sandbox/refusals/refused.js';
import { matchOperation } from '../../../src/sandbox/platform/routes.js';
import { State } from '../../../src/sandbox/state/state.js';
import { ACCOUNT } from '../shop.js';
import { bank, clearCard, EUR, payee, person } from './payee.js';

const envelopes = await createEnvelopes({ lifetime: 1, now: Date.now, onDecrypted: undefined });

type Fields = Readonly<Record<string, unknown>>;

/** Carries a row out on a state whose books the test may open. */
async function run(state: State, row: string, input: object): Promise<Fields | undefined> {
  const found = matchOperation('POST', `/pal/servlet/Payout/v68/${row}`) ?? assert.fail(row);
  const call = { input: input as Fields, idempotencyKey: undefined, version: 68 };
  try {
    return (await found.run(state, call)).body;
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
}

type Step =
  | { readonly does: 'submit'; readonly value: number }
  | { readonly does: 'confirm' | 'decline'; readonly at: number }
  | { readonly does: 'pay'; readonly value: number; readonly card: string };

const steps = fc.array(
  fc.oneof(
    fc.record({ does: fc.constant('submit' as const), value: fc.integer({ min: 0, max: 10_000 }) }),
    fc.record({ does: fc.constantFrom('confirm' as const, 'decline' as const), at: fc.nat(12) }),
    fc.record({
      does: fc.constant('pay' as const),
      value: fc.integer({ min: 0, max: 10_000 }),
      card: fc.constantFrom('paid-visa', 'refused', 'pending', 'error'),
    }),
  ),
  { maxLength: 30 },
);

/** What a merchant expects to have left, worked out from nothing but the answers. */
interface Expected {
  readonly submitted: Map<string, number>;
  readonly reviewed: Map<string, 'confirm' | 'decline'>;
  instant: number;
}

async function take(state: State, step: Step, expected: Expected): Promise<void> {
  const { submitted, reviewed } = expected;
  if (step.does === 'submit') {
    const request = { ...payee, ...person, bank, amount: EUR(step.value), reference: 'r' };
    const body = await run(state, 'storeDetailAndSubmitThirdParty', request);
    if (body) submitted.set(String(body['pspReference']), step.value);
    return;
  }
  if (step.does === 'pay') {
    const request = { merchantAccount: ACCOUNT, amount: EUR(step.value), reference: 'r' };
    const body = await run(state, 'payout', { ...request, card: clearCard(step.card) });
    if (body?.['resultCode'] === 'Authorised') expected.instant += step.value;
    return;
  }
  const originalReference = [...submitted.keys()][step.at] ?? 'never-submitted';
  const body = await run(state, `${step.does}ThirdParty`, { merchantAccount: ACCOUNT, originalReference });
  assert.equal(body !== undefined, submitted.has(originalReference) && !reviewed.has(originalReference));
  if (body) reviewed.set(originalReference, step.does);
}

test('whatever is done in whichever order: a confirmed payout leaves once, a declined or waiting one never', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const now = () => 1_800_000_000_000;
      const state = new State({ base: '', merchantAccount: ACCOUNT, seed: 1, now, envelopes });
      const expected: Expected = { submitted: new Map(), reviewed: new Map(), instant: 0 };
      for (const step of taken) await take(state, step, expected);
      const { paidOut } = state.records(openPayouts);
      const left = new Map(paidOut.map(({ pspReference, amount }) => [pspReference, amount.value]));
      assert.equal(left.size, paidOut.length, 'a payout left twice');
      let reviewed = 0;
      for (const [reference, value] of expected.submitted) {
        const isConfirmed = expected.reviewed.get(reference) === 'confirm';
        assert.equal(left.get(reference), isConfirmed ? value : undefined);
        reviewed += isConfirmed ? value : 0;
      }
      const total = paidOut.reduce((sum, { amount }) => sum + amount.value, 0);
      assert.equal(total, reviewed + expected.instant);
    }),
    { numRuns: 300 },
  );
});
