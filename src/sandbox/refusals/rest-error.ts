import { Refused } from './refused.js';

/** A refusal in the shape of the platform's newer interfaces: problem details (RFC 9457) with a code and fields. */
export class RestError extends Refused {
  override readonly name = 'RestError';
  #requestId: string | undefined;

  constructor(
    readonly status: number,
    readonly errorCode: string,
    readonly title: string,
    detail: string,
    readonly invalidFields: readonly { readonly name: string; readonly message: string }[] = [],
  ) {
    super(detail);
  }

  get isLasting(): boolean {
    return this.status < 500 && ![401, 403, 409, 429].includes(this.status);
  }

  bodyOf(reference: () => string): Record<string, unknown> {
    const { status, errorCode, title, message: detail, invalidFields } = this;
    return {
      type: `https://sandbox.florin.invalid/errors/${errorCode}`,
      title,
      status,
      detail,
      errorCode,
      requestId: (this.#requestId ??= reference()),
      ...(invalidFields.length && {
        invalidFields: invalidFields.map((field) => ({ ...field, value: '' })),
      }),
    };
  }
}

/** A field that cannot be taken: 422, named in `invalidFields`. */
export const invalidField = (name: string, message = 'Invalid value'): RestError =>
  new RestError(422, '30_031', 'Invalid request', `Field '${name}': ${message}`, [{ name, message }]);

export const notFound = (what: string): RestError =>
  new RestError(404, '30_112', 'Not found', `${what} does not exist or is not yours`);

/** The request contradicts the present state: it may be right another time. */
export const notPossible = (detail: string): RestError =>
  new RestError(422, '30_066', 'Not possible', detail);

const FAILED = {
  429: ['00_429', 'Too many requests', 'Try again later'],
  500: ['00_500', 'Internal error', 'The request could not be processed'],
  503: ['00_503', 'Service unavailable', 'The request could not be processed'],
} as const;

/** Refusals, in this shape, of a request that reached no row. */
export const restRefusals = {
  invalid: (field: string): RestError => invalidField(field),
  unauthorised: (): RestError =>
    new RestError(401, '00_401', 'Unauthorised', 'The request carries no credential that is known'),
  forbidden: () =>
    new RestError(403, '00_403', 'Forbidden', 'The credential lacks the role that this operation needs'),
  notFound: () => new RestError(404, '00_404', 'Not found', 'There is no such resource'),
  wrongMethod: () =>
    new RestError(405, '00_405', 'Method not allowed', 'The resource does not take this method'),
  unreadable: () => new RestError(400, '00_400', 'Bad request', 'The body is not a JSON object'),
  tooLarge: () => new RestError(413, '00_413', 'Payload too large', 'The body has too many bytes'),
  inProgress: () =>
    new RestError(409, '00_409', 'Conflict', 'A request with this idempotency key is being processed'),
  failed: (status: keyof typeof FAILED) => {
    const [code, title, detail] = FAILED[status];
    return new RestError(status, code, title, detail);
  },
};
