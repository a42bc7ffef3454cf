/** The platform takes at most this many characters. */
export const IDEMPOTENCY_KEY_LENGTH = 64;

/**
 * A key for one purchase attempt, not for one request: make it when the shopper decides, keep it through every
 * retry of the same attempt, and make another only once this one has ended.
 */
export const newIdempotencyKey = (): string => crypto.randomUUID();

/** Between 1 and 64 characters that mean the same in a header, a path and a log. */
export const isIdempotencyKey = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Za-z0-9_-]{1,64}$/.test(value);
