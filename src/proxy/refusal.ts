import { LISTING_REFUSALS } from '../client/listings/refusals.js';

/** Every word the proxy refuses with, and the status it goes under. */
const STATUS = {
  ...LISTING_REFUSALS,
  'invalid-request': 422,
  'clear-card-data': 422,
  'key-reused': 422,
  'platform-refused': 422,
  'amount-changed': 409,
  'order-paid': 409,
  'order-expired': 409,
  'attempt-open': 409,
  'attempt-fenced': 409,
  'already-settled': 409,
  unauthorised: 401,
  'proof-required': 401,
  'origin-refused': 403,
  'platform-forbidden': 403,
  'unknown-order': 404,
  'unknown-attempt': 404,
  'not-found': 404,
  'method-not-allowed': 405,
  'too-slow': 408,
  'too-large': 413,
  'unsupported-media-type': 415,
  'rate-limited': 429,
  internal: 500,
  'not-configured': 501,
  'platform-unavailable': 502,
  unavailable: 503,
} as const;

export type RefusalCode = keyof typeof STATUS;

export interface RefusalFacts {
  /** Name or path of the field at fault; never its value. */
  readonly field?: string | undefined;
  /** The same of all of them, where the platform named several. */
  readonly fields?: readonly string[] | undefined;
  /** Where the code's own status does not fit. */
  readonly status?: number | undefined;
  /** Milliseconds to wait. */
  readonly retryAfter?: number | undefined;
  /** The proof that the account holder owes, as `WWW-Authenticate`. */
  readonly challenge?: string | undefined;
  /** Methods the path does take. */
  readonly allow?: string | undefined;
  /** Fields that the row's `refusal` promises beside the error; nothing of the platform's own. */
  readonly told?: Readonly<Record<string, unknown>> | undefined;
}

/** Whether a word is one of ours; the platform's own codes are not for browsers. */
export const isRefusalCode = (word: string | undefined): word is RefusalCode =>
  word !== undefined && Object.hasOwn(STATUS, word);

/** The proxy's answer that it will not, and the only error shape it has. Carries names, and values in `told` alone. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;
  readonly facts: RefusalFacts;

  constructor(code: RefusalCode, facts: RefusalFacts = {}) {
    super(code);
    this.code = code;
    this.facts = facts;
  }
}

/** No browser may keep, frame or sniff an answer. */
const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'content-type': 'application/json',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

export const json = (
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Response => new Response(JSON.stringify(body), { status, headers: { ...HEADERS, ...headers } });

/** The platform was not reached, and it is known when to ask again: that is temporary, and nothing was sent. */
const isBack = (code: RefusalCode, retryAfter: number | undefined): boolean =>
  code === 'platform-unavailable' && retryAfter !== undefined;

/** An error that is not a refusal is `internal`, whatever it says. */
export function refuse(error: unknown): Response {
  const { code, facts } = error instanceof Refusal ? error : new Refusal('internal');
  const { field, fields = [], retryAfter, challenge, allow, told } = facts;
  return json(
    facts.status ?? (isBack(code, retryAfter) ? 503 : STATUS[code]),
    {
      error: field === undefined ? { code } : { code, field },
      ...(fields.length > 1 && { fields }),
      ...told,
    },
    {
      ...(retryAfter !== undefined && { 'retry-after': String(Math.max(1, Math.ceil(retryAfter / 1000))) }),
      ...(challenge !== undefined && { 'www-authenticate': challenge }),
      ...(allow !== undefined && { allow }),
    },
  );
}
