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

  async findDisputes({ search = '', after, limit }: DisputeSearch): Promise<readonly ReportedDispute[]> {
    const disputes = new Map<string, { at: number; isMeant: boolean }>();
    for (const { event } of this.#events.values()) {
      const { kind, pspReference, originalReference = '', reference, at } = event;
      if (kind !== 'dispute') continue;
      const { at: first = at, isMeant = false } = disputes.get(pspReference) ?? {};
      const names = [pspReference, originalReference, reference];
      disputes.set(pspReference, {
        at: Math.min(first, at),
        isMeant: isMeant || names.some((name) => name.startsWith(search)),
      });
    }
    return [...disputes]
      .filter(([, { isMeant }]) => isMeant)
      .map(([pspReference, { at }]) => ({ pspReference, at }))
      .filter((dispute) => !after || isBefore(dispute, after))
      .toSorted((one, other) => (isBefore(other, one) ? -1 : 1))
      .slice(0, limit);
  }

  async failedIntents(who: string): Promise<readonly Intent[]> {
    const failed = new Set<string | undefined>();
    for (const { event } of this.#events.values()) if (!event.success) failed.add(event.pspReference);
    return this.oldest(
      (intent) =>
        intent.who === who && (intent.refusal !== undefined || failed.has(intent.receipt?.['pspReference'])),
    );
  }

  protected purgeEvents(before: number): void {
    for (const [id, { event, isDone }] of this.#events)
      if (isDone && event.at < before) this.#events.delete(id);
  }
}

/** Of two that came at once, the name decides: an order has to be the same in every ledger. */
const isBefore = (one: ReportedDispute, other: ReportedDispute): boolean =>
  one.at < other.at || (one.at === other.at && one.pspReference < other.pspReference);
