import { html, nothing, type LitElement, type TemplateResult } from 'lit';

import type { Summary } from '../../../client/operator/index.js';
import { isTimeZone } from '../../../facts/wall-clock.js';
import type { Words } from '../../base/words.js';
import { freshnessView } from '../../parts/record/freshness-view.js';
import { markShapeStyles } from '../../parts/record/mark-shapes.css.js';
import { recordStyles } from '../../parts/record/record.css.js';
import type { RecordController } from '../../parts/record/record-controller.js';
import type { RecordView } from '../../parts/record/record-view.js';
import type { ResourceState } from '../../parts/resource/resource-state.js';
import { troubleText } from '../../parts/resource/resource-view.js';
import { ownZone, timeText } from '../../parts/table/time-text.js';
import { words as english } from '../../../words/compiled/overview/panel/en.js';
import { overviewStyles } from '../overview.css.js';
import type { OverviewFigure, OverviewTask } from '../events.js';
import { figuresView } from './figures-view.js';
import { panelStyles } from './panel.css.js';
import { taskView } from './task-view.js';
import type { View } from './view.js';

type OverviewRecord = RecordController<Summary, RecordView<Summary>, 'florin-overview-failed'>;

/** What the element says of itself. */
interface OverviewElement extends LitElement {
  readonly timeZone: string;
  readonly addressOf: (place: OverviewTask | OverviewFigure) => string | undefined;
}

/** What needs the reader, then figures. Loaded while the skeleton is on screen. */
export class Panel implements RecordView<Summary> {
  readonly #record: OverviewRecord;
  readonly #element: OverviewElement;
  readonly #words: Words<keyof typeof english>;

  constructor(record: OverviewRecord, element: OverviewElement) {
    this.#record = record;
    this.#element = element;
    this.#words = record.wordsOf(english);
    record.adopt(...recordStyles, markShapeStyles, overviewStyles, panelStyles);
  }

  states({ tasks }: Summary, state: ResourceState): readonly string[] {
    return [state === 'ready' && tasks.length === 0 ? 'empty' : state];
  }

  render(summary: Summary): TemplateResult {
    const view = this.#viewOf(summary);
    return html`<div class="overview">
      ${this.#headView(view, summary)} ${this.#trouble(summary)} ${this.#tasksView(view, summary)}
      ${figuresView(view, summary)}
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

  #viewOf({ audience }: Summary): View {
    const { language, resource } = this.#record;
    const { timeZone, addressOf } = this.#element;
    return {
      words: this.#words,
      language,
      audience,
      timeZone: isTimeZone(timeZone) ? timeZone : ownZone(),
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
