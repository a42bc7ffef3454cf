import { html, nothing, type TemplateResult } from 'lit';

import { isolatedText } from '../../parts/listing/plain-text.js';
import { backView } from '../../parts/record/back-view.js';
import { factsView } from '../../parts/record/facts-view.js';
import type { Words } from '../../base/words.js';
import { words as english, type Word } from '../../../words/compiled/workspace/monitors/desk/en.js';
import type { RoomDesk } from '../shell/listed-room.js';
import type { RoomHost } from '../shell/room.js';
import { TextsForm } from '../shell/texts/texts-form.js';
import type { Texts } from '../shell/texts/texts-editing.js';
import { writingView } from '../shell/writing-view.js';
import { History } from './history.js';
import { MONITOR_FIELDS, type Monitor, type MonitorField } from './monitor.js';
import { readMonitor } from './list-rows.js';
import { changeMonitor, removeMonitor } from './rows.js';
import { lastRunView, runView } from './run-view.js';
import { Running } from './running.js';
import { cronFault, cronLook, scheduleView, zoneLook } from './schedule.js';
import type { DeskShowing } from './showing.js';

export interface DeskOptions {
  readonly words: Words<Word>;
  /** It is there no more. */
  onLeft(): void;
}

/** The words of one monitor. For the room, which has them once for all monitors that are opened. */
export const deskWords = (host: RoomHost): Words<Word> => host.record.wordsOf(english);

/** One monitor: what it runs and when, how its last run went, and a run of it now. */
export class Desk implements RoomDesk<Monitor> {
  readonly #host: RoomHost;
  readonly #words: Words<Word>;
  readonly #texts: TextsForm<MonitorField, Monitor>;
  readonly #running: Running;
  readonly #history: History;
  #monitor: Monitor;

  constructor(host: RoomHost, monitor: Monitor, { words, onLeft }: DeskOptions) {
    const { uid } = monitor;
    this.#host = host;
    this.#words = words;
    this.#monitor = monitor;
    this.#running = new Running(host, words, monitor);
    this.#history = new History(host, () => this.#showing, uid);
    this.#texts = new TextsForm(host, {
      words,
      thing: 'monitor',
      kept: monitor,
      fields: MONITOR_FIELDS,
      lookOf: (field) => this.#lookOf(field),
      faultOf: (field, texts) => (field === 'cron' ? this.#cronFault(texts) : ''),
      about: () => this.#about(),
      below: (texts) => scheduleView(this.#showing, texts),
      removal: {
        label: () => words.text('delete-this'),
        look: () =>
          Promise.resolve({
            title: words.text('ask-delete', { name: isolatedText(this.#monitor.name, 80) }),
            effect: words.text('effect'),
            victims: [],
            unseen: 0,
          }),
        send: (client) => removeMonitor(client, uid),
        onLeft,
      },
      read: (client) => readMonitor(client, uid),
      // The schedule is one thing to the platform.
      send: (client, { cron, timezone }, { name, ...schedule }) =>
        changeMonitor(client, uid, {
          ...(name && { name }),
          ...(Object.keys(schedule).length > 0 && { schedule: { cron, timezone } }),
        }),
    });
  }

  get isBusy(): boolean {
    return this.#texts.isBusy || this.#running.writing.isBusy;
  }

  get isDirty(): boolean {
    return this.#texts.isDirty || this.#running.writing.isDoubtful;
  }

  see(monitor: Monitor): void {
    this.#monitor = monitor;
    this.#texts.see(monitor);
    this.#running.see(monitor);
    this.#history.see();
  }

  dialog(): TemplateResult {
    return html`${this.#texts.dialog()} ${this.#running.dialog()}`;
  }

  template(): TemplateResult {
    return html`<div class="stack">
      ${backView(this.#words.text('back'), () => this.#host.go({}))} ${this.#texts.template()}
      ${this.#runsView()} ${this.#history.template()}
    </div>`;
  }

  get #showing(): DeskShowing {
    return { words: this.#words, language: this.#host.record.language };
  }

  #lookOf(field: MonitorField) {
    if (field === 'name') return { label: this.#words.text('name') };
    return field === 'cron' ? cronLook(this.#showing) : zoneLook(this.#showing);
  }

  /** The platform has no way to take a schedule away, and none to keep a zone without one. */
  #cronFault({ cron, timezone }: Texts<MonitorField>): string {
    const words = this.#words;
    if (!cron && this.#monitor.cron) return words.text('cron-stays');
    if (!cron && timezone !== this.#monitor.timezone) return words.text('cron-needed');
    return cronFault(this.#showing, cron);
  }

  #about(): TemplateResult {
    const words = this.#words;
    const { collection, environment, told } = this.#monitor;
    return html`${factsView([
        [words.text('collection'), collection],
        [words.text('environment'), environment || words.text('no-environment')],
        [words.text('told'), told.join(', ')],
      ])}
      <p class="quiet">${words.text('made-of-stays')}</p>`;
  }

  #runsView(): TemplateResult {
    const words = this.#words;
    const { writing, run, news } = this.#running;
    const isHeld = writing.isBusy || writing.isDoubtful;
    // What was run here says more of itself than the platform tells of its last run.
    const isLast = run !== undefined && run.info?.startedAt === this.#monitor.lastRun?.startedAt;
    return html`<section class="record" part="last-run" aria-labelledby="last-run">
      <div class="head">
        <h3 id="last-run">${words.text('last-run')}</h3>
        <button
          type="button"
          class="small"
          part="run"
          aria-disabled=${isHeld}
          @click=${() => this.#running.ask()}
        >
          ${words.text('run-now')}
        </button>
      </div>
      ${writing.isBusy ? html`<p class="quiet">${words.text('running')}</p>` : nothing}
      ${writingView(words, writing, () => void this.#running.look())}
      ${news ? html`<p class="notice" part="run-notice" tabindex="-1">${news}</p>` : nothing}
      ${isLast ? nothing : lastRunView(this.#showing, this.#monitor.lastRun)}
      ${run ? runView(this.#showing, run) : nothing}
    </section>`;
  }
}
