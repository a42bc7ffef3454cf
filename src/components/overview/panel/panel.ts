import { html, nothing, type TemplateResult } from 'lit';

import type { Summary } from '../../../client/operator/index.js';
import { isTimeZone } from '../../../facts/wall-clock.js';
import type { Words } from '../../base/words.js';
import { freshnessView } from '../../parts/record/freshness-view.js';
import { markShapeStyles } from '../../parts/record/mark-shapes.css.js';
import { recordStyles } from '../../parts/record/record.css.js';
import type { RecordView } from '../../parts/record/record-view.js';
import type { ResourceState } from '../../parts/resource/resource-state.js';
import { troubleText } from '../../parts/resource/resource-view.js';
import { ownZone, timeText } from '../../parts/table/time-text.js';
import { words as english } from '../../../words/compiled/overview/panel/en.js';
import { overviewStyles } from '../overview.css.js';
import type { OverviewElement, OverviewRecord } from './overview-record.js';
import type { Blocks } from '../blocks/blocks.js';
import { figuresView } from './figures-view.js';
import { panelStyles } from './panel.css.js';
import { taskView } from './task-view.js';
import type { View } from './view.js';

/** Keeps the place of what is loaded next. */
const blockRoom = html`<div class="skeleton" aria-hidden="true"><i class="block-room"></i></div>`;

/** What needs the reader, then figures. Loaded while the skeleton is on screen. */
export class Panel implements RecordView<Summary> {
  readonly #record: OverviewRecord;
  readonly #element: OverviewElement;
  readonly #words: Words<keyof typeof english>;
  #blocks: Blocks | undefined;
  /** Whether the audience has none, or they did not load. */
  #hasNoBlocks = false;

  constructor(record: OverviewRecord, element: OverviewElement) {
    this.#record = record;
    this.#element = element;
    this.#words = record.wordsOf(english);
    record.adopt(...recordStyles, markShapeStyles, overviewStyles, panelStyles);
  }

  /** Shows the blocks of an audience, or asks anew for what they show. The rest never waits for them. */
  async showBlocks({ audience }: Summary): Promise<void> {
    if (this.#blocks) return this.#blocks.refresh();
    this.#hasNoBlocks = audience !== 'operator' && audience !== 'seller';
    if (this.#hasNoBlocks) return;
    const { Blocks } = await import('../blocks/blocks.js').catch((error: unknown) => {
      this.#hasNoBlocks = true;
      this.#record.update();
      throw error;
    });
    this.#blocks ??= new Blocks(this.#record, this.#element, () => this.#view, audience);
    this.#record.update();
  }

  states({ tasks }: Summary, state: ResourceState): readonly string[] {
    return [state === 'ready' && tasks.length === 0 ? 'empty' : state];
  }

  render(summary: Summary): TemplateResult {
    const view = this.#view;
    return html`<div class="overview">
      ${this.#headView(view, summary)} ${this.#trouble(summary)} ${this.#tasksView(view, summary)}
      ${figuresView(view, summary)} ${this.#blocks?.template() ?? (this.#hasNoBlocks ? nothing : blockRoom)}
    </div>`;
  }

  #headView({ language, timeZone }: View, { takenAt }: Summary): TemplateResult {
    const { resource } = this.#record;
    const time = timeText(language, takenAt, { dateStyle: 'medium', timeStyle: 'long', timeZone });
    const onRefresh = (): void => void this.#refresh();
    return freshnessView({ time, isBusy: resource.isBusy, words: this.#words, onRefresh });
  }

  /** What is shown may be old, or lack what the platform knows. */
  #trouble({ missing }: Summary): TemplateResult | typeof nothing {
    const { trouble } = this.#record.resource;
    if (trouble)
      return html`<p class="notice bad" part="error" role="alert">
        ${troubleText(this.#record.words, trouble)}
      </p>`;
    return missing.length > 0
      ? html`<p class="notice due" part="notice">${this.#words.text('missing')}</p>`
      : nothing;
  }

  #tasksView(view: View, { tasks }: Summary): TemplateResult {
    return html`<section aria-labelledby="tasks">
      <h2 id="tasks">${this.#words.text('needs-you')}</h2>
      ${
        tasks.length > 0
          ? html`<ul class="tasks">
              ${tasks.map((task) => taskView(view, task))}
            </ul>`
          : html`<slot name="empty"><p class="quiet" part="nothing">${this.#words.text('nothing')}</p></slot>`
      }
    </section>`;
  }

  get #zone(): string {
    const { timeZone } = this.#element;
    return isTimeZone(timeZone) ? timeZone : ownZone();
  }

  get #view(): View {
    const { language, resource, answer } = this.#record;
    const { addressOf } = this.#element;
    return {
      words: this.#words,
      language,
      audience: answer?.audience ?? '',
      timeZone: this.#zone,
      now: resource.now ?? Date.now(),
      addressOf,
      open: (task) => this.#record.emit('florin-before-task-open', task),
      openFigure: (figure) => this.#record.emit('florin-before-figure-open', figure),
    };
  }

  async #refresh(): Promise<void> {
    if (await this.#record.refresh()) this.#record.say(this.#words.text('refreshed'));
  }
}
