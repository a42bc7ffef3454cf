/** What was asked for cannot be done; the message says what to change. */
export class UsageError extends Error {}
