import { randomUUID } from 'node:crypto';

import { shopper } from '../../client/shopper/index.js';
import { differencesOf, type Check, type Expected, type Subject } from './finding.js';
import { payment, sealedCard } from './payment.js';
import type { Sent } from './visitor.js';

const PAY = shopper.pay.path;
const NUMBER = '4111111111111111';

/** Names of card data in clear; the contract refuses each, however deep it stands. */
const CLEAR = [
  'number',
  'cardNumber',
  'pan',
  'cvc',
  'cvv',
  'securityCode',
  'expiryMonth',
  'expiryYear',
  'track2',
];

/** Names that a page has no say in. */
const NOT_THE_PAGES = [
  'merchantAccount',
  'reference',
  'returnUrl',
  'shopperReference',
  'shopperIP',
  'florinVerify',
];

interface Refused extends Sent {
  readonly what: string;
  readonly path: string;
  readonly expected: Expected;
}

const refused = (status: number, code: string, field?: string): Expected => ({ status, code, field });

const unknownOrder = `florin-verify-${randomUUID()}`;
const amount = { value: 1999, currency: 'EUR' };
const good = payment(unknownOrder, amount, sealedCard);

const paying = (what: string, expected: Expected, sent: Sent): Refused => ({
  what: `POST ${PAY} ${what}`,
  path: PAY,
  expected,
  method: 'POST',
  body: good,
  ...sent,
  headers: { 'idempotency-key': randomUUID(), ...sent.headers },
});

const unread = refused(400, 'invalid-request');
const inClear = refused(422, 'clear-card-data');
const foreign = refused(403, 'origin-refused');

/** Requests that never reach the platform, and what is said to each. */
const cases = (): Refused[] => [
  { what: 'a path that is not there', path: '/florin-verify', expected: refused(404, 'not-found') },
  { what: 'DELETE /config', path: '/config', method: 'DELETE', expected: refused(405, 'method-not-allowed') },
  paying('by PUT', refused(405, 'method-not-allowed'), { method: 'PUT' }),
  paying('as text', refused(415, 'unsupported-media-type'), { headers: { 'content-type': 'text/plain' } }),
  paying('as a form', refused(415, 'unsupported-media-type'), {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  }),
  paying('without Origin', foreign, { origin: null }),
  paying('from origin null', foreign, { origin: 'null' }),
  paying('from another site', foreign, { origin: 'https://florin-verify.invalid' }),
  paying('with broken JSON', unread, { body: '{"order":' }),
  paying('with nothing', unread, { body: '' }),
  paying('with JSON 40 deep', unread, { body: `${'['.repeat(40)}${']'.repeat(40)}` }),
  paying('with 65 kB', refused(413, 'too-large'), { body: { ...good, locale: 'x'.repeat(65_536) } }),
  paying('with two keys', refused(400, 'invalid-request', 'Idempotency-Key'), {
    headers: { 'idempotency-key': 'a, b' },
  }),
  paying('with a key of 65 characters', refused(400, 'invalid-request', 'Idempotency-Key'), {
    headers: { 'idempotency-key': 'x'.repeat(65) },
  }),
  ...CLEAR.flatMap((name) => [
    paying(`with ${name} in clear`, inClear, { body: { ...good, [name]: NUMBER } }),
    paying(`with paymentMethod.${name} in clear`, inClear, {
      body: { ...good, paymentMethod: { ...sealedCard, [name]: NUMBER } },
    }),
  ]),
  ...[NUMBER, '1.2.3.4.5', 7].map((value) =>
    paying(`with ${JSON.stringify(value)} for encrypted`, inClear, {
      body: { ...good, paymentMethod: { ...sealedCard, encryptedCardNumber: value } },
    }),
  ),
  ...NOT_THE_PAGES.map((name) =>
    paying(`with ${name}`, refused(422, 'invalid-request', name), { body: { ...good, [name]: 'x' } }),
  ),
  paying('without an order', refused(422, 'invalid-request', 'order'), {
    body: { ...good, order: undefined },
  }),
  paying('for an order that is not known', refused(404, 'unknown-order'), {}),
  {
    what: `POST ${shopper.methods.path} for an order that is not known`,
    path: shopper.methods.path,
    method: 'POST',
    body: { order: unknownOrder },
    expected: refused(404, 'unknown-order'),
  },
  {
    what: `POST ${shopper.details.path} for an attempt that is not known`,
    path: shopper.details.path,
    method: 'POST',
    body: { order: unknownOrder, redirectResult: 'x' },
    expected: refused(404, 'unknown-attempt'),
  },
  {
    what: 'GET /attempts/{key} that is not known',
    path: `/attempts/${unknownOrder}`,
    expected: refused(404, 'unknown-attempt'),
  },
  { what: 'GET /attempts/{key} with a hidden separator', path: '/attempts/a%2fb', expected: unread },
];

async function* tryOne(
  { visitor, origin }: Subject,
  { what, path, expected, ...sent }: Refused,
): AsyncGenerator<string> {
  const answer = await visitor.send(path, sent);
  yield* differencesOf(what, answer, expected);
  if (answer.text.includes(NUMBER)) yield `${what}: repeats the card number`;
  const allowed = answer.headers['access-control-allow-origin'];
  if (allowed !== undefined && allowed !== origin) yield `${what}: lets ${allowed} read the answer`;
  if (expected.status === 405 && !answer.headers.allow)
    yield `${what}: header allow: expected the methods, found none`;
}

/** What the proxy refuses before anything is sent to the platform. */
export const refusals: Check = {
  name: 'refusals',
  async *differences(subject) {
    for (const each of cases()) yield* tryOne(subject, each);
    const what = `POST ${PAY} without a key`;
    const unkeyed = await subject.visitor.post(PAY, good);
    yield* differencesOf(what, unkeyed, refused(400, 'invalid-request', 'Idempotency-Key'));
  },
};
