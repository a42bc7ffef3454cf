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
    return this.status < 500;
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

/** What was asked for contradicts what is: the request may be right another time. */
export const notPossible = (detail: string): RestError =>
  new RestError(422, '30_066', 'Not possible', detail);

/** What interfaces with this shape say of a request that does not fit its row. */
export const restRefusals = {
  invalid: (field: string): RestError => invalidField(field),
  unauthorised: (): RestError =>
    new RestError(401, '00_401', 'Unauthorised', 'The request carries no credential that is known'),
};
