import { DAY } from '../../facts/instant.js';
import type { Answer } from '../rows/operation.js';
import { Refused } from '../refusals/refused.js';

export interface IdempotencyRules {
  /** Milliseconds a key is remembered. Default: 31 days, what the platform promises at least. */
  readonly retention?: number;
  /** The answer to the same key with another body: the first one again (default, as the platform does) or a refusal. */
  readonly mismatch?: 'replay' | 'refuse';
}

interface Entry {
  readonly body: string;
  readonly at: number;
  /** Absent while the first request is worked on. */
  outcome?: { readonly answer: Answer } | { readonly error: Refused };
}

/** Remembers the first answer to each key. A refusal that concerns the request is an answer; a failure is not. */
export class IdempotencyStore {
  readonly #entries = new Map<string, Entry>();
  readonly #now: () => number;
  readonly #rules: Required<IdempotencyRules>;

  constructor(now: () => number, rules: IdempotencyRules = {}) {
    this.#now = now;
    this.#rules = { retention: rules.retention ?? 31 * DAY, mismatch: rules.mismatch ?? 'replay' };
  }

  /** `inProgress` is how the interface says that the first request is still being worked on. */
  async run(
    key: string,
    body: string,
    work: () => Promise<Answer>,
    inProgress: () => Refused,
  ): Promise<Answer> {
    const known = this.#entries.get(key);
    if (known && this.#now() - known.at < this.#rules.retention) return this.#replay(known, body, inProgress);
    const entry: Entry = { body, at: this.#now() };
    this.#entries.set(key, entry);
    try {
      const answer = await work();
      entry.outcome = { answer };
      return answer;
    } catch (error) {
      if (error instanceof Refused && error.isLasting) entry.outcome = { error };
      else this.#entries.delete(key);
      throw error;
    }
  }

  #replay(known: Entry, body: string, inProgress: () => Refused): Answer {
    if (!known.outcome) throw inProgress();
    if (this.#rules.mismatch === 'refuse' && known.body !== body) throw inProgress();
    if ('error' in known.outcome) throw known.outcome.error;
    return known.outcome.answer;
  }

  /** Forgets every key, as if all had expired. */
  evict(): void {
    this.#entries.clear();
  }
}
