import { newIdempotencyKey } from '../../client/index.js';
import type { AttemptState } from '../../client/pay-once/index.js';
import { readRecord } from '../../client/pay-once/record.js';
import { attemptStorage } from '../parts/attempt/attempt-storage.js';
import { CardFrame, type Sealed } from '../parts/card-frame/card-frame.js';
import { isTyped } from '../parts/card-frame/card-state.js';
import { frameSettings } from './frame-settings.js';
import type { NotSentCode } from './not-sent.js';
import { OrderMethods } from './order-methods.js';
import { panel } from '../parts/paying/panel.js';
import type { Paying } from '../parts/paying/paying.js';
import { Recovery } from '../parts/paying/recovery.js';
import type { Screen } from '../parts/paying/screen.js';
import type { TillHost, TillOptions } from './till-options.js';

/** What stands behind the form: the order's methods, the card frame, the shopper's choice, and the one payment. */
export class Till {
  readonly #host: TillHost;
  readonly #options: TillOptions;
  readonly methods: OrderMethods;
  readonly frame: CardFrame;
  readonly #recovery: Recovery;
  #paying: Paying | undefined;
  #loading: Promise<Paying> | undefined;
  #hasNotLoaded = false;
  #underWay: Promise<AttemptState | NotSentCode> | undefined;
  #order: string | undefined;
  #record: string | undefined;
  #hasRemembered = true;
  isStoring = false;

