import { html, type TemplateResult } from 'lit';

import { ClientError, type CallOptions, type Client } from '../../../client/index.js';
import type { LegalEntity } from '../../../client/legal-entity/legal-entity.js';
import { confirmDataReview, getLegalEntity } from '../../../client/legal-entity/rows/legal-entities.js';
import { adoptStyles } from '../../base/adopt-styles.js';
import { momentText } from '../../base/moment.js';
import { Words } from '../../base/words.js';
import { recordStyles } from '../../parts/record/record.css.js';
import type { RenderingHost } from '../../parts/resource/keep-focus.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';
import { troubleOf } from '../../parts/resource/resource-state.js';
import type { ResourceWords } from '../../parts/resource/resource-words.js';
import { troubleText } from '../../parts/resource/resource-view.js';
import type { DataConfirmed, DataReviewFailed, ReviewWish } from '../events.js';
import { panelStyles } from './review-panel.css.js';
import { reviewView } from './review-view.js';
import { isSameSummary } from './summary.js';
import { words as english } from './words/en.js';
import { languages } from './words/languages.js';

const readEntity = /*@__PURE__*/ proxyRow('legal-entity', getLegalEntity);
const confirm = /*@__PURE__*/ proxyRow('legal-entity', confirmDataReview);

export interface ReviewPanelOptions {
  client(): Client | undefined;
  language(): string;
  legalEntity(): string;
  /** The words of the states that every element has. */
  readonly states: ResourceWords;
  answer(): LegalEntity | undefined;
  show(entity: LegalEntity): void;
  allows(wish: ReviewWish): boolean;
  onConfirmed(detail: DataConfirmed): void;
  onFailed(code: DataReviewFailed['code'], detail: string): void;
}

/** What is known of a seller, and the button that confirms it. Loaded while the first skeleton is on screen. */
export class ReviewPanel {
  readonly #host: RenderingHost;
  readonly #options: ReviewPanelOptions;
  readonly #words: Words<keyof typeof english>;
  #isBusy = false;
  #fault: { readonly text: string; readonly isChange: boolean } | undefined;
  /** When the platform says that it was confirmed; empty until it was. */
  confirmedAt = '';
  /** What has just happened, for whoever cannot see it. */
  news = '';

  constructor(host: RenderingHost, options: ReviewPanelOptions) {
    this.#host = host;
    this.#options = options;
    this.#words = new Words(host, options.language, english, languages);
    this.#words.hostUpdate();
    for (const sheet of [...recordStyles, panelStyles]) adoptStyles(host.renderRoot, sheet);
  }

  ask(client: Client, options: CallOptions = {}): Promise<LegalEntity> {
    return client.call(readEntity, { id: this.#options.legalEntity() }, options);
  }

  /** The platform says that it waits for a review, and nobody has made one here since. */
  isDue({ problems = [] }: LegalEntity): boolean {
    const errors = problems.flatMap(({ verificationErrors = [] }) => verificationErrors);
    const isAsked = errors.some(
      ({ type, subErrors = [] }) =>
        type === 'dataReview' || subErrors.some((each) => each.type === 'dataReview'),
    );
    return isAsked && !this.confirmedAt;
  }

  /** Another seller: nothing that was said of the last one is true. */
  reset(): void {
    this.confirmedAt = this.news = '';
    this.#fault = undefined;
  }

  render(entity: LegalEntity): TemplateResult {
    return html`${reviewView({
      entity,
      words: this.#words,
      language: this.#options.language(),
      isDue: this.isDue(entity),
      isBusy: this.#isBusy,
      confirmedAt: this.confirmedAt,
      fault: this.#fault,
      onConfirm: () => void this.#confirm(entity),
    })}`;
  }

  /** Confirms what is on screen: what was changed elsewhere meanwhile is shown first. */
  async #confirm(seen: LegalEntity): Promise<void> {
    const client = this.#options.client();
    const id = this.#options.legalEntity();
    if (!client || this.#isBusy || !this.#options.allows({ legalEntity: id })) return;
    this.#isBusy = true;
    this.#fault = undefined;
    this.#say(this.#words.text('confirming'));
    try {
      const current = await this.ask(client);
      const isMeant = id === this.#options.legalEntity();
      if (isMeant && !isSameSummary(seen, current)) {
        this.#options.show(current);
        this.#blame(this.#words.text('changed'), true);
        this.#options.onFailed('changed', 'changed');
      } else if (isMeant) {
        const { dataReviewedAt = '' } = await client.call(confirm, { id });
        this.#confirmed(id, current, dataReviewedAt);
      }
    } catch (error) {
      if (id === this.#options.legalEntity()) this.#fail(error);
    }
    this.#isBusy = false;
    this.#host.requestUpdate();
  }

  #confirmed(id: string, current: LegalEntity, at: string): void {
    const isTime = !Number.isNaN(Date.parse(at));
    this.#options.onConfirmed({ at });
    if (id !== this.#options.legalEntity()) return;
    this.confirmedAt = isTime ? at : 'now';
    this.#options.show(current);
    const time = isTime ? momentText(at, this.#options.language()) : '';
    this.#say(this.#words.text(time ? 'confirmed-at' : 'confirmed', { time }));
  }

  #fail(error: unknown): void {
    const trouble = troubleOf(error, navigator.onLine);
    const isRefused = error instanceof ClientError && error.code === 'platform-refused';
    const why = isRefused
      ? this.#words.text('refused', { code: trouble.code })
      : troubleText(this.#options.states, trouble);
    this.#blame(this.#words.text('not-confirmed', { why }), false);
    this.#options.onFailed(isRefused ? 'refused' : trouble.cause, trouble.code);
  }

  #blame(text: string, isChange: boolean): void {
    this.#fault = { text, isChange };
    this.#say(text);
  }

  #say(text: string): void {
    this.news = text;
    this.#host.requestUpdate();
  }
}
