import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { Identity } from '../../../src/proxy/index.js';
import { approver, openOffice, operator, startPlatform, submission } from './office.js';

const SUBMIT = '/payout/storeDetailAndSubmitThirdParty';
const CONFIRM = '/payout/confirmThirdParty';

/** The key under which the other person’s request goes out. */
const THEIRS = 'key-of-anna';

type Office = ReturnType<typeof openOffice>;

interface Try {
  readonly send: Office;
  readonly reference: string;
  /** Body of the request that confirms it. */
  readonly body: { readonly originalReference: string };
}

/** Olga, in the part of an approver. */
const olga: Identity = { ...operator, audience: 'approver' };

/** Ways to confirm one’s own payout. */
const TRIES: readonly (readonly [what: string, act: (given: Try) => ReturnType<Office>])[] = [
  ['as an operator', ({ send, body }) => send(operator, CONFIRM, body)],
  ['in the part of an approver', ({ send, body }) => send(olga, CONFIRM, body)],
  [
    'by another way to write the email address',
    ({ send, body }) => send({ ...olga, email: ' OLGA@Shop.example' }, CONFIRM, body),
  ],
  [
    'by the same email address under another user ID',
    ({ send, body }) => send({ ...olga, userId: 'u-2' }, CONFIRM, body),
  ],
  [
    'by a user ID that did not submit',
    ({ send, body }) => send({ audience: 'approver', userId: 'u-2' }, CONFIRM, body),
  ],
  [
    'by a session without a name',
    ({ send, body }) => send({ audience: 'approver', session: 'one' }, CONFIRM, body),
  ],
  ['by the other person’s request and key', ({ send, body }) => send(olga, CONFIRM, body, THEIRS)],
  ['by the key of the submission', ({ send, body }) => send(olga, CONFIRM, body, 'submit-1')],
  [
    'by a reference that is written otherwise',
    ({ send, reference }) => send(olga, CONFIRM, { originalReference: ` ${reference} ` }),
  ],
  [
    'with the other person’s name in the body',
    ({ send, body }) => send(olga, CONFIRM, { ...body, ...approver }),
  ],
  [
    'by several references at once',
    ({ send, reference }) => send(olga, CONFIRM, { originalReference: [reference] }),
  ],
];

for (const [what, act] of TRIES)
  test(`no operator confirms their own payout ${what}`, async () => {
    const send = openOffice(await startPlatform());
    const submitted = await send(operator, SUBMIT, submission, 'submit-1');
    const reference = String(submitted.body['pspReference']);
    const body = { originalReference: reference };
    const refused = await act({ send, reference, body });
    assert.notEqual(refused.status, 200);
    // It waited all along: the other person lets it go, under their own key.
    const confirmed = await send(approver, CONFIRM, body, THEIRS);
    assert.deepEqual([confirmed.status, confirmed.body['response']], [200, '[payout-confirm-received]']);
  });

test('an answer that the other person got is not told to the submitter who replays their request', async () => {
  const send = openOffice(await startPlatform());
  const submitted = await send(operator, SUBMIT, submission);
  const body = { originalReference: submitted.body['pspReference'] };
  assert.equal((await send(approver, CONFIRM, body, THEIRS)).status, 200);
  for (const who of [operator, olga]) assert.equal((await send(who, CONFIRM, body, THEIRS)).status, 404);
});
