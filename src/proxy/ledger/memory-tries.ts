import { MemoryJournal } from './memory-journal.js';
import {
  KEPT_COUNT,
  type Addition,
  type Count,
  type PresentedEnvelopes,
  type TryStore,
  type UsedEnvelopes,
} from './tries.js';

/** Counts and used envelopes that a restart forgets. */
export class MemoryTries extends MemoryJournal implements TryStore {
  readonly #counts = new Map<string, Count>();
  readonly #envelopes = new Map<string, Omit<UsedEnvelopes, 'digests'>>();

  async count(additions: readonly Addition[], at: number): Promise<readonly Count[]> {
    return additions.map(({ name, window, tries, fine }) => {
      const known = this.#counts.get(name);
      const isOver = !known || known.until <= at;
      const count = {
        name,
        tries: (isOver ? 0 : known.tries) + tries,
        fine: (isOver ? 0 : known.fine) + fine,
        earlier: (isOver ? known?.fine : known.earlier) ?? 0,
        until: Math.min(isOver ? Infinity : known.until, at + window),
      };
      this.#counts.set(name, count);
      return count;
    });
  }

  async useEnvelopes(used: UsedEnvelopes): Promise<boolean> {
    if (!this.isUsable(used)) return false;
    this.use(used);
    return true;
  }

  async purgeTries(at: number): Promise<void> {
    for (const [name, { until }] of this.#counts) if (until + KEPT_COUNT <= at) this.#counts.delete(name);
    for (const [digest, { until }] of this.#envelopes) if (until <= at) this.#envelopes.delete(digest);
  }

  protected isUsable({ digests, by, after }: PresentedEnvelopes & Pick<UsedEnvelopes, 'by'>): boolean {
    return digests.every((digest) => [by, after].includes(this.#envelopes.get(digest)?.by ?? by));
  }

  protected use({ digests, by, until }: UsedEnvelopes): void {
    for (const digest of digests) this.#envelopes.set(digest, { by, until });
  }

  protected disuse(by: string): void {
    for (const [digest, used] of this.#envelopes) if (used.by === by) this.#envelopes.delete(digest);
  }
}
