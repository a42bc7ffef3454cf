import type { ReactiveController } from 'lit';

import type { Client } from '../../client/index.js';
import type { MethodsAnswer, MethodsRequest } from '../../client/shopper/methods.js';
import type { RenderingHost } from '../base/adopt-styles.js';
import { noteEnvironment } from '../base/environment.js';
import { askMethods, lost } from '../parts/paying/ask-methods.js';
import { underRules, type MethodRules } from '../parts/paying/method-rules.js';
import type { AskedOrder } from '../parts/paying/paying.js';
import type { WalletSurroundings } from '../parts/wallet/sheet.js';
import type { WalletRoom } from '../parts/wallet/wallet-room.js';
import type { WalletRooms } from './wallet-rooms.js';

export interface OrderWalletsOptions {
  readonly around: WalletSurroundings;
  request(): MethodsRequest;
  rules(): MethodRules;
  onAnswer(answer: MethodsAnswer): void;
  onWallets(order: string, wallets: readonly WalletRoom[]): void;
  /** `isAgain` where it was asked again because of an error. */
  onError(error: unknown, isAgain: boolean): void;
}

/** What an order costs, and the wallets that it can be paid with on this device. While it is asked for again, the last answer stays. */
export class OrderWallets implements ReactiveController, AskedOrder {
  readonly #host: RenderingHost;
  readonly #options: OrderWalletsOptions;
  #client: Client | undefined;
  #place = '';
  #asked = '';
  #turn = 0;
  #rooms: WalletRooms | undefined;
  answer: MethodsAnswer | undefined;
  error: unknown;
  wallets: readonly WalletRoom[] = [];
  /** What the shopper pays by. */
  room: WalletRoom | undefined;

  constructor(host: RenderingHost, options: OrderWalletsOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  get isPayable(): boolean {
    return this.wallets.length > 0;
  }

  get list(): { readonly room: WalletRoom | undefined } {
    return { room: this.room };
  }

  hostUpdate(): void {
    const client = this.#options.around.client();
    const { order, countryCode = '' } = this.#options.request();
    const { allowMethods, denyMethods, orderMethods } = this.#options.rules();
    const place = `${countryCode} ${order}`;
    const asked = [place, allowMethods, denyMethods, orderMethods].join('|');
    if (!client || !order || (client === this.#client && asked === this.#asked)) return;
    if (client !== this.#client || place !== this.#place) this.answer = this.room = undefined;
    this.#client = client;
    this.#place = place;
    this.#asked = asked;
    void this.load();
  }

  /** Asks again, and keeps what is known until the answer is there; of a failure, what is said of it too. */
  async load(isAgain = false): Promise<void> {
    const turn = ++this.#turn;
    const request = this.#options.request();
    if (!isAgain) this.error = undefined;
    this.#host.requestUpdate();
    try {
      // Both are on their way at once: a button is not to wait for two answers, one after the other.
      const [whole, rooms] = await Promise.all([askMethods(this.#client, request), this.#load()]);
      if (turn !== this.#turn || !whole) return;
      const answer = underRules(whole, this.#options.rules());
      const wallets = await rooms.of(answer, (all) => turn === this.#turn && this.#show(answer, all));
      if (turn !== this.#turn) return;
      this.answer = answer;
      noteEnvironment(this.#host, answer.environment);
      this.error = undefined;
      this.#show(answer, wallets);
      this.#options.onAnswer(answer);
    } catch (error) {
      if (turn !== this.#turn) return;
      this.error = error;
      this.#options.onError(error, isAgain);
    }
    this.#host.requestUpdate();
  }

  async #load(): Promise<WalletRooms> {
    const { WalletRooms } = await import('./wallet-rooms.js').catch(lost);
    return (this.#rooms ??= new WalletRooms(this.#options.around));
  }

  #show({ order }: MethodsAnswer, wallets: readonly WalletRoom[]): void {
    this.wallets = wallets;
    this.#options.onWallets(order, wallets);
    this.#host.requestUpdate();
  }
}
