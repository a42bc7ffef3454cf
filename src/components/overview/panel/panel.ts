import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';

import type { Summary } from '../../../client/operator/index.js';
import { isTimeZone } from '../../../facts/wall-clock.js';
import type { Words } from '../../base/words.js';
import { leadView } from '../../parts/controls/lead-view.js';
import { linkButtonStyles } from '../../parts/controls/link-button.css.js';
import { freshnessView } from '../../parts/record/freshness-view.js';
import { markShapeStyles } from '../../parts/record/mark-shapes.css.js';
import { recordStyles } from '../../parts/record/record.css.js';
import type { RecordView } from '../../parts/record/record-view.js';
import type { ResourceState } from '../../parts/resource/resource-state.js';
import { troubleText } from '../../parts/resource/resource-view.js';
import { ownZone } from '../../parts/table/time-text.js';
import { words as english } from '../../../words/compiled/overview/panel/en.js';
import { overviewStyles } from '../overview.css.js';
import type { OverviewElement, OverviewRecord } from './overview-record.js';
import { Blocks } from '../blocks/blocks.js';
import { blocksOf, faultOf, type BlockName } from './block-names.js';
import { figuresView } from './figures-view.js';
import { panelStyles } from './panel.css.js';
import { taskView } from './task-view.js';
import { asOfText, type View } from './view.js';

/** What needs the reader, then figures. Loaded while the skeleton is on screen. */
export class Panel implements RecordView<Summary> {
  readonly #record: OverviewRecord;
  readonly #element: OverviewElement;
  readonly #words: Words<keyof typeof english>;
  readonly #blocks: Blocks;
  /** Whose blocks are shown, once that is known, … */
  #audience: string | undefined;
  /** … and which the page asks for. */
  #asked = '';

  constructor(record: OverviewRecord, element: OverviewElement) {
    this.#record = record;
    this.#element = element;
    this.#words = record.wordsOf(english);
    record.adopt(...recordStyles, linkButtonStyles, markShapeStyles, overviewStyles, panelStyles);
    this.#blocks = new Blocks({ record, element, viewOf: () => this.#view });
    element.addController({ hostUpdate: () => this.#chooseBlocks() });
  }

  /** Shows the blocks of an audience, or asks anew for what they show. The rest never waits for them. */
  showBlocks({ audience }: Summary): void {
    this.#chooseBlocks();
    const isKnown = audience === this.#audience;
    this.#audience = audience;
    if (isKnown) this.#blocks.refresh();
    else this.#blocks.show(this.#names);
  }

  /** The page may choose others at any time. */
  #chooseBlocks(): void {
    const { blocks } = this.#element;
    if (blocks === this.#asked) return;
    this.#asked = blocks;
    const fault = faultOf(blocks);
    if (fault) console.warn(`florin: <${this.#element.localName}>: ${fault}.`);
    if (this.#audience !== undefined) this.#blocks.show(this.#names);
  }

  get #names(): readonly BlockName[] {
    return this.#audience === undefined ? [] : blocksOf(this.#asked, this.#audience);
  }

  states({ tasks }: Summary, state: ResourceState): readonly string[] {
    return [state === 'ready' && tasks.length === 0 ? 'empty' : state];
  }

  render(summary: Summary): TemplateResult {
    const view = this.#view;
    return html`<div class="overview">
      ${this.#headView(view, summary)} ${this.#trouble(summary)}
      ${repeat(
        this.#names,
        (name) => name,
        (name) => this.#blockView(view, summary, name),
      )}
    </div>`;
  }

  #blockView(view: View, summary: Summary, name: BlockName): TemplateResult | typeof nothing {
    if (name === 'tasks') return this.#tasksView(view, summary);
    return name === 'figures' ? figuresView(view, summary) : this.#blocks.template(name);
  }

  #headView(view: View, { takenAt }: Summary): TemplateResult {
    const { resource } = this.#record;
    const time = asOfText(view, takenAt);
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
      leadTo: (task, way) => {
        const open = (): boolean => this.#record.emit('florin-before-task-open', task);
        return leadView({ ...way, address: addressOf(task), open });
      },
      leadToFigure: (figure, way) => {
        const open = (): boolean => this.#record.emit('florin-before-figure-open', figure);
        return leadView({ ...way, address: addressOf(figure), open });
      },
    };
  }

  async #refresh(): Promise<void> {
    if (await this.#record.refresh()) this.#record.say(this.#words.text('refreshed'));
  }
}
