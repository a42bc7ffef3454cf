import { countAll, inOrderOfDays, TAKEN_BACK, type Counted, type CountedDay } from './count.js';
import type { DisputeSearch, EventStore, PlatformEvent, ReportedDispute } from './event.js';
import type { Intent } from './intent.js';
import { MemoryIntents } from './memory-intents.js';

/** Intents and events that a restart forgets. */
export class MemoryEvents extends MemoryIntents implements EventStore {
  readonly #events = new Map<string, { readonly event: PlatformEvent; readonly isDone: boolean }>();

  async keepEvent(event: PlatformEvent): Promise<boolean> {
    const known = this.#events.get(event.id);
    if (!known) this.#events.set(event.id, { event, isDone: false });
    return !known?.isDone;
  }

  async eventDone(id: string): Promise<void> {
    const known = this.#events.get(id);
    if (known) this.#events.set(id, { ...known, isDone: true });
  }

  async eventsToDo(): Promise<readonly PlatformEvent[]> {
    return [...this.#events.values()].filter(({ isDone }) => !isDone).map(({ event }) => event);
  }

  async findEvents(names: readonly string[]): Promise<readonly PlatformEvent[]> {
    return [...this.#events.values()]
      .map(({ event }) => event)
      .filter(({ reference, pspReference, originalReference = '' }) =>
        [reference, pspReference, originalReference].some((name) => names.includes(name)),
      );
  }

  async findDisputes({
    search = '',
    after,
    without = [],
    limit,
  }: DisputeSearch): Promise<readonly ReportedDispute[]> {
    const disputes = new Map<string, { at: number; isMeant: boolean; isLeftOut: boolean }>();
    for (const { event } of this.#events.values()) {
      const { kind, pspReference, originalReference = '', reference, at, success, code = '' } = event;
      if (kind !== 'dispute') continue;
      const { at: first = at, isMeant = false, isLeftOut = false } = disputes.get(pspReference) ?? {};
      const names = [pspReference, originalReference, reference];
      disputes.set(pspReference, {
        at: Math.min(first, at),
        isMeant: isMeant || names.some((name) => name.startsWith(search)),
        isLeftOut: isLeftOut || (success && without.includes(code)),
      });
    }
    return [...disputes]
      .filter(([, { isMeant, isLeftOut }]) => isMeant && !isLeftOut)
      .map(([pspReference, { at }]) => ({ pspReference, at }))
      .filter((dispute) => !after || isBefore(dispute, after))
      .toSorted((one, other) => (isBefore(other, one) ? -1 : 1))
      .slice(0, limit);
  }

  async failedIntents(who: string): Promise<readonly Intent[]> {
    const failed = new Set<string | undefined>();
    for (const { event } of this.#events.values())
      if (!event.success && event.kind !== 'authorisation') failed.add(event.pspReference);
    return this.oldest(
      (intent) =>
        intent.who === who && (intent.refusal !== undefined || failed.has(intent.receipt?.['pspReference'])),
    );
  }

  async countReports(since: number): Promise<readonly Counted[]> {
    const events = [...this.#events.values()].map(({ event }) => event);
    const done = events.filter(
      ({ at, success, kind, code }) =>
        at >= since &&
        success &&
        (kind === 'capture' || kind === 'refund' || (kind === 'dispute' && code === TAKEN_BACK)),
    );
    return countAll(done.map(({ kind, amount, at }) => ({ name: kind, amount, since: at })));
  }

  async countReportsByDay(starts: readonly number[]): Promise<readonly CountedDay[]> {
    const days = new Map<string, CountedDay>();
    for (const { event } of this.#events.values()) {
      const { kind, amount, success, at: moment } = event;
      const at = starts.findLastIndex((start) => start <= moment);
      if (at < 0 || !success || !amount || (kind !== 'capture' && kind !== 'refund')) continue;
      const { currency, value: own } = amount;
      const key = `${at} ${kind} ${currency}`;
      const { count, value } = days.get(key) ?? { count: 0, value: 0 };
      days.set(key, { at, name: kind, currency, count: count + 1, value: value + own });
    }
    return inOrderOfDays([...days.values()]);
  }

  async latestReport(): Promise<number | undefined> {
    const times = [...this.#events.values()].map(({ event }) => event.at);
    return times.length > 0 ? times.reduce((latest, at) => Math.max(latest, at)) : undefined;
  }

  protected purgeEvents(before: number): void {
    for (const [id, { event, isDone }] of this.#events)
      if (isDone && event.at < before) this.#events.delete(id);
  }
}

/** Of two that came at once, the name decides: an order has to be the same in every ledger. */
const isBefore = (one: ReportedDispute, other: ReportedDispute): boolean =>
  one.at < other.at || (one.at === other.at && one.pspReference < other.pspReference);
