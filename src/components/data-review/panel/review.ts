import { html, type TemplateResult } from 'lit';

import type { CallOptions, Client } from '../../../client/index.js';
import type { LegalEntity } from '../../../client/legal-entity/legal-entity.js';
import { confirmDataReview, getLegalEntity } from '../../../client/legal-entity/rows/legal-entities.js';
import { momentText } from '../../base/moment.js';
import type { Words } from '../../base/words.js';

import { recordStyles } from '../../parts/record/record.css.js';
import type { RecordController } from '../../parts/record/record-controller.js';
import type { RecordView } from '../../parts/record/record-view.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';
import type { ResourceState } from '../../parts/resource/resource-state.js';
import { troubleText } from '../../parts/resource/resource-view.js';
import { reviewStyles } from './review.css.js';
import { reviewView } from './review-view.js';
import { isSameSummary } from './summary.js';
import { words as english } from '../../../words/compiled/data-review/panel/en.js';

const readEntity = /*@__PURE__*/ proxyRow('legal-entity', getLegalEntity);
const confirm = /*@__PURE__*/ proxyRow('legal-entity', confirmDataReview);

type ReviewRecord = RecordController<LegalEntity, Review, 'florin-data-review-failed'>;

/** What is known of a seller, and the button that confirms it. Loaded while the first skeleton is on screen. */
export class Review implements RecordView<LegalEntity> {
  readonly #record: ReviewRecord;
  readonly #words: Words<keyof typeof english>;
  /** When the platform says that it was confirmed; empty until it was. */
  #confirmedAt = '';
  #message: { readonly text: string; readonly isChange: boolean } | undefined;
  isBusy = false;

  constructor(record: ReviewRecord) {
    this.#record = record;
    this.#words = record.wordsOf(english);
    record.adopt(...recordStyles, reviewStyles);
  }

  load(client: Client, options: CallOptions = {}): Promise<LegalEntity> {
    return client.call(readEntity, { id: this.#record.id }, options);
  }

  /** The platform says that it waits for a review, and none was made here since. */
  #isDue({ problems = [] }: LegalEntity): boolean {
    const errors = problems.flatMap(({ verificationErrors = [] }) => verificationErrors);
    const isAsked = errors.some(
      ({ type, subErrors = [] }) =>
        type === 'dataReview' || subErrors.some((each) => each.type === 'dataReview'),
    );
    return isAsked && !this.#confirmedAt;
  }

  reset(): void {
    this.#confirmedAt = '';
    this.#message = undefined;
  }

  states(entity: LegalEntity, state: ResourceState): readonly string[] {
    return [state, ...(this.#isDue(entity) ? ['due'] : []), ...(this.#confirmedAt ? ['confirmed'] : [])];
  }

  render(entity: LegalEntity): TemplateResult {
    return html`${reviewView({
      entity,
      words: this.#words,
      language: this.#record.language,
      isDue: this.#isDue(entity),
      isBusy: this.isBusy,
      confirmedAt: this.#confirmedAt,
      message: this.#message,
      onConfirm: () => void this.#confirm(entity),
    })}`;
  }

  /** Confirms what is on screen: what was changed elsewhere meanwhile is shown first. */
  async #confirm(seen: LegalEntity): Promise<void> {
    const record = this.#record;
    const { client, id } = record;
    if (!client || this.isBusy || !record.emit('florin-before-data-confirm', { legalEntity: id })) return;
    this.isBusy = true;
    this.#message = undefined;
    record.say(this.#words.text('confirming'));
    try {
      const current = await this.load(client);
      const isMeant = id === record.id;
      if (isMeant && !isSameSummary(seen, current)) {
        record.show(current);
        this.#explain(this.#words.text('changed'), true);
        record.fail('changed', 'changed');
      } else if (isMeant) {
        const { dataReviewedAt = '' } = await client.call(confirm, { id });
        this.#confirmed(id, current, dataReviewedAt);
      }
    } catch (error) {
      if (id === record.id) this.#failed(error);
    }
    this.isBusy = false;
    record.update();
  }

  #confirmed(id: string, current: LegalEntity, at: string): void {
    const record = this.#record;
    const isTime = !Number.isNaN(Date.parse(at));
    record.emit('florin-data-confirmed', { at });
    if (id !== record.id) return;
    this.#confirmedAt = isTime ? at : 'now';
    record.show(current);
    const time = isTime ? momentText(at, record.language) : '';
    record.say(this.#words.text(time ? 'confirmed-at' : 'confirmed', { time }));
  }

  #failed(error: unknown): void {
    const failure = this.#record.failed(error);
    const why = failure.isRefused
      ? this.#words.text('refused', { code: failure.code })
      : troubleText(this.#record.words, failure);
    this.#explain(this.#words.text('not-confirmed', { why }), false);
  }

  #explain(text: string, isChange: boolean): void {
    this.#message = { text, isChange };
    this.#record.say(text);
  }
}
