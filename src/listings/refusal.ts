import { LISTING_REFUSALS } from '../client/listings/refusals.js';

/** Every word the service refuses with, and the status it goes under. */
const STATUS = {
  ...LISTING_REFUSALS,
  'invalid-request': 422,
  unauthorised: 401,
  'not-found': 404,
  'method-not-allowed': 405,
  'too-large': 413,
  internal: 500,
} as const;

export type RefusalCode = keyof typeof STATUS;

/** The service's answer that it will not. Carries the path of a field, never what another person wrote into one. */
export class ListingsRefusal extends Error {
  override readonly name = 'ListingsRefusal';

  constructor(
    readonly code: RefusalCode,
    readonly field?: string,
    /** What the one who asks needs to decide anew, beside the error. */
    readonly facts: Readonly<Record<string, unknown>> = {},
  ) {
    super(field === undefined ? code : `${code} (${field})`);
  }

  get status(): number {
    return STATUS[this.code];
  }

  get body(): Readonly<Record<string, unknown>> {
    const { code, field, facts } = this;
    return { error: field === undefined ? { code } : { code, field }, ...facts };
  }
}
