import { html, type nothing, type TemplateResult } from 'lit';

import type { MonitorRun } from '../../../client/workspace/index.js';
import { ConfirmDialog } from '../../parts/confirm/confirm.js';
import { isolatedText } from '../../parts/listing/plain-text.js';
import { timeText } from '../../parts/table/time-text.js';
import type { Words } from '../../base/words.js';
import type { Word } from '../../../words/compiled/workspace/monitors/desk/en.js';
import type { RoomHost } from '../shell/room.js';
import { Writing } from '../shell/writing.js';
import type { Monitor } from './monitor.js';
import { runNow } from './rows.js';
import { endText, statusText } from './status.js';

/** Runs a monitor at once. Its requests go to the addresses that they name, so that is asked first. */
export class Running {
  readonly #host: RoomHost;
  readonly #words: Words<Word>;
  readonly #dialog: ConfirmDialog;
  readonly writing: Writing;
  #monitor: Monitor;
  /** Start of the last run before the one that is in doubt. */
  #before = '';
  /** The run that was begun here last. */
  run: MonitorRun | undefined;
  news = '';

  constructor(host: RoomHost, words: Words<Word>, monitor: Monitor) {
    this.#host = host;
    this.#words = words;
    this.#monitor = monitor;
    this.#dialog = new ConfirmDialog(host.element);
    this.writing = new Writing(host, words);
  }

  see(monitor: Monitor): void {
    this.#monitor = monitor;
  }

  dialog(): TemplateResult | typeof nothing {
    return this.#dialog.template();
  }

  ask(): void {
    const words = this.#words;
    const { name, collection, environment } = this.#monitor;
    if (this.writing.isBusy || this.writing.isDoubtful) return;
    const values = { collection: isolatedText(collection, 80), environment: isolatedText(environment, 80) };
    this.#dialog.ask({
      title: words.text('ask-run', { name: isolatedText(name, 80) }),
      text: html`<p>${words.text(environment ? 'effect-run-with' : 'effect-run', values)}</p>`,
      yes: words.text('run-now'),
      no: words.text('cancel'),
      onYes: () => void this.#run(),
    });
  }

  /** Whether a run came of it: the platform tells when its last one started. */
  async look(): Promise<void> {
    const { record } = this.#host;
    const words = this.#words;
    if (!(await this.writing.look())) return record.focus('[part=doubt]');
    const { lastRun } = this.#monitor;
    if (!lastRun || lastRun.startedAt === this.#before) return this.#tell(words.text('looked-same'));
    const time = timeText(record.language, lastRun.startedAt, { dateStyle: 'medium', timeStyle: 'medium' });
    this.#tell(words.text('looked-newer', { time, status: statusText(words, lastRun.status) }));
  }

  async #run(): Promise<void> {
    const { record } = this.#host;
    const { uid } = this.#monitor;
    this.news = '';
    this.run = undefined;
    this.#before = this.#monitor.lastRun?.startedAt ?? '';
    const { ending, answer } = await this.writing.save({ thing: 'run', isNew: true }, (client) =>
      runNow(client, uid),
    );
    if (ending !== 'received' || !answer) return;
    this.run = answer;
    await record.refresh();
    this.#tell(endText(this.#words, answer.info?.status ?? ''));
  }

  #tell(text: string): void {
    this.news = text;
    this.#host.record.say(text);
    this.#host.record.focus('[part=run-notice]');
  }
}
