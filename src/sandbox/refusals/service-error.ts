import { Refused } from './refused.js';

export type ServiceErrorType = 'validation' | 'security' | 'internal' | 'configuration';

/** A refusal in the platform's own shape, that of its older interfaces. */
export class ServiceError extends Refused {
  override readonly name = 'ServiceError';
  /** Given when it is first answered, so that a replay carries the same. */
  #pspReference: string | undefined;

  constructor(
    readonly status: number,
    readonly errorCode: string,
    message: string,
    readonly errorType: ServiceErrorType,
  ) {
    super(message);
  }

  get isLasting(): boolean {
    return this.errorType === 'validation';
  }

  override get headers(): Record<string, string> {
    return this.errorCode === '704' ? { 'transient-error': 'true' } : {};
  }

  bodyOf(reference: () => string): Record<string, unknown> {
    const { status, errorCode, message, errorType } = this;
    const refusal = { status, errorCode, message, errorType };
    // A request that is refused before it is read gets no reference.
    if (status === 400 || status === 401) return refusal;
    return { ...refusal, pspReference: (this.#pspReference ??= reference()) };
  }
}

/** The request is well-formed and cannot be carried out: nothing was executed. */
export const invalid = (errorCode: string, message: string): ServiceError =>
  new ServiceError(422, errorCode, message, 'validation');

/** The request does not have the interface's shape. */
export const malformed = (message: string): ServiceError =>
  new ServiceError(400, '702', message, 'validation');

/** The merchant's account is not set up for what was asked: nothing was executed. */
export const notConfigured = (): ServiceError =>
  new ServiceError(500, '905', 'Payment details are not supported', 'configuration');

export const forbidden = (errorCode: string, message: string): ServiceError =>
  new ServiceError(403, errorCode, message, 'security');

/** The key's first request is still being worked on: neither success nor failure. */
export const inProgress = (): ServiceError => invalid('704', 'request already processed or in progress');

const FAILED = {
  429: ['029', 'try again later'],
  500: ['701', 'server could not process request'],
  503: ['701', 'server could not process request'],
} as const;

/** Refusals, in this shape, of a request that reached no row. */
export const serviceRefusals = {
  invalid: (field: string): ServiceError =>
    new ServiceError(400, '702', `Structure of the request is wrong at field '${field}'`, 'validation'),
  unauthorised: () => new ServiceError(401, '000', 'HTTP Status Response - Unauthorized', 'security'),
  forbidden: () => forbidden('010', 'Not allowed'),
  notFound: () => new ServiceError(404, '000', 'Not Found.', 'validation'),
  wrongMethod: () => new ServiceError(405, '000', 'Method Not Allowed', 'validation'),
  unreadable: () => malformed('Unexpected input'),
  tooLarge: () => new ServiceError(413, '000', 'Request Entity Too Large', 'validation'),
  inProgress,
  failed: (status: keyof typeof FAILED) => {
    const [code, message] = FAILED[status];
    return new ServiceError(status, code, message, 'internal');
  },
};
