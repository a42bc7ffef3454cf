import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { ClientError, type ClientErrorKind } from '../../../src/client/wire/errors.js';
import { isUnsent, problemOf } from '../../../src/client/pay-once/problem.js';

const error = (fields: Partial<ClientError> & { kind: ClientErrorKind }) =>
  new ClientError({ operation: 'pay', ...fields });
const codeOf = (fields: Parameters<typeof error>[0]) => problemOf(error(fields)).code;

/** The proxy's words that a page has a sentence of its own for. */
const OWN_SENTENCE = {
  'unknown-order': 'unknown-order',
  'unknown-attempt': 'unknown-attempt',
  'amount-changed': 'amount-changed',
  'order-paid': 'order-paid',
  'order-expired': 'order-expired',
  'attempt-open': 'attempt-open',
  'platform-refused': 'card-not-taken',
  'rate-limited': 'rate-limited',
  'not JSON': 'not-json',
  'broken JSON': 'broken-json',
};

/** What the proxy says where it wrote nothing down and sent nothing. */
const CERTAIN = [
  'unknown-order',
  'order-expired',
  'amount-changed',
  'attempt-fenced',
  'invalid-request',
  'clear-card-data',
  'rate-limited',
  'origin-refused',
  'unsupported-media-type',
  'too-large',
  'unauthorised',
  'platform-refused',
  'not-found',
  'not-enabled',
];

describe('why something did not work', () => {
  for (const [code, expected] of Object.entries(OWN_SENTENCE))
    it(`reads ${code} of the proxy`, () =>
      assert.equal(codeOf({ kind: 'refused', code, status: 400 }), expected));

  it('reads the status where it does not know the word', () => {
    const byStatus = [401, 403, 429, 400, 422, 499, 500, 503].map((status) =>
      codeOf({ kind: 'refused', code: 'new-word', status }),
    );
    assert.deepEqual(byStatus, [
      'unauthorised',
      'forbidden',
      'rate-limited',
      'invalid-request',
      'invalid-request',
      'invalid-request',
      'server',
      'server',
    ]);
  });

  it('reads what kind of failure it was where no answer came', () => {
    assert.equal(codeOf({ kind: 'network' }), 'network');
    assert.equal(codeOf({ kind: 'timeout' }), 'timeout');
    assert.equal(codeOf({ kind: 'contract', status: 502 }), 'contract');
  });

  it('quotes the status, the word and the field for the developer, and says when to try again', () => {
    const problem = problemOf(
      error({ kind: 'refused', status: 422, code: 'invalid-request', field: 'amount', retryAfter: 1500 }),
    );
    assert.deepEqual(problem, {
      code: 'invalid-request',
      detail: '422 invalid-request amount',
      retryAfter: 1500,
    });
  });

  it('takes an error that is not the client’s for a card that could not be encrypted', () => {
    assert.deepEqual(problemOf(Object.assign(new Error('x'), { code: 'incomplete' })), {
      code: 'sealing',
      detail: 'incomplete',
    });
    for (const other of [
      new Error('x'),
      Object.assign(new Error('x'), { code: 7 }),
      { code: 'incomplete' },
      null,
    ])
      assert.deepEqual(problemOf(other), { code: 'sealing', detail: undefined });
  });
});

describe('whether a request certainly did nothing', () => {
  for (const code of CERTAIN)
    it(`${code}: certain, unless the answer cannot be read`, () => {
      assert.equal(isUnsent(error({ kind: 'refused', code, status: 400 })), true);
      assert.equal(isUnsent(error({ kind: 'contract', code, status: 400 })), false);
    });

  it('anything else leaves doubt', () => {
    for (const code of [undefined, 'internal', 'attempt-open', 'order-paid', 'unknown-attempt'])
      assert.equal(isUnsent(error({ kind: 'refused', code, status: 400 })), false, code);
    for (const kind of ['network', 'timeout', 'contract'] as const)
      assert.equal(isUnsent(error({ kind })), false, kind);
  });

  it('is certain where the client itself sent nothing, and where encrypting failed', () => {
    assert.equal(isUnsent(error({ kind: 'contract', unsent: true })), true);
    assert.equal(isUnsent(new Error('incomplete')), true);
  });
});
