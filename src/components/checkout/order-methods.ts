import type { ReactiveController } from 'lit';

import type { Client } from '../../client/index.js';
import type { MethodsAnswer, MethodsRequest } from '../../client/shopper/methods.js';
import { apart } from '../base/apart.js';
import type { RenderingHost } from '../base/adopt-styles.js';
import { noteEnvironment } from '../base/environment.js';
import { amountText } from '../parts/amount/amount.js';
import type { RoomSurroundings } from './methods/family.js';
import type { MethodList } from './methods/method-list.js';
import { askMethods, lost } from '../parts/paying/ask-methods.js';
import type { MethodRules } from '../parts/paying/method-rules.js';
import { isCardAlone, takesCards } from '../parts/paying/takes-cards.js';

export interface OrderMethodsOptions {
  readonly around: Omit<RoomSurroundings, 'brand'>;
  client(): Client | undefined;
  request(): MethodsRequest;
  rules(): MethodRules;
  onAnswer(answer: MethodsAnswer): void;
  /** `isAgain` where it was asked again because of an error. */
  onError(error: unknown, isAgain: boolean): void;
}

/**
 * What the order costs and how it can be paid: one request for each order, country, proxy and choice of the page. While it is
 * asked for again, the last answer stays.
 */
export class OrderMethods implements ReactiveController {
  readonly #host: RenderingHost;
  readonly #options: OrderMethodsOptions;
  #client: Client | undefined;
  #place = '';
  #asked = '';
  #turn = 0;
  #language: string | undefined;
  #list: MethodList | undefined;
  answer: MethodsAnswer | undefined;
  /** Why the last time of asking brought no answer. */
  error: unknown;

  constructor(host: RenderingHost, options: OrderMethodsOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  hostUpdate(): void {
    const client = this.#options.client();
    const { order, countryCode } = this.#options.request();
    const { allowMethods, denyMethods, orderMethods } = this.#options.rules();
    const place = `${countryCode} ${order}`;
    const asked = [place, allowMethods, denyMethods, orderMethods].join('|');
    if (!client || !order || (client === this.#client && asked === this.#asked)) return;
    if (client !== this.#client || place !== this.#place) this.answer = undefined;
    this.#client = client;
    this.#place = place;
    this.#asked = asked;
    void this.load();
  }

  /** What the shopper chooses from; loaded with the first answer that has more than a card to type. */
  get list(): MethodList | undefined {
    return this.answer && this.#list;
  }

  /** Whether the page has a way to take what the order can be paid with. */
  get isPayable(): boolean {
    return (this.answer && takesCards(this.answer)) || this.list?.hasOthers === true;
  }

  /** What is to be paid, as the shop wrote it; in a language it was not asked in, as the browser does. */
  amountIn(language: string): string | undefined {
    const { answer } = this;
    if (answer?.amountText && language === this.#language) return apart(answer.amountText);
    return answer && amountText(answer.amount, language);
  }

  /** Asks again, and keeps what is known until the answer is there; of a failure, what is said of it too. */
  async load(isAgain = false): Promise<void> {
    const turn = ++this.#turn;
    const request = this.#options.request();
    if (!isAgain) this.error = undefined;
    this.#host.requestUpdate();
    try {
      const answer = await askMethods(this.#client, request);
      if (turn !== this.#turn || !answer) return;
      const rules = this.#options.rules();
      if (!this.#list && (rules.allowMethods || rules.denyMethods || !isCardAlone(answer))) {
        const { MethodList } = await import('./methods/method-list.js').catch(lost);
        this.#list ??= new MethodList(this.#options.around);
      }
      if (turn !== this.#turn) return;
      const taken = await this.#list?.take(answer, rules);
      if (turn !== this.#turn) return;
      this.answer = taken ?? answer;
      noteEnvironment(this.#host, answer.environment);
      this.error = undefined;
      this.#language = request.locale;
      this.#options.onAnswer(answer);
    } catch (error) {
      if (turn !== this.#turn) return;
      this.error = error;
      this.#options.onError(error, isAgain);
    }
    this.#host.requestUpdate();
  }
}
