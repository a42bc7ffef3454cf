import type { CallOptions, Client } from '../../../client/index.js';
import { troubleOf, type Trouble } from '../resource/resource-state.js';

/** Calls at one time: each row costs one, and a page has hundreds. */
const AT_ONCE = 4;

/** Why the next call would fare no better. */
const HOPELESS: ReadonlySet<Trouble['cause']> = new Set(['network', 'unauthorised']);

export interface RowBookOptions<Details> {
  client(): Client | undefined;
  read(client: Client, id: string, options: CallOptions): Promise<Details>;
  onChange(): void;
}

/** What a list does not say of its rows, asked for one by one: of those on screen first, then of others that a filter or a file needs. */
export class RowBook<Details> {
  readonly #options: RowBookOptions<Details>;
  readonly #known = new Map<string, Details>();
  readonly #failed = new Set<string>();
  readonly #running = new Map<string, AbortController>();
  #visible: readonly string[] = [];
  #others: readonly string[] = [];
  /** Where in the others all before it are asked for. */
  #at = 0;
  /** The next one would fare no better than the last. */
  #isStopped = false;
  #waiting: (() => void)[] = [];

  constructor(options: RowBookOptions<Details>) {
    this.#options = options;
  }

  of(id: string): Details | undefined {
    return this.#known.get(id);
  }

  hasFailed(id: string): boolean {
    return this.#failed.has(id);
  }

  /** Rows whose details were refused or did not come. */
  get failed(): readonly string[] {
    return [...this.#failed];
  }

  /** How many are known. */
  get size(): number {
    return this.#known.size;
  }

  /** Whether others than those on screen are still asked for. */
  get isSeeking(): boolean {
    if (this.#isStopped || this.#others.length === 0) return false;
    return this.#at < this.#others.length || this.#running.size > 0;
  }

  /** These are on screen; what has left it is not asked for. */
  see(ids: readonly string[]): void {
    this.#visible = ids;
    this.#pump();
  }

  /** Asks for these too; the same list again asks for nothing anew. An empty one ends it. */
  seek(ids: readonly string[]): void {
    if (ids === this.#others) return;
    this.#others = ids;
    this.#at = 0;
    this.#isStopped = false;
    this.#pump();
  }

  /** Asks for all of these, and tells after each. Resolves to whether it was not given up. */
  async all(ids: readonly string[], { signal }: CallOptions, onEach: () => void): Promise<boolean> {
    this.seek(ids);
    while (this.isSeeking) {
      onEach();
      if (signal?.aborted || this.#others !== ids) break;
      await new Promise<void>((resolve) => {
        this.#waiting.push(resolve);
        signal?.addEventListener('abort', () => resolve(), { once: true });
      });
    }
    const isComplete = this.#others === ids && !this.#isStopped && !this.isSeeking;
    if (this.#others === ids) this.seek([]);
    return isComplete && signal?.aborted !== true;
  }

  /** What is known of these is old. */
  forget(ids: readonly string[]): void {
    for (const id of ids) {
      this.#known.delete(id);
      this.#failed.delete(id);
      this.#running.get(id)?.abort();
      this.#running.delete(id);
    }
    this.#at = 0;
    this.#isStopped = false;
    this.#pump();
  }

  /** All of it is old. */
  clear(): void {
    this.forget([...this.#known.keys(), ...this.#failed, ...this.#running.keys()]);
  }

  #isSettled(id: string): boolean {
    return this.#known.has(id) || this.#failed.has(id);
  }

  #next(): string | undefined {
    const isWanted = (id: string): boolean => !this.#isSettled(id) && !this.#running.has(id);
    const onScreen = this.#visible.find(isWanted);
    if (onScreen !== undefined || this.#isStopped) return onScreen;
    while (this.#at < this.#others.length && !isWanted(this.#others[this.#at]!)) this.#at++;
    return this.#others[this.#at];
  }

  #pump(): void {
    const client = this.#options.client();
    while (client && this.#running.size < AT_ONCE) {
      const id = this.#next();
      if (id === undefined) return;
      void this.#ask(client, id);
    }
  }

  async #ask(client: Client, id: string): Promise<void> {
    const asking = new AbortController();
    this.#running.set(id, asking);
    const call = this.#options.read(client, id, { signal: asking.signal });
    const details = await call.catch((error: unknown) => {
      const { cause } = troubleOf(error, true);
      if (HOPELESS.has(cause)) this.#isStopped = true;
    });
    // Forgotten meanwhile, it may be asked for anew already.
    if (this.#running.get(id) !== asking) return;
    this.#running.delete(id);
    if (details !== undefined) this.#known.set(id, details);
    else this.#failed.add(id);
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const go of waiting) go();
    this.#options.onChange();
    this.#pump();
  }
}
