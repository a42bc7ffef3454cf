import assert from 'node:assert/strict';
import { test } from 'node:test';

import { PaymentDetailsResponse, PaymentResponse } from '../../../src/client/checkout/index.js';
import { leniently } from '../../../src/client/schema/validate.js';
import { brandOf, isCardNumber } from '../../../src/sandbox/cards/cards.js';
import { ISSUER_ANSWERS, TEST_CARDS, type Sandbox } from '../../../src/sandbox/index.js';
import {
  actionOf,
  answerChallenge,
  fingerprint,
  leaveForBank,
  openChallenge,
  submit,
  toldParent,
} from '../browser.js';
import { encode, pay, sendDetails, startSandbox, type Answered } from '../shop.js';

/** Does what a card asks of a shopper, well, until there is nothing left to do. */
async function goThrough(sandbox: Sandbox, first: Answered): Promise<Answered> {
  let answer = first;
  while (answer.body.action) {
    const { type, subtype, paymentData, authorisationToken } = answer.body.action;
    if (type === 'redirect') {
      const back = await submit(sandbox, await leaveForBank(sandbox, answer), { choice: 'approve' });
      const home = new URL(back.response.headers.get('location') ?? '');
      answer = await sendDetails(sandbox, { redirectResult: home.searchParams.get('redirectResult') });
    } else if (subtype === 'fingerprint') {
      const told = toldParent(await fingerprint(sandbox, answer)) as { result: unknown };
      answer = await sendDetails(sandbox, { 'threeds2.fingerprint': encode(told.result) }, paymentData);
    } else {
      const told = await answerChallenge(sandbox, await openChallenge(sandbox, answer), { code: '1234' });
      const { transStatus } = (told as { result: { transStatus: string } }).result;
      answer = await sendDetails(sandbox, { threeDSResult: encode({ transStatus, authorisationToken }) });
    }
    assert.equal(answer.status, 200, JSON.stringify(answer.body));
  }
  return answer;
}

for (const card of TEST_CARDS)
  test(`${card.number} (${card.id}) does what the list says: ${card.happens}`, async () => {
    const sandbox = await startSandbox();
    const first = await pay(sandbox, card.id);
    assert.deepEqual(leniently(PaymentResponse(), first.body).value, first.body);
    assert.equal(Boolean(first.body.action), card.steps.length > 0);
    const { body } = await goThrough(sandbox, first);
    const expected = ISSUER_ANSWERS[card.answer];
    assert.equal(body.resultCode, expected.resultCode);
    assert.equal(body.refusalReason, expected.reason || undefined);
    assert.equal(body.merchantReference, 'attempt-1');
    assert.deepEqual(body.amount, { value: 1999, currency: 'EUR' });
    assert.deepEqual(leniently(PaymentDetailsResponse(), body).value, body);
    assert.match(body.pspReference, /^[A-Z0-9]{16}$/);
    assert.equal(sandbox.books()[0]?.charged, expected.resultCode === 'Authorised');
  });

test('every test card passes Luhn and is of the brand it says', () => {
  for (const { number, brand } of TEST_CARDS) {
    const digits = number.replaceAll(' ', '');
    assert.ok(isCardNumber(digits), number);
    assert.equal(brandOf(digits)?.brand, brand, number);
  }
});

test('a fingerprint followed by a challenge is two actions of one payment', async () => {
  const sandbox = await startSandbox();
  const first = await pay(sandbox, 'fingerprint-challenge');
  assert.equal(first.body.resultCode, 'IdentifyShopper');
  assert.equal(first.body.pspReference, undefined);
  const { paymentData } = actionOf(first);
  const second = await sendDetails(
    sandbox,
    { 'threeds2.fingerprint': encode({ threeDSCompInd: 'Y' }) },
    paymentData,
  );
  assert.equal(second.body.resultCode, 'ChallengeShopper');
  assert.equal(sandbox.books().length, 1);
  assert.equal(sandbox.books()[0]?.result, 'open');
});

test('a wrong code at the bank is refused, and the reason is authentication', async () => {
  const sandbox = await startSandbox();
  const first = await pay(sandbox, 'challenge');
  const told = await answerChallenge(sandbox, await openChallenge(sandbox, first), { code: '9999' });
  assert.deepEqual(told, { type: 'challengeResult', result: { transStatus: 'N' } });
  const { authorisationToken } = actionOf(first);
  const { body } = await sendDetails(sandbox, {
    threeDSResult: encode({ transStatus: 'N', authorisationToken }),
  });
  assert.equal(body.resultCode, 'Refused');
  assert.equal(body.refusalReasonCode, '11');
});

