import { html, nothing, type TemplateResult } from 'lit';

import type { CallOptions, Client } from '../../../client/index.js';
import { Resource } from '../../parts/resource/resource.js';
import type { Trouble } from '../../parts/resource/resource-state.js';
import { troubleText } from '../../parts/resource/resource-view.js';
import type { OverviewElement, OverviewRecord } from '../panel/overview-record.js';
import { asOfText, type View } from '../panel/view.js';
import type { BlockTexts } from './block-texts.js';

/** What a block stands in. */
export interface Place {
  readonly record: OverviewRecord;
  readonly element: OverviewElement;
  readonly texts: BlockTexts;
  viewOf(): View;
}

export interface BlockOptions<Answer> {
  /** Names its part, and its heading. */
  readonly kind: string;
  /** What the question depends on: the zone. */
  question(): readonly unknown[];
  load(client: Client, options: CallOptions): Promise<Answer>;
  title(): string;
  ready(answer: Answer): TemplateResult;
}

/** When a block was read: the others may be older, or newer. */
export const asOfView = (view: View, at: number): TemplateResult =>
  html`<p class="quiet" part="freshness">${view.words.text('as-of', { time: asOfText(view, at) })}</p>`;

/** Rows that the session may not call, and servers that are not set up, are no fault that the reader could do something about. */
const isAbsent = ({ cause, code }: Trouble): boolean =>
  cause === 'unauthorised' || code.includes('not-configured');

/** One block of an overview, with states of its own: whatever happens to it, the rest stays. */
export class Block<Answer> {
  readonly #record: OverviewRecord;
  readonly #options: BlockOptions<Answer>;
  readonly #resource: Resource<Answer>;
  #isShown = true;
  /** What it asked while it was shown. */
  #client: Client | undefined;
  #question: readonly unknown[] = [];

  constructor({ record, element }: Pick<Place, 'record' | 'element'>, options: BlockOptions<Answer>) {
    this.#record = record;
    this.#options = options;
    this.#resource = new Resource(element, {
      isPart: true,
      client: () => (this.#isShown ? (this.#client = record.client) : this.#client),
      question: () => (this.#isShown ? (this.#question = options.question()) : this.#question),
      load: (client, call) => options.load(client, call),
      onFailed: (trouble) => isAbsent(trouble) || record.fail(trouble.cause, trouble.code),
    });
  }

  /** A block that is not shown asks for nothing. One that is shown again may be old. */
  show(isShown: boolean): void {
    const isBack = isShown && !this.#isShown;
    this.#isShown = isShown;
    if (isBack) this.refresh();
  }

  refresh(): void {
    if (this.#isShown) void this.#resource.load();
  }

  /** Nothing where the block is closed to the session. */
  template(): TemplateResult | typeof nothing {
    const { kind, title, ready } = this.#options;
    const { answer, trouble } = this.#resource;
    if (trouble && isAbsent(trouble)) return nothing;
    return html`<section part="block ${kind}" data-block=${kind} aria-labelledby="block-${kind}">
      <h2 id="block-${kind}">${title()}</h2>
      ${trouble ? this.#trouble(trouble) : nothing}
      ${
        answer === undefined
          ? trouble
            ? nothing
            : html`<div class="skeleton" aria-hidden="true"><i class="block-room"></i></div>`
          : ready(answer)
      }
    </section>`;
  }

  #trouble(trouble: Trouble): TemplateResult {
    const { words } = this.#record;
    const { isBusy } = this.#resource;
    return html`<div class="notice bad head" part="error" role="alert">
      <span>${troubleText(words, trouble)}</span>
      <button
        type="button"
        class="small"
        part="retry"
        aria-disabled=${isBusy}
        @click=${() => isBusy || this.refresh()}
      >
        ${words.text('retry')}
      </button>
    </div>`;
  }
}