  constructor(host: TillHost, options: TillOptions) {
    const { connection, askedLanguage } = options;
    this.#host = host;
    this.#options = options;
    const settings = () => frameSettings(this, host, options);
    this.methods = new OrderMethods(host, {
      around: {
        ...options,
        host,
        frame: settings,
        client: () => connection.client,
        card: () => this.frame,
        onChosen: () => void this.load().catch(() => undefined),
        pay: () => void this.pay(),
      },
      client: () => connection.client,
      rules: () => host,
      request: () => ({
        order: host.order,
        locale: askedLanguage(),
        ...(host.countryCode && { countryCode: host.countryCode }),
      }),
      onAnswer: (answer) => {
        this.#remember();
        this.#hasNotLoaded = false;
        if (answer.attempt) void this.#find(answer.attempt);
        else if (!this.methods.isPayable) this.load().catch(this.#onNotLoaded);
      },
      onError: (error, isAgain) => {
        void this.#recovery.plan();
        // The page is told once.
        if (!isAgain) void this.load().then((paying) => paying.fail(error), this.#onNotLoaded);
      },
    });
    this.#recovery = new Recovery(host, this.methods);
    this.frame = new CardFrame(host, {
      words: options.words,
      settings,
      onCardChanged: (card) => {
        if (isTyped(card)) this.load().catch(() => undefined);
        options.onCardChanged(card);
      },
      onSubmit: () => void this.pay(),
      onFailed: (reason) => options.onFailed('card-frame', reason),
    });
  }

  get paying(): Paying | undefined {
    return this.#paying;
  }

  /** Before an update: what is remembered of another order does not count for this one. */
  update(): void {
    const { order } = this.#host;
    if (order === this.#order || !this.#options.connection.client) return;
    this.#order = order;
    this.#record = undefined;
    this.#hasRemembered = false;
    // Storage waits for another process: the form is on the page first, and the record is read before it can be used.
    setTimeout(() => this.#remember());
  }

  /** An order that this tab has begun to pay is looked up. */
  #remember(): void {
    if (this.#hasRemembered) return;
    this.#hasRemembered = true;
    this.#record = readRecord(attemptStorage, this.#host.order);
    if (this.#record) void this.#find(this.#record);
    this.#host.requestUpdate();
  }

  get screen(): Screen {
    const { words } = this.#options;
    const { answer, error } = this.methods;
    if (this.#paying?.isReady) return this.#paying.screen;
    if (this.#hasNotLoaded) {
      const button = [words.text('cardRetry'), this.#retry] as const;
      const slot = navigator.onLine ? 'error' : 'offline';
      const text = words.text(navigator.onLine ? 'network' : 'offline');
      return { state: slot, form: 'hidden', panel: panel({ slot, text, isAlert: true, button }) };
    }
    if (this.#record || error || answer?.attempt || (answer && !this.methods.isPayable))
      return { state: 'loading', form: 'hidden' };
    if (this.#underWay) return { state: 'busy', form: 'shown', busy: words.text('paying') };
    return { state: answer ? 'ready' : 'loading', form: 'shown' };
  }

  /** Id of the chosen stored card or other method, or empty: the card that is typed. */
  get choice(): string {
    return this.methods.list?.chosen ?? '';
  }

  /** By its own attribute or by a fieldset around it. */
  get isDisabled(): boolean {
    return this.#host.disabled || this.#host.matches(':disabled');
  }

  get canStore(): boolean {
    return this.#host.withSaveCard && this.methods.answer?.canStore === true && !this.choice;
  }

  /** Pays once, however often it is called; a word where nothing was begun. */
  readonly pay = (): Promise<AttemptState | NotSentCode> =>
    (this.#underWay ??= this.#pay().finally(() => {
      this.#underWay = undefined;
      this.#host.requestUpdate();
    }));

  async #pay(): Promise<AttemptState | NotSentCode> {
    const { frame } = this;
    const { answer } = this.methods;
    const { order } = this.#host;
    if (this.#paying && !this.#paying.isFree) return this.#paying.rested();
    if (this.isDisabled) return 'disabled';
    if (!answer || this.screen.state !== 'ready') {
      if (this.screen.form === 'shown') frame.focus();
      return 'not-ready';
    }
    // The frame tells of the last keys a moment later than they come, but knows of them when it is asked.
    const { list } = this.methods;
    const isCard = list?.isCard !== false;
    const early = !isCard || frame.card.complete ? undefined : await this.#sealEarly();
    if ((isCard && !early && !frame.card.complete) || list?.check() === false) return 'incomplete';
    const room = list?.room;
    const amount = room?.part ?? answer.amount;
    if (!this.#options.onBeforePay(order, amount)) return 'vetoed';
    const key = newIdempotencyKey();
    this.#leaveFields();
    const method = await room?.prepare(amount);
    if (room && !method) return 'dismissed';
    list?.remember();
    const choice = {
      amount,
      locale: this.#options.askedLanguage(),
      method,
      storedCard: this.choice,
      store: this.canStore && this.isStoring ? this.#host.recurringProcessingModel : undefined,
    };
    try {
      const paying = await this.load();
      return await paying.pay(
        choice,
        async () => (isCard ? (early ?? frame.seal()) : { envelopes: {} }),
        key,
      );
    } catch {
      room?.rested?.('cancelled');
      this.#onNotLoaded();
      return 'network';
    }
  }

  /** The code for all that follows the click. */
  async load(): Promise<Paying> {
    this.#loading ??= import('../parts/paying/paying.js').then(({ Paying }) => this.#make(Paying));
    return this.#loading;
  }

  #make(Class: typeof Paying): Paying {
    const { connection } = this.#options;
    this.#host.requestUpdate();
    return (this.#paying = new Class(this.#host, {
      ...this.#options,
      methods: this.methods,
      order: () => this.#host.order,
      client: () => connection.client,
      proxy: () => connection.proxy,
      reasons: () => this.#host.reasons,
      onSettled: (settled) => {
        const { isFree = false } = this.#paying ?? {};
        if (isFree) this.frame.clear('securityCode');
        this.methods.list?.room?.ended?.(isFree);
        this.#options.onSettled(settled);
      },
    }));
  }

  async #find(key: string): Promise<void> {
    try {
      (await this.load()).resume(key);
    } catch {
      this.#onNotLoaded();
    }
  }

  readonly #onNotLoaded = (): void => {
    this.#loading = undefined;
    this.#hasNotLoaded = true;
    this.#options.onFailed('network', undefined);
    this.#host.requestUpdate();
  };

  readonly #retry = (): void => {
    const key = this.#record ?? this.methods.answer?.attempt;
    this.#hasNotLoaded = false;
    if (key) void this.#find(key);
    else if (!this.methods.answer) void this.methods.load();
    this.#host.requestUpdate();
  };

  /** The fields are disabled from here on, and would take the focus with them. */
  #leaveFields(): void {
    const root = this.#host.shadowRoot;
    if (root?.activeElement?.localName === 'iframe') root.querySelector<HTMLElement>('.pay')?.focus();
  }

  /** Where a field is not fine, the frame shows which. */
  async #sealEarly(): Promise<Sealed | undefined> {
    try {
      return await this.frame.seal();
    } catch {
      this.frame.focus('first-invalid');
      return undefined;
    }
  }
}