for (const [what, choice, resultCode] of [
  ['cancelled at the bank', 'cancel', 'Cancelled'],
  ['left without an answer', undefined, 'Refused'],
] as const)
  test(`a challenge ${what} ends as ${resultCode}, and nothing is charged`, async () => {
    const sandbox = await startSandbox();
    const first = await pay(sandbox, 'challenge');
    const page = await openChallenge(sandbox, first);
    if (choice) await answerChallenge(sandbox, page, { choice });
    const { authorisationToken } = actionOf(first);
    const { body } = await sendDetails(sandbox, {
      threeDSResult: encode({ transStatus: 'U', authorisationToken }),
    });
    assert.equal(body.resultCode, resultCode);
    assert.equal(sandbox.books()[0]?.charged, false);
    const late = await submit(sandbox, page, { code: '1234' });
    assert.equal(late.response.status, 404);
  });

test('a browser that claims a challenge went well is not believed', async () => {
  const sandbox = await startSandbox();
  const { authorisationToken } = actionOf(await pay(sandbox, 'challenge'));
  const { body } = await sendDetails(sandbox, {
    threeDSResult: encode({ transStatus: 'Y', authorisationToken }),
  });
  assert.equal(body.resultCode, 'Refused');
});

test('a code typed after ten minutes is too late', async () => {
  let now = Date.parse('2026-01-01T00:00:00Z');
  const sandbox = await startSandbox({ now: () => now });
  const page = await openChallenge(sandbox, await pay(sandbox, 'challenge'));
  now += 601_000;
  const told = await answerChallenge(sandbox, page, { code: '1234' });
  assert.deepEqual(told, { type: 'challengeResult', result: { transStatus: 'U' } });
});

for (const [choice, resultCode] of [
  ['decline', 'Refused'],
  ['cancel', 'Cancelled'],
] as const)
  test(`pressing ${choice} on the bank's own page ends as ${resultCode}`, async () => {
    const sandbox = await startSandbox();
    const back = await submit(sandbox, await leaveForBank(sandbox, await pay(sandbox, 'redirect')), {
      choice,
    });
    assert.equal(back.response.status, 303);
    const home = new URL(back.response.headers.get('location') ?? '');
    assert.equal(home.searchParams.get('order'), '1');
    const { body } = await sendDetails(sandbox, { redirectResult: home.searchParams.get('redirectResult') });
    assert.equal(body.resultCode, resultCode);
  });

test('a redirect result is taken once', async () => {
  const sandbox = await startSandbox();
  const back = await submit(sandbox, await leaveForBank(sandbox, await pay(sandbox, 'redirect-post')), {
    choice: 'approve',
  });
  const redirectResult = new URL(back.response.headers.get('location') ?? '').searchParams.get(
    'redirectResult',
  );
  assert.equal((await sendDetails(sandbox, { redirectResult })).body.resultCode, 'Authorised');
  const second = await sendDetails(sandbox, { redirectResult });
  assert.equal(second.status, 422);
  assert.equal(second.body.errorCode, '704');
  assert.equal((await sendDetails(sandbox, { redirectResult: 'made-up' })).body.errorCode, '14_002');
});

test('a holder name of the platform’s list, or a requested code, decides the answer of any card', async () => {
  const sandbox = await startSandbox();
  const byName = await pay(sandbox, 'paid-visa', {
    paymentMethod: { ...(await plain()), holderName: 'NOT_ENOUGH_BALANCE' },
  });
  assert.equal(byName.body.refusalReasonCode, '12');
  const byCode = await pay(sandbox, 'paid-visa', {
    additionalData: { RequestedTestAcquirerResponseCode: '6' },
  });
  assert.equal(byCode.body.refusalReason, 'Expired Card');
});

const plain = async () => (await import('../shop.js')).plainCard('paid-visa');

test('without native 3D Secure asked for, a challenge card is sent to the bank by a redirect', async () => {
  const sandbox = await startSandbox();
  const { body } = await pay(sandbox, 'challenge', { authenticationData: undefined });
  assert.equal(body.resultCode, 'RedirectShopper');
});
