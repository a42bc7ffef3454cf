export type ServiceErrorType = 'validation' | 'security' | 'internal' | 'configuration';

/** A refusal in the platform's own shape. Thrown anywhere in an operation, answered in one place. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly status: number;
  readonly errorCode: string;
  readonly errorType: ServiceErrorType;
  /** Given when it is first answered, so that a replay carries the same. */
  pspReference?: string;

  constructor(status: number, errorCode: string, message: string, errorType: ServiceErrorType) {
    super(message);
    this.status = status;
    this.errorCode = errorCode;
    this.errorType = errorType;
  }

  toJSON(): Record<string, unknown> {
    const { status, errorCode, message, errorType, pspReference } = this;
    return { status, errorCode, message, errorType, ...(pspReference && { pspReference }) };
  }
}

/** What was sent is well-formed and cannot be carried out: nothing was executed. */
export const invalid = (errorCode: string, message: string): ServiceError =>
  new ServiceError(422, errorCode, message, 'validation');

/** What was sent is not of the interface's shape. */
export const malformed = (message: string): ServiceError =>
  new ServiceError(400, '702', message, 'validation');

export const forbidden = (errorCode: string, message: string): ServiceError =>
  new ServiceError(403, errorCode, message, 'security');

/** The key's first request is still being worked on: neither success nor failure. */
export const inProgress = (): ServiceError => invalid('704', 'request already processed or in progress');
