import type { CallLog } from '../../../client/workspace/index.js';
import type { Words } from '../../base/words.js';
import { LoadedList, type ShownList } from '../../parts/record/loaded-list.js';
import { Following } from '../../parts/record/following.js';
import { troubleText } from '../../parts/resource/resource-view.js';
import { countText } from '../../parts/table/table-words.js';
import { utcText } from '../../parts/table/time-text.js';
import type { Word } from '../../../words/compiled/workspace/mocks/en.js';
import type { RoomHost } from '../shell/room.js';
import { readAllCalls, readCalls, type CallFilter } from './rows.js';

const ALL: CallFilter = { method: '', status: '', path: '', type: '' };

/** The calls that a mock server received: a page after the other, the latest first, narrowed, and as a file of all of them. */
export class Calls {
  readonly #host: RoomHost;
  readonly #words: Pick<Words<Word>, 'text'>;
  readonly #uid: string;
  readonly #following: Following;
  #list: LoadedList<CallLog>;
  /** Older pages are shown: looking again would take them away. */
  #hasOlder = false;
  #filter = ALL;
  #isExporting = false;
  #fileNews = '';

  constructor(host: RoomHost, words: Pick<Words<Word>, 'text'>, uid: string) {
    this.#host = host;
    this.#words = words;
    this.#uid = uid;
    this.#list = this.#listOf(ALL);
    this.#following = new Following(host.element, {
      isWanted: () => this.isLive && this.#isShown,
      look: () => this.#look(),
    });
  }

  /** A list for each question: a late answer to the one before changes nothing. */
  #listOf(filter: CallFilter): LoadedList<CallLog> {
    const host = this.#host;
    const { record } = host;
    return new LoadedList<CallLog>(
      {
        get client() {
          return host.client();
        },
        words: record.words,
        failed: (error) => record.failed(error),
        update: () => record.update(),
      },
      (client, uid, cursor) => readCalls(client, uid, filter, cursor),
    );
  }

  get list(): ShownList<CallLog> {
    return this.#list;
  }

  get filter(): CallFilter {
    return this.#filter;
  }

  get isNarrowed(): boolean {
    return Object.values(this.#filter).some(Boolean);
  }

  /** Whether what was typed can be no status: then nothing is asked for. */
  get isStatusWrong(): boolean {
    return !/^(?:[1-5]\d\d)?$/.test(this.#filter.status);
  }

  /** Whether new calls come by themselves: not below older pages, and not after the log could not be read. */
  get isLive(): boolean {
    return !this.#hasOlder && !this.isStatusWrong && !this.#list.problem && this.#list.items !== undefined;
  }

  /** A desk outlives a look at another mock server, and at a server response of this one. */
  get #isShown(): boolean {
    const { item, tab } = this.#host.spot();
    return item === this.#uid && tab === '';
  }

  get isExporting(): boolean {
    return this.#isExporting;
  }

  /** How the file ended. */
  get fileNews(): string {
    return this.#fileNews;
  }

  see(): void {
    this.#list.see(this.#uid);
  }

  narrow(changes: Partial<CallFilter>): void {
    this.#filter = { ...this.#filter, ...changes };
    this.#host.record.update();
    if (this.isStatusWrong) return;
    this.#list = this.#listOf(this.#filter);
    this.#hasOlder = false;
    this.#list.see(this.#uid);
  }

  async refresh(): Promise<void> {
    this.#hasOlder = false;
    this.#following.restart();
    await this.#ask(this.#list.load());
  }

  async more(): Promise<void> {
    this.#hasOlder = true;
    await this.#ask(this.#list.more());
  }

  /** Where a call has come, more of them are expected soon. */
  async #look(): Promise<void> {
    const list = this.#list;
    if (list.isBusy) return;
    const [latest] = list.items ?? [];
    await list.load();
    if (list !== this.#list || list.problem || list.items?.[0]?.id === latest?.id) return;
    this.#following.restart();
    this.#tell();
  }

  async #ask(asked: Promise<void>): Promise<void> {
    this.#host.record.update();
    await asked;
    this.#tell();
  }

  #tell(): void {
    const { problem, items = [] } = this.#list;
    const count = countText({ language: this.#host.record.language }, items.length);
    this.#host.record.say(problem || this.#words.text('calls-shown', { count }));
  }

  /** All pages go into the file. Bodies and headers stay out: they may hold what belongs to other people. */
  async download(): Promise<void> {
    const { record } = this.#host;
    if (this.#isExporting || this.isStatusWrong) return;
    this.#isExporting = true;
    this.#fileNews = '';
    record.say(this.#words.text('checking'));
    try {
      const client = this.#host.client();
      const items = client ? await readAllCalls(client, this.#uid, this.#filter) : [];
      const { downloadCsv } = await import('../../parts/csv/download-csv.js');
      await downloadCsv<CallLog>({
        name: `${this.#words.text('calls')} ${utcText(Date.now()).slice(0, 10)}`,
        header: ['time', 'method', 'path', 'status', 'type', 'response', 'id'],
        items,
        cells: ({ servedAt, request, response, responseName, id }) => [
          utcText(servedAt),
          request?.method ?? '',
          request?.path ?? '',
          String(response?.statusCode ?? ''),
          response?.type ?? '',
          responseName ?? '',
          id ?? '',
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
}
