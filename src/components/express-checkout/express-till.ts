import { newIdempotencyKey, type Amount } from '../../client/index.js';
import { readRecord } from '../../client/pay-once/record.js';
import type { Connection } from '../base/connection.js';
import type { Words } from '../base/words.js';
import { attemptStorage } from '../parts/attempt/attempt-storage.js';
import type { PaymentSettled } from '../parts/attempt/payment-settled.js';
import type { MethodRules } from '../parts/paying/method-rules.js';
import { panel } from '../parts/paying/panel.js';
import type { Paying } from '../parts/paying/paying.js';
import { Recovery } from '../parts/paying/recovery.js';
import type { Screen } from '../parts/paying/screen.js';
import type { ReasonTexts } from '../parts/result-view/result-view.js';
import type { WalletRoom } from '../parts/wallet/wallet-room.js';
import { OrderWallets } from './order-wallets.js';
import type { Word } from '../../words/compiled/express-checkout/en.js';

export type ExpressHost = ConstructorParameters<typeof Paying>[0] &
  HTMLElement &
  MethodRules & {
    readonly order: string;
    readonly countryCode: string;
    readonly disabled: boolean;
    readonly reasons: ReasonTexts | undefined;
  };

export interface ExpressTillOptions {
  readonly words: Words<Word>;
  readonly connection: Connection;
  language(): string;
  /** What the servers are told, shown or not. */
  askedLanguage(): string;
  container(): HTMLElement | null;
  /** False where the page objects. */
  onBeforePay(order: string, amount: Amount): boolean;
  onWallets(order: string, wallets: readonly WalletRoom[]): void;
  onSettled(settled: PaymentSettled): void;
  onFailed(code: string, detail: string | undefined): void;
}

/** What stands behind the buttons: the order, its wallets, and the one payment. */
export class ExpressTill {
  readonly #host: ExpressHost;
  readonly #options: ExpressTillOptions;
  readonly wallets: OrderWallets;
  readonly #recovery: Recovery;
  #paying: Paying | undefined;
  #loading: Promise<Paying> | undefined;
  #hasNotLoaded = false;
  #underWay: Promise<void> | undefined;
  #order: string | undefined;
  #record: string | undefined;

  constructor(host: ExpressHost, options: ExpressTillOptions) {
    const { connection, askedLanguage, language } = options;
    this.#host = host;
    this.#options = options;
    this.wallets = new OrderWallets(host, {
      around: { host, language, client: () => connection.client },
      rules: () => host,
      request: () => ({
        order: host.order,
        locale: askedLanguage(),
        ...(host.countryCode && { countryCode: host.countryCode }),
      }),
      onWallets: options.onWallets,
      onAnswer: ({ attempt, isPaid }) => {
        this.#hasNotLoaded = false;
        if (attempt) void this.#find(attempt);
        else if (isPaid) this.#prepare();
      },
      onError: (error, isAgain) => {
        void this.#recovery.plan();
        // The page is told once.
        if (!isAgain) void this.load().then((paying) => paying.fail(error), this.#onNotLoaded);
      },
    });
    this.#recovery = new Recovery(host, this.wallets);
  }

  get paying(): Paying | undefined {
    return this.#paying;
  }

  /** Before an update: an order that this tab has begun to pay is looked up. */
  update(): void {
    const { order } = this.#host;
    if (order === this.#order || !order || !this.#options.connection.client) return;
    this.#order = order;
    this.#record = readRecord(attemptStorage, order);
    if (this.#record) void this.#find(this.#record);
  }

  get screen(): Screen {
    const { words } = this.#options;
    const { answer, error, isPayable } = this.wallets;
    const isKnown = this.#record || error || answer?.attempt || answer?.isPaid;
    const isFree = this.#paying?.isFree !== false;
    if (answer && !isPayable && isFree && !answer.isPaid && !answer.attempt && !this.#paying?.state.outcome)
      return { state: 'empty', form: 'none' };
    if (this.#paying?.isReady) return this.#paying.screen;
    if (this.#hasNotLoaded) {
      const button = [words.text('cardRetry'), this.#retry] as const;
      const slot = navigator.onLine ? 'error' : 'offline';
      const text = words.text(navigator.onLine ? 'network' : 'offline');
      return { state: slot, form: 'hidden', panel: panel({ slot, text, isAlert: true, button }) };
    }
    if (isKnown) return { state: 'loading', form: 'hidden' };
    if (this.#underWay) return { state: 'busy', form: 'shown', busy: words.text('paying') };
    return answer ? { state: 'ready', form: 'shown' } : { state: 'loading', form: 'none' };
  }

  /** Opens a wallet, in the click, and pays once with what it gives, however often it is called. */
  readonly pay = (room: WalletRoom): void => {
    this.#underWay ??= this.#pay(room).finally(() => {
      this.#underWay = undefined;
      this.#host.requestUpdate();
    });
    this.#host.requestUpdate();
  };

  async #pay(room: WalletRoom): Promise<void> {
    const { answer } = this.wallets;
    const { order } = this.#host;
    if (this.#host.disabled || !answer || this.screen.state !== 'ready') return;
    if (!this.#options.onBeforePay(order, answer.amount)) return;
    const key = newIdempotencyKey();
    this.wallets.room = room;
    const asked = room.prepare(answer.amount);
    this.#prepare();
    const method = await asked;
    if (!method) return;
    try {
      const paying = await this.load();
      const locale = this.#options.askedLanguage();
      const choice = { amount: answer.amount, locale, method, storedCard: '', store: undefined };
      await paying.pay(choice, async () => ({ envelopes: {} }), key);
    } catch {
      room.rested('cancelled');
      this.#onNotLoaded();
    }
  }

  /** The code for all that follows the click. */
  async load(): Promise<Paying> {
    this.#loading ??= import('../parts/paying/paying.js').then(({ Paying }) => this.#make(Paying));
    return this.#loading;
  }

  /** Loads it early. Where that fails, it is tried again when it is needed, and said then. */
  #prepare(): void {
    this.load().catch(() => (this.#loading = undefined));
  }

  #make(Class: typeof Paying): Paying {
    const { connection } = this.#options;
    this.#host.requestUpdate();
    return (this.#paying = new Class(this.#host, {
      ...this.#options,
      methods: this.wallets,
      order: () => this.#host.order,
      client: () => connection.client,
      proxy: () => connection.proxy,
      reasons: () => this.#host.reasons,
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
    const key = this.#record ?? this.wallets.answer?.attempt;
    this.#hasNotLoaded = false;
    if (key) void this.#find(key);
    else if (!this.wallets.answer) void this.wallets.load();
    this.#host.requestUpdate();
  };
}
