import { html, nothing, type TemplateResult } from 'lit';

import type { GrantOffer } from '../../../client/balance-platform/index.js';
import type { CallOptions, Client } from '../../../client/index.js';
import type { Words } from '../../base/words.js';
import { freshnessView } from '../../parts/record/freshness-view.js';
import { markShapeStyles } from '../../parts/record/mark-shapes.css.js';
import { recordStyles } from '../../parts/record/record.css.js';
import type { RecordView } from '../../parts/record/record-view.js';
import type { ResourceState } from '../../parts/resource/resource-state.js';
import { troubleText } from '../../parts/resource/resource-view.js';
import { timeText } from '../../parts/table/time-text.js';
import { words as english } from '../../../words/compiled/financing/panel/en.js';
import type { Taking } from '../take/taking.js';
import { accountView } from './account-view.js';
import {
  offerRow,
  readFinancing,
  unlessMissing,
  type FinancingElement,
  type FinancingRecord,
  type KnownFinancing,
} from './financing-record.js';
import { grantsView, standingOf } from './grants-view.js';
import { keptTakes } from './kept-takes.js';
import { offersView } from './offers-view.js';
import { panelStyles } from './panel.css.js';
import { Repaying } from './repaying.js';
import type { View } from './view.js';
import { Watch } from './watch.js';

/** Offers and grants, or the offer that is being taken. Loaded while the first skeleton is on screen. */
export class Panel implements RecordView<KnownFinancing> {
  readonly #record: FinancingRecord;
  readonly #element: FinancingElement;
  readonly #words: Words<keyof typeof english>;
  readonly #repaying: Repaying;
  readonly #watch: Watch;
  #taking: Taking | undefined;
  /** Why an offer could not be opened. */
  #problem = '';

  constructor(record: FinancingRecord, element: FinancingElement) {
    this.#record = record;
    this.#element = element;
    this.#words = record.wordsOf(english);
    this.#repaying = new Repaying(record, element, () => this.#view);
    this.#watch = new Watch(element, () => record.refresh());
    record.adopt(...recordStyles, markShapeStyles, panelStyles);
  }

  get isDirty(): boolean {
    return this.#taking?.isDirty === true;
  }

  get isBusy(): boolean {
    return this.#taking?.isBusy === true;
  }

  /** There is something to say or to do although nothing is listed. */
  get isTold(): boolean {
    return this.#problem !== '' || this.#taking?.isOpen === true;
  }

  async load(client: Client, options: CallOptions): Promise<KnownFinancing> {
    const known = await readFinancing(client, this.#element, options);
    await this.#takeUp(client, known, options);
    return known;
  }

  reset(): void {
    this.#taking?.reset();
    this.#repaying.forget();
    this.#problem = '';
  }

  states(_: KnownFinancing, state: ResourceState): readonly string[] {
    return [state, ...(this.#taking?.isOpen ? ['taking'] : []), ...(this.isBusy ? ['busy'] : [])];
  }

  render(known: KnownFinancing): TemplateResult {
    const { offers, grants, account, at } = known;
    const isAwaited = grants.some((grant) => standingOf(grant) === 'pending');
    if (isAwaited && !this.#record.resource.trouble) this.#watch.start();
    else this.#watch.stop();
    if (this.#taking?.isOpen) return this.#taking.template();
    const view = this.#view;
    const isSeller = this.#element.audience !== 'operator';
    const hasOffers = isSeller || this.#element.accountHolder !== '';
    const time = timeText(view.language, at, { dateStyle: 'medium', timeStyle: 'long' });
    return html`<div class="stack financing">
      ${freshnessView({ time, isBusy: view.isBusy, words: view.words, onRefresh: () => void this.#refresh() })}
      ${this.#trouble()} ${account ? accountView(view, account) : nothing}
      ${hasOffers ? offersView({ ...view, onTake: (offer) => void this.#take(offer) }, offers) : nothing}
      ${grantsView(
        {
          ...view,
          isOfAll: !hasOffers,
          opened: this.#element.grant,
          repayments: (grant) => this.#repaying.template(grant),
          onOpen: ({ id }) => this.#show(id),
        },
        grants,
      )}
    </div>`;
  }

  get #view(): View {
    const { language, resource } = this.#record;
    const { audience, readOnly } = this.#element;
    return {
      words: this.#words,
      language,
      now: resource.now ?? Date.now(),
      mayTake: audience !== 'operator' && !readOnly && this.#record.can('transfers.createGrant'),
      isBusy: resource.isBusy || this.isBusy,
    };
  }

  /** What is shown may be old: the last time it was asked for, no answer came. */
  #trouble(): TemplateResult | typeof nothing {
    const { trouble } = this.#record.resource;
    const text = trouble ? troubleText(this.#record.words, trouble) : this.#problem;
    return text ? html`<p class="notice bad" part="error" role="alert">${text}</p>` : nothing;
  }

  async #refresh(): Promise<void> {
    this.#problem = '';
    if (!(await this.#record.refresh())) return;
    this.#repaying.forget();
    this.#record.say(this.#words.text('refreshed'));
  }

  /** Opens the repayments of a grant, or closes them. */
  #show(id: string): void {
    const grant = this.#element.grant === id ? '' : id;
    this.#element.grant = grant;
    this.#repaying.forget();
    this.#record.emit('florin-grant-opened', { grant });
  }

  async #take(offer: GrantOffer): Promise<void> {
    this.#problem = '';
    await (await this.#load()).open(offer);
  }

  async #load(): Promise<Taking> {
    const { Taking } = await import('../take/taking.js');
    return (this.#taking ??= new Taking(this.#record, this.#element, {
      now: () => this.#view.now,
      onProblem: (text) => {
        this.#problem = text;
        this.#record.update();
      },
    }));
  }

  /** What was sent when the page was left, or by another tab, is asked about; what has become a grant is forgotten. */
  async #takeUp(client: Client, { offers, grants }: KnownFinancing, options: CallOptions): Promise<void> {
    if (!this.#view.mayTake || this.#taking?.isOpen) return;
    for (const id of keptTakes.ids) {
      const kept = keptTakes.read(id);
      const isOffered = offers.find((offer) => offer.id === id);
      const isTaken = grants.some(({ grantOfferId }) => grantOfferId === id);
      if (isTaken || (!kept?.body && !isOffered)) keptTakes.keep(id, undefined);
      if (isTaken || !kept?.body) continue;
      const asking = client.call(offerRow, { grantOfferId: id }, options);
      const offer = isOffered ?? (await unlessMissing(asking));
      if (!offer) continue;
      (await this.#load()).takeUp(offer, kept);
      return;
    }
  }
}
