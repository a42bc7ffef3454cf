import type { TemplateResult } from 'lit';

import { newIdempotencyKey, type BrowserInput } from '../../../client/index.js';
import { createStoredPaymentMethod } from '../../../client/checkout/rows/stored-methods.js';
import type { StoredPaymentMethodResource } from '../../../client/checkout/stored-methods.js';
import { FIELDS } from '../../../frame/protocol.js';
import { words as english } from '../../../words/compiled/saved-cards/adding/en.js';
import type { Words } from '../../base/words.js';
import { CardFrame, cardFrameStyles, SealError } from '../../parts/card-frame/card-frame.js';
import type { CardFrameSettings, Sealed } from '../../parts/card-frame/card-frame.js';
import { isTyped } from '../../parts/card-frame/card-state.js';
import { mainButtonStyles } from '../../parts/controls/main-button.css.js';
import { endingOf } from '../../parts/resource/ending.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';
import { troubleText } from '../../parts/resource/resource-view.js';
import type { AddingHost, AddingPlace, CardsRecord } from '../adding-host.js';
import type { SavedCard } from '../saved-card.js';
import { addingStyles } from './adding.css.js';
import { addingView } from './adding-view.js';

const addCard = /*@__PURE__*/ proxyRow('checkout', createStoredPaymentMethod);

/** What is sent, and the key that makes it safe to send it again. */
interface Sent {
  readonly input: BrowserInput<typeof createStoredPaymentMethod>;
  readonly idempotencyKey: string;
}

export interface CardAddingOptions {
  title(): string;
  /** What a shopper knows of a card that was stored; nothing where the answer says too little. */
  read(stored: StoredPaymentMethodResource): SavedCard | undefined;
  onAdded(card: SavedCard | undefined): void;
  onCancel(): void;
}

const inputOf = ({ envelopes, holderName, brand }: Sealed): Sent['input'] => ({
  recurringProcessingModel: 'CardOnFile',
  paymentMethod: {
    type: 'scheme',
    ...envelopes,
    ...(holderName && { holderName }),
    ...(brand && { brand }),
  },
});

/** The form that stores a card without a payment. What is typed stays in the card frame. */
export class CardAdding {
  readonly #record: CardsRecord;
  readonly #host: AddingHost;
  readonly #place: AddingPlace;
  readonly #options: CardAddingOptions;
  readonly #words: Words<keyof typeof english>;
  readonly #frame: CardFrame;
  #problem = '';
  /** Set while its end is not known. */
  #sent: Sent | undefined;
  #isBusy = false;

  constructor(record: CardsRecord, host: AddingHost, place: AddingPlace, options: CardAddingOptions) {
    this.#record = record;
    this.#host = host;
    this.#place = place;
    this.#options = options;
    this.#words = record.wordsOf(english);
    record.adopt(...cardFrameStyles, mainButtonStyles, addingStyles);
    this.#frame = new CardFrame(host, {
      words: this.#words,
      settings: () => this.#settings,
      onCardChanged: () => undefined,
      onSubmit: () => void this.#save(),
      onDismiss: () => this.#cancel(),
      onFailed: (code) => record.fail('frame', code),
    });
  }

  get isBusy(): boolean {
    return this.#isBusy;
  }

  get isDirty(): boolean {
    return isTyped(this.#frame.card);
  }

  focus(): void {
    this.#frame.focus();
  }

  render(): TemplateResult {
    return addingView({
      title: this.#options.title(),
      fields: this.#frame.render('card-error'),
      problem: this.#problem,
      isUnknown: this.#sent !== undefined,
      isBusy: this.#isBusy,
      words: this.#words,
      onSave: () => void this.#save(),
      onCancel: () => this.#cancel(),
    });
  }

  get #settings(): CardFrameSettings {
    const { frameUrl, sandboxKey, withHolderName, holderNameRequired } = this.#host;
    const { connection, page } = this.#place;
    return {
      proxy: connection.proxy,
      frameUrl,
      sandboxKey,
      serverTime: this.#record.resource.now,
      fields: withHolderName ? FIELDS : FIELDS.slice(0, 3),
      holderNameRequired,
      brands: [],
      locale: this.#record.language,
      get direction() {
        return page.direction;
      },
      get colorScheme() {
        return page.colorScheme;
      },
      // What is sent again is what was sent, so that its key stands for it.
      disabled: this.#isBusy || this.#sent !== undefined,
    };
  }

  #cancel(): void {
    if (this.#isBusy) return;
    this.#close();
    this.#options.onCancel();
  }

  #close(): void {
    this.#sent = undefined;
    this.#problem = '';
  }

  async #save(): Promise<void> {
    const { client } = this.#record;
    if (this.#isBusy || !client) return;
    this.#isBusy = true;
    this.#problem = '';
    this.#record.update();
    const before = this.#record.answer ?? [];
    try {
      this.#sent ??= { input: inputOf(await this.#frame.seal()), idempotencyKey: newIdempotencyKey() };
      const { input, idempotencyKey } = this.#sent;
      await this.#added(await client.call(addCard, input, { idempotencyKey }));
    } catch (error) {
      if (error instanceof SealError) this.#notSealed(error);
      else await this.#failed(error, before);
    } finally {
      this.#isBusy = false;
      this.#record.update();
    }
  }

  #notSealed({ code }: SealError): void {
    if (code === 'incomplete') this.#frame.focus('first-invalid');
    else if (code === 'untouched') this.#frame.focus();
    else this.#problem = this.#words.text('cardNotSealed');
  }

  async #added(stored: StoredPaymentMethodResource): Promise<void> {
    const card = this.#options.read(stored);
    const record = this.#record;
    const { answer = [] } = record;
    if (card)
      record.show(
        answer.some(({ id }) => id === card.id)
          ? answer.map((each) => (each.id === card.id ? card : each))
          : [...answer, card],
      );
    else await record.refresh();
    this.#finish(card);
  }

  #finish(card: SavedCard | undefined): void {
    this.#close();
    this.#options.onAdded(card);
  }

  async #failed(error: unknown, before: readonly SavedCard[]): Promise<void> {
    const record = this.#record;
    const failure = record.failed(error);
    const isUnknown = endingOf(error) === 'unknown';
    if (!isUnknown) this.#sent = undefined;
    this.#problem = isUnknown
      ? this.#words.text('unknown')
      : failure.isRefused
        ? this.#words.text('refused')
        : troubleText(record.words, failure);
    if (!isUnknown) return this.#frame.clear('securityCode');
    // Perhaps only the answer was lost: then the list has a card more.
    const { lastFour } = this.#frame.card;
    const isNew = ({ id, lastFour: digits }: SavedCard): boolean =>
      digits === lastFour && !before.some((known) => known.id === id);
    const found = (await record.refresh()) && record.answer?.find(isNew);
    if (found) this.#finish(found);
  }
}
