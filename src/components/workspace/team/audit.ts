import type { AuditEvent } from '../../../client/workspace/index.js';
import { plainText } from '../../parts/listing/plain-text.js';
import { LoadedList, type ShownList } from '../../parts/record/loaded-list.js';
import { troubleText } from '../../parts/resource/resource-view.js';
import { countText } from '../../parts/table/table-words.js';
import { utcText } from '../../parts/table/time-text.js';
import type { RoomHost } from '../shell/room.js';
import { readEvents, type AuditFilter } from './rows.js';
import type { Showing } from './showing.js';

const ALL: AuditFilter = { since: '', until: '', action: '', person: '' };

/** A member who did something, by the id that the audit log has for them. */
export interface Actor {
  readonly id: string;
  readonly name: string;
}

/** What members did: a page after the other, the latest first, narrowed, and as a file of all of it. */
export class Audit {
  readonly #host: RoomHost;
  readonly #words: Showing['words'];
  readonly #actors = new Map<string, string>();
  readonly #actions = new Set<string>();
  #list: LoadedList<AuditEvent>;
  #filter = ALL;
  #isExporting = false;
  #fileNews = '';

  constructor(host: RoomHost, words: Showing['words']) {
    this.#host = host;
    this.#words = words;
    this.#list = this.#listOf(ALL);
  }

  get list(): ShownList<AuditEvent> {
    return this.#list;
  }

  get filter(): AuditFilter {
    return this.#filter;
  }

  get isNarrowed(): boolean {
    return Object.values(this.#filter).some(Boolean);
  }

  /** Whether no day can be in it: then nothing is asked for. */
  get isBackwards(): boolean {
    const { since, until } = this.#filter;
    return since !== '' && until !== '' && since > until;
  }

  /** Who was seen in the log so far: the platform has no list of the ids that it takes. */
  get actors(): readonly Actor[] {
    return [...this.#actors].map(([id, name]) => ({ id, name }));
  }

  get actions(): readonly string[] {
    return [...this.#actions].toSorted();
  }

  get isExporting(): boolean {
    return this.#isExporting;
  }

  /** How the file ended. */
  get fileNews(): string {
    return this.#fileNews;
  }

  /** Looks again where it was looked before. */
  see(): void {
    if (this.#list.items) void this.#list.load();
    else this.#list.see('all');
  }

  narrow(changes: Partial<AuditFilter>): void {
    this.#filter = { ...this.#filter, ...changes };
    this.#host.record.update();
    if (this.isBackwards) return;
    this.#list = this.#listOf(this.#filter);
    this.#list.see('all');
  }

  async refresh(): Promise<void> {
    await this.#ask(this.#list.load());
  }

  async more(): Promise<void> {
    await this.#ask(this.#list.more());
  }

  /** All pages go into the file. */
  async download(): Promise<void> {
    const { record } = this.#host;
    if (this.#isExporting || this.isBackwards) return;
    this.#isExporting = true;
    this.#fileNews = '';
    record.say(this.#words.text('checking'));
    try {
      const items = await this.#all();
      const { downloadCsv } = await import('../../parts/csv/download-csv.js');
      await downloadCsv<AuditEvent>({
        name: `${this.#words.text('place-audit')} ${utcText(Date.now()).slice(0, 10)}`,
        header: ['time (UTC)', 'action', 'message', 'name', 'email', 'ip', 'user agent', 'id'],
        items,
        cells: ({ timestamp, action = '', message = '', ip = '', userAgent = '', id, data = {} }) => [
          utcText(timestamp),
          action,
          message,
          data.actor?.name ?? '',
          data.actor?.email ?? '',
          ip,
          userAgent,
          String(id ?? ''),
        ],
      });
      const count = countText({ language: record.language }, items.length);
      this.#fileNews = this.#words.text('file-written', { count });
    } catch (error) {
      this.#fileNews = troubleText(record.words, record.failed(error));
    }
    this.#isExporting = false;
    record.say(this.#fileNews);
  }

  /** A list for each question: a late answer to the one before changes nothing. */
  #listOf(filter: AuditFilter): LoadedList<AuditEvent> {
    const host = this.#host;
    const { record } = host;
    return new LoadedList<AuditEvent>(
      {
        get client() {
          return host.client();
        },
        words: record.words,
        failed: (error) => record.failed(error),
        update: () => record.update(),
      },
      async (client, _, cursor) => {
        const page = await readEvents(client, filter, cursor);
        this.#note(page.items);
        return page;
      },
    );
  }

  #note(events: readonly AuditEvent[]): void {
    for (const { action, data = {} } of events) {
      const { id, name, username, email } = data.actor ?? {};
      if (action) this.#actions.add(action);
      if (id !== undefined)
        this.#actors.set(String(id), plainText(name || username || email || String(id), 80));
    }
  }

  async #ask(asked: Promise<void>): Promise<void> {
    this.#host.record.update();
    await asked;
    const { problem, items = [] } = this.#list;
    const count = countText({ language: this.#host.record.language }, items.length);
    this.#host.record.say(problem || this.#words.text('events-shown', { count }));
  }

  async #all(): Promise<readonly AuditEvent[]> {
    const all: AuditEvent[] = [];
    let cursor: string | undefined;
    do {
      const client = this.#host.client();
      if (!client) return all;
      const page = await readEvents(client, this.#filter, cursor);
      all.push(...page.items);
      // A cursor that comes again would be asked for without end.
      cursor = page.next === cursor ? undefined : page.next;
    } while (cursor);
    return all;
  }
}
