import type { EventStore, PlatformEvent } from './event.js';
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

  async failedIntents(who: string): Promise<readonly Intent[]> {
    const failed = new Set<string | undefined>();
    for (const { event } of this.#events.values()) if (!event.success) failed.add(event.pspReference);
    return this.oldest(
      (intent) =>
        intent.who === who && (intent.state === 'refused' || failed.has(intent.receipt?.['pspReference'])),
    );
  }

  protected purgeEvents(before: number): void {
    for (const [id, { event, isDone }] of this.#events)
      if (isDone && event.at < before) this.#events.delete(id);
  }
}
