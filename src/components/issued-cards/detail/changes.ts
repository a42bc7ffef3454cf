import { html, nothing, type TemplateResult } from 'lit';

import type { CallInput } from '../../../client/index.js';
import { updatePaymentInstrument } from '../../../client/balance-platform/rows/payment-instruments.js';
import { apart } from '../../base/apart.js';
import type { Words } from '../../base/words.js';
import type { Confirmation } from '../../parts/confirm/confirm.js';
import { endingOf, type Ending } from '../../parts/resource/ending.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';
import { troubleText } from '../../parts/resource/resource-view.js';
import type { Word } from '../../../words/compiled/issued-cards/detail/en.js';
import type { IssuedCardChange } from '../events.js';
import type { CardsRecord } from '../panel/cards-record.js';
import type { IssuedCard } from '../panel/issued-card.js';

/** Whose card it is, and its password, the merchant's own server says. */
const updateRow = /*@__PURE__*/ proxyRow('balance-platform', {
  ...updatePaymentInstrument,
  supplied: ['card'] as const,
});

type Body = Omit<CallInput<typeof updateRow>, 'id'>;
type Change = IssuedCardChange['change'];

export interface ChangesOptions {
  readonly texts: Pick<Words<Word>, 'text'>;
  ask(confirmation: Confirmation): void;
  /** Reads the card anew. Resolves to what it is now, if that came. */
  reread(): Promise<IssuedCard | undefined>;
}

/** Whether what was asked for is what the platform says now. */
const isSo = (card: IssuedCard | undefined, { status, balanceAccountId }: Body): boolean =>
  (status === undefined || card?.status === status) &&
  (balanceAccountId === undefined || card?.account.id === balanceAccountId);

/** Freezes, activates, moves and closes a card. */
export class Changes {
  readonly #record: CardsRecord;
  readonly #options: ChangesOptions;
  #isBusy = false;
  /** Why the last change was not made, or that this is not known. */
  #problem = '';
  #isDoubtful = false;
  /** The card that was just frozen here: one press takes that back. */
  #frozen = '';

  constructor(record: CardsRecord, options: ChangesOptions) {
    this.#record = record;
    this.#options = options;
  }

  get isBusy(): boolean {
    return this.#isBusy;
  }

  reset(): void {
    this.#problem = this.#frozen = '';
    this.#isDoubtful = false;
  }

  /** What became of the last change, with what can be done about it. */
  note(card: IssuedCard): TemplateResult {
    const { texts } = this.#options;
    const isFrozen = this.#frozen === card.id && card.status === 'suspended';
    return html`${
        isFrozen
          ? html`<div class="notice ways" part="notice">
              <span>${texts.text('frozen-now')}</span>
              <button type="button" class="small" part="undo" @click=${() => void this.unfreeze(card)}>
                ${texts.text('undo')}
              </button>
            </div>`
          : nothing
      }
      <div role="alert">
        ${
          this.#problem
            ? html`<div class="notice ${this.#isDoubtful ? 'due' : 'bad'} ways" part="error">
                <span>${this.#problem}</span>
                ${
                  this.#isDoubtful
                    ? html`<button type="button" class="small" part="look" @click=${() => void this.#look()}>
                        ${texts.text('look')}
                      </button>`
                    : nothing
                }
              </div>`
            : nothing
        }
      </div>`;
  }

  /** At once, without a question: it harms nothing, and one press undoes it. */
  async freeze(card: IssuedCard): Promise<void> {
    const ending = await this.send(card, 'freeze', { status: 'suspended' });
    if (ending !== 'received') return;
    this.#frozen = card.id;
    this.#record.focus('[part~=undo]');
  }

  async unfreeze(card: IssuedCard): Promise<void> {
    const ending = await this.send(card, 'unfreeze', { status: 'active' });
    if (ending === 'received') this.#record.focus('[part~=freeze]');
  }

  /** A card that can be spent with from then on, so what that does is said first. */
  askActive(card: IssuedCard): void {
    const { texts, ask } = this.#options;
    const change = card.status === 'suspended' ? 'unfreeze' : 'activate';
    ask({
      title: texts.text(`ask-${change}`, { name: apart(card.name) }),
      text: html`<p>${texts.text(`effect-${change}`)}</p>`,
      yes: texts.text(change),
      no: texts.text('cancel'),
      onYes: () => void this.send(card, change, { status: 'active' }),
    });
  }

  /** Resolves to how it ended; undefined where the page did not let it begin. */
  async send(card: IssuedCard, change: Change, body: Body): Promise<Ending | undefined> {
    const record = this.#record;
    const { texts } = this.#options;
    const { client } = record;
    const face = { card: card.id, change, reason: body.statusReason ?? '' };
    if (!client || this.#isBusy || !record.emit('florin-before-issued-card-change', face)) return undefined;
    this.reset();
    this.#isBusy = true;
    record.say(texts.text('sending'));
    const ending = await this.#send(client, card, body);
    this.#isBusy = false;
    record.say(this.#problem || texts.text(`done-${change}`, { name: apart(card.name) }));
    record.emit('florin-issued-card-changed', { ...face, ending });
    record.focus('h2[tabindex]');
    return ending;
  }

  async #send(client: NonNullable<CardsRecord['client']>, { id }: IssuedCard, body: Body): Promise<Ending> {
    const { texts, reread } = this.#options;
    try {
      await client.call(updateRow, { id, ...body });
      // Done is done, also where what it is now does not come.
      await reread();
      return 'received';
    } catch (error) {
      const { isRefused, ...trouble } = this.#record.failed(error);
      const ending = endingOf(error);
      // Another person may have changed it meanwhile, or only the answer was lost: what the platform says now is true.
      const now = ending === 'not-sent' ? undefined : await reread();
      if (ending === 'unknown' && now && isSo(now, body)) return 'received';
      this.#isDoubtful = ending === 'unknown';
      const why = isRefused
        ? texts.text('refused-because', { code: apart(trouble.code) })
        : troubleText(this.#record.words, trouble);
      this.#problem = this.#isDoubtful ? texts.text('change-unknown') : texts.text('not-done', { why });
      return ending;
    }
  }

  async #look(): Promise<void> {
    if (this.#isBusy) return;
    const card = await this.#options.reread();
    if (!card) return;
    this.reset();
    this.#record.say(this.#options.texts.text('looked'));
    this.#record.focus('h2[tabindex]');
  }
}
