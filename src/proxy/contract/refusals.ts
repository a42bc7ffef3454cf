import { Refusal, refuse, type RefusalCode } from '../refusal.js';

const MEANINGS: Readonly<Record<RefusalCode, string>> = {
  'invalid-request':
    'a field is missing, wrong, not known, or not the caller’s to say; `field` names it. 400 where the path, the body or the idempotency key cannot be read at all',
  'clear-card-data': 'card data in clear, or something called encrypted that is not one compact JWE',
  'key-reused': 'the idempotency key belongs to another request',
  'platform-refused': 'the platform does not take it; nothing was carried out',
  'amount-changed': 'the order costs something else by now; nothing was sent',
  'order-paid': 'the order is paid',
  'order-expired': 'the order was not paid in time and its items are sold; nothing was sent',
  'attempt-open':
    'another attempt to pay the order is not over. Where `field` is `Idempotency-Key`: an earlier request with the same key is still being worked on; send it again later',
  'attempt-fenced': 'the attempt was ended before it arrived; nothing was sent and nothing will be',
  'already-settled': 'how the payment ended is known, and it is not what was said',
  'unknown-currency': 'no currency goes by that code',
  'unknown-category': 'there is no such category',
  'unknown-listing': 'the line names nothing that is for sale',
  'other-currency': 'prices of one listing, and lines of one order, are in one currency',
  'same-listing': 'two lines name the same listing',
  'not-a-seller': 'the user sells nothing',
  'slug-taken': 'another category has that name in addresses',
  'email-taken': 'another user has that e-mail',
  'revision-conflict':
    'another person changed the listing meanwhile; `current` is what stands, `given` what was to be',
  'sold-out': 'nothing is left of what the field speaks of',
  'too-few-left': 'fewer pieces are left than were asked for; `left` says how many',
  'too-many-orders': 'the shopper, their session or their address has placed too many orders within an hour',
  unauthorised: 'the merchant’s session is over',
  'proof-required':
    'the account holder’s device has to approve it first: `WWW-Authenticate` says what it signs. Nothing was done; the same call, under the same key and with the answer in its own `WWW-Authenticate`, is carried out',
  'origin-refused': 'the page is not one that may call the proxy',
  'unknown-order': 'there is no such order, or it is not the caller’s',
  'unknown-attempt': 'there is no such attempt, or it is not the caller’s',
  'not-found': 'there is no such thing, or it is not the caller’s, or the operation is not open to them',
  'method-not-allowed': 'the path takes other methods, which `Allow` lists',
  'too-slow': 'the body took too long to arrive; nothing was done',
  'too-large': 'the body is larger than the operation takes',
  'unsupported-media-type': 'the body is not `application/json`',
  'rate-limited': 'too many; `Retry-After` says when to come back',
  internal: 'the proxy or a hook of the merchant failed',
  'not-configured': 'the merchant has not set the operation up; `field` names what is missing',
  'platform-forbidden':
    'the platform does not let the merchant’s key do this; nothing was carried out. Operators alone are told: `field` names the credential, with the platform’s own code',
  'platform-unavailable':
    'the platform did not answer; nothing is known of what it did. 503 with `Retry-After` where it could not be reached or was busy, and nothing was sent',
  unavailable:
    'the proxy cannot work right now: its ledger or a hook of the merchant does not answer in time, or it is being stopped; `Retry-After` says when to come back',
};

const codes = Object.keys(MEANINGS) as RefusalCode[];

const statusOf = (code: RefusalCode): number => refuse(new Refusal(code)).status;

/** The one shape of all errors, with every code. */
export const refusalSchema = () => ({
  type: 'object',
  properties: {
    error: {
      type: 'object',
      properties: {
        code: {
          type: 'string',
          enum: codes,
          description: codes.map((code) => `\`${code}\` (${statusOf(code)}): ${MEANINGS[code]}.`).join('\n'),
        },
        field: { type: 'string', description: 'Name or path of the field at fault; never its value.' },
      },
      required: ['code'],
      additionalProperties: false,
    },
    fields: {
      type: 'array',
      items: { type: 'string' },
      description: 'With `platform-refused`: paths of all fields at fault, where there are several.',
    },
    isFinal: {
      type: 'boolean',
      description:
        'With `platform-refused` and `not-found` that the ledger keeps for a key: nothing was ever done under it, nor will be. Left out, an earlier request that was lost may have been carried out.',
    },
    current: { type: 'object', description: 'With `revision-conflict`: the listing as it stands.' },
    given: { type: 'object', description: 'With `revision-conflict`: what was to be.' },
    left: { type: 'integer', minimum: 0, description: 'With `sold-out` and `too-few-left`: pieces.' },
  },
  required: ['error'],
  additionalProperties: false,
});
