import type { Client } from '../../../client/index.js';
import { troubleOf, type Trouble } from '../../parts/resource/resource-state.js';
import type { Answer, Source } from '../sources/source.js';

/** What one row has answered so far. */
export interface Asked {
  readonly source: Source;
  readonly answer?: Answer;
  /** Why there is no answer, … */
  readonly trouble?: Trouble;
  /** … unless it is still to come. */
  readonly isAsking: boolean;
}

export interface SearchOptions {
  client(): Client | undefined;
  onChanged(): void;
  onFailed(trouble: Trouble): void;
}

/** Asks all rows that can answer side by side. What is asked next takes the place of what was asked before. */
export class Search {
  readonly #options: SearchOptions;
  #asking: AbortController | undefined;
  #text = '';
  #asked: readonly Asked[] = [];

  constructor(options: SearchOptions) {
    this.#options = options;
  }

  /** What is looked for; empty while nothing is. */
  get text(): string {
    return this.#text;
  }

  get asked(): readonly Asked[] {
    return this.#asked;
  }

  get isBusy(): boolean {
    return this.#asked.some(({ isAsking }) => isAsking);
  }

  look(text: string, sources: readonly Source[]): void {
    this.stop();
    this.#text = text;
    this.#ask(sources.filter(({ takes }) => takes?.(text) ?? true));
  }

  /** Asks those again that failed; what the others found stays. */
  retry(): void {
    this.#ask(this.#asked.filter(({ trouble }) => trouble).map(({ source }) => source));
  }

  /** Gives up what is still being asked, and forgets what was found. */
  stop(): void {
    this.#asking?.abort();
    this.#asking = undefined;
    this.#text = '';
    this.#asked = [];
  }

  #ask(sources: readonly Source[]): void {
    const client = this.#options.client();
    if (!client) return;
    const asking = (this.#asking ??= new AbortController());
    const kept = this.#asked.filter(({ source }) => !sources.includes(source));
    this.#asked = [...kept, ...sources.map((source) => ({ source, isAsking: true }))];
    this.#options.onChanged();
    for (const source of sources) void this.#askOne(client, source, asking.signal);
  }

  async #askOne(client: Client, source: Source, signal: AbortSignal): Promise<void> {
    const text = this.#text;
    let came: Asked;
    try {
      came = { source, answer: await source.ask(client, text, { signal }), isAsking: false };
    } catch (error) {
      came = { source, trouble: troubleOf(error, navigator.onLine), isAsking: false };
    }
    if (signal.aborted) return;
    this.#asked = this.#asked.map((each) => (each.source === source ? came : each));
    if (came.trouble) this.#options.onFailed(came.trouble);
    this.#options.onChanged();
  }
}
