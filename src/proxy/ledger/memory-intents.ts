import { MemoryTries } from './memory-tries.js';
import { CLOCK_SLACK } from './ledger.js';
import { countAll, type Counted, type OpenEndSearch } from './count.js';
import type { NewDeed } from './deed.js';
import { DEED_STATE } from './journal-line.js';
import type { BegunIntent, Intent, IntentStore, IntentEnd, NewIntent } from './intent.js';

/** Intents that a restart forgets. */
export class MemoryIntents extends MemoryTries implements IntentStore {
  readonly #intents = new Map<string, Intent & { readonly isDoubtful: boolean }>();

  async beginIntent({ at, ...intent }: NewIntent, lostBefore: number, deed?: NewDeed): Promise<BegunIntent> {
    const known = this.#intents.get(intent.id);
    const isLost = known?.state === 'open' && known.workedAt < lostBefore;
    const isAgain = known?.state === 'unsent' || known?.state === 'unknown' || isLost;
    if (known && !(isAgain && known.fingerprint === intent.fingerprint)) {
      await this.written();
      return { kind: 'known', intent: known };
    }
    const isDoubtful = known !== undefined && (known.isDoubtful || known.state !== 'unsent');
    const again = { ...(known ?? { ...intent, begunAt: at }), workedAt: at, endedAt: undefined };
    const begun = { ...again, state: 'open', isDoubtful } as const;
    this.#intents.set(intent.id, begun);
    if (deed) await this.askDeed(deed);
    return { kind: 'begun', intent: begun };
  }

  async endIntent(id: string, { at, state, receipt, refusal }: IntentEnd): Promise<void> {
    const intent = this.#intents.get(id);
    const isAnswer = state === 'answered' && intent?.state !== 'answered';
    if (!intent || !(isAnswer || intent.state === 'open')) return;
    const known = intent.isDoubtful && state !== 'answered' ? 'unknown' : state;
    this.#intents.set(id, { ...intent, state: known, receipt, refusal, endedAt: at });
    const end = { id, row: intent.operation, answer: receipt, refusal, at };
    if (this.hasDeed(id)) await this.endDeed(end, DEED_STATE[known]);
  }

  async findIntent(id: string): Promise<Intent | undefined> {
    return this.#intents.get(id);
  }

  async unfinishedIntents(who: string, before: number): Promise<readonly Intent[]> {
    const isUnfinished = ({ state }: Intent): boolean =>
      state === 'open' || state === 'unsent' || state === 'unknown';
    return this.oldest((intent) => intent.who === who && isUnfinished(intent) && intent.workedAt < before);
  }

  async findIntents(subjects: readonly string[]): Promise<readonly Intent[]> {
    return this.oldest(({ subject }) => subjects.includes(subject));
  }

  async countOpenEnds({ since, lostBefore, person }: OpenEndSearch): Promise<readonly Counted[]> {
    const search = {
      from: since,
      lostBefore,
      person,
      kind: 'money',
      state: 'unknown',
      limit: Infinity,
    } as const;
    const deeds = await this.findDeeds(search);
    return countAll(deeds.map(({ row, amount, askedAt }) => ({ name: row, amount, since: askedAt })));
  }

  protected followIntents(now: number): void {
    for (const [id, intent] of this.#intents)
      if (intent.workedAt > now + CLOCK_SLACK) this.#intents.set(id, { ...intent, workedAt: now });
  }

  protected purgeIntents(before: number): void {
    for (const [id, { begunAt, state }] of this.#intents)
      if (begunAt < before && (state === 'answered' || state === 'refused')) this.#intents.delete(id);
  }

  protected oldest(isWanted: (intent: Intent) => boolean): Intent[] {
    return [...this.#intents.values()].filter(isWanted).toSorted((a, b) => a.begunAt - b.begunAt);
  }
}
