/** A refusal in the words of its interface. Thrown anywhere in an operation, answered in one place. */
export abstract class Refused extends Error {
  abstract readonly status: number;
  /** Whether the same request would always be refused: then its idempotency key remembers the refusal. */
  abstract readonly isLasting: boolean;
  /** Headers of the answer. */
  get headers(): Record<string, string> {
    return {};
  }
  /** The body of the answer; `reference` makes up the one that some interfaces give to every refusal. */
  abstract bodyOf(reference: () => string): Record<string, unknown>;
}
