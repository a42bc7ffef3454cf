import { html, type TemplateResult } from 'lit';

import type { NetworkToken } from '../../../client/balance-platform/index.js';
import {
  getNetworkToken,
  listNetworkTokens,
  updateNetworkToken,
} from '../../../client/balance-platform/rows/payment-instruments.js';
import type { Client } from '../../../client/index.js';
import { bareWord } from '../../../client/schema/values.js';
import { systemClock } from '../../../client/wire/clock.js';
import { apart } from '../../base/apart.js';
import type { Words } from '../../base/words.js';
import { STATUS_AFTER, type StatusChange } from '../../parts/account-holder/status.js';
import { LoadedList } from '../../parts/record/loaded-list.js';
import { endingOf, type Ending } from '../../parts/resource/ending.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';
import { troubleText } from '../../parts/resource/resource-view.js';
import { words as english } from '../../../words/compiled/issued-cards/tabs/en.js';
import type { TabOptions, TabRoom } from '../detail/tabs.js';
import type { NetworkTokenChange } from '../events.js';
import type { CardsRecord } from '../panel/cards-record.js';
import type { IssuedCard } from '../panel/issued-card.js';
import { tokenName, tokensView } from './tokens-view.js';

const listRow = /*@__PURE__*/ proxyRow('balance-platform', listNetworkTokens);
const tokenRow = /*@__PURE__*/ proxyRow('balance-platform', getNetworkToken);
/** The proxy passes on that a change was taken on by an answer without a body. */
const updateRow = /*@__PURE__*/ proxyRow('balance-platform', { ...updateNetworkToken, success: [202, 204] });

/** Looks after a change, and milliseconds before each: then a person looks again. */
const LOOKS = 4;
const PAUSE = 2000;

/** Tokens of a card: where it is stored, each suspended, resumed and closed by the card scheme, which takes a moment. */
export class Tokens implements TabRoom {
  readonly #record: CardsRecord;
  readonly #options: TabOptions;
  readonly #words: Words<keyof typeof english>;
  readonly #list: LoadedList<NetworkToken>;
  /** What a token was asked to become, by its id, until it is. */
  readonly #asked = new Map<string, string>();
  #looking = new AbortController();
  #isBusy = false;
  #problem = '';
  readonly isDirty = false;

  constructor(record: CardsRecord, options: TabOptions) {
    this.#record = record;
    this.#options = options;
    this.#words = record.wordsOf(english);
    this.#list = new LoadedList(record, async (client, id) => {
      const { networkTokens = [] } = await client.call(listRow, { id });
      for (const { id: token = '', status } of networkTokens)
        if (this.#asked.get(token) === bareWord(status)) this.#asked.delete(token);
      return { items: networkTokens, next: undefined };
    });
  }

  get isBusy(): boolean {
    return this.#isBusy;
  }

  reset(): void {
    this.#looking.abort();
    this.#looking = new AbortController();
    this.#asked.clear();
    this.#list.forget();
    this.#problem = '';
  }

  template(card: IssuedCard): TemplateResult {
    this.#list.see(card.id);
    return tokensView({
      texts: this.#words,
      showing: this.#options.showing(),
      list: this.#list,
      asked: this.#asked,
      mayChange: this.#record.can('balance-platform.updateNetworkToken'),
      isBusy: this.#isBusy,
      problem: this.#problem,
      onChange: (token, change) => this.#ask(card, token, change),
      onLook: () => void this.#lookAgain(),
    });
  }

  /** To suspend one harms nothing; to close one is for good. */
  #ask(card: IssuedCard, token: NetworkToken, change: NetworkTokenChange['change']): void {
    if (change !== 'close') return void this.#send(card, token, change);
    const words = this.#words;
    const end = token.tokenLastFour ?? (token.id ?? '').slice(-4);
    this.#options.ask({
      title: words.text('ask-close-token', { name: apart(tokenName(words, token)) }),
      text: html`<p>${words.text('effect-close-token')}</p>`,
      yes: words.text('yes-close-token'),
      no: words.text('cancel'),
      typed: [
        {
          label: words.text('type-end', { end: apart(end) }),
          wrong: words.text('type-wrong', { end: apart(end) }),
          isText: !token.tokenLastFour,
          isRight: (typed) => typed.toUpperCase() === end.toUpperCase(),
        },
      ],
      onYes: () => void this.#send(card, token, change),
    });
  }

  async #send(card: IssuedCard, { id = '' }: NetworkToken, change: NetworkTokenChange['change']) {
    const record = this.#record;
    const { client } = record;
    const face = { card: card.id, token: id, change };
    if (!client || this.#isBusy || !record.emit('florin-before-network-token-change', face)) return;
    this.#isBusy = true;
    this.#problem = '';
    record.say(this.#words.text('sending'));
    const ending = await this.#call(client, id, STATUS_AFTER[change]);
    this.#isBusy = false;
    record.say(this.#problem || this.#words.text('token-asked'));
    record.emit('florin-network-token-changed', { ...face, ending });
    record.focus(`[data-token="${CSS.escape(id)}"] h3`);
    if (ending === 'received') void this.#follow(client, id, this.#looking.signal);
    else void this.#list.load();
  }

  async #call(
    client: Client,
    networkTokenId: string,
    status: (typeof STATUS_AFTER)[StatusChange],
  ): Promise<Ending> {
    try {
      await client.call(updateRow, { networkTokenId, status });
      this.#asked.set(networkTokenId, status);
      return 'received';
    } catch (error) {
      const { isRefused, ...trouble } = this.#record.failed(error);
      const ending = endingOf(error);
      const why = isRefused
        ? this.#words.text('refused-because', { code: apart(trouble.code) })
        : troubleText(this.#record.words, trouble);
      this.#problem =
        ending === 'unknown' ? this.#words.text('token-unknown') : this.#words.text('not-done', { why });
      return ending;
    }
  }

  /** The answer says that the change is under way. Only what the platform says later says that it is done. */
  async #follow(client: Client, networkTokenId: string, signal: AbortSignal): Promise<void> {
    for (let look = 0; look < LOOKS && !signal.aborted; look += 1) {
      await systemClock.wait(PAUSE, signal).catch(() => undefined);
      const asked = this.#asked.get(networkTokenId);
      if (signal.aborted || asked === undefined) return;
      const now = await client.call(tokenRow, { networkTokenId }, { signal }).catch(() => undefined);
      if (signal.aborted || bareWord(now?.token.status) !== asked) continue;
      await this.#list.load();
      this.#record.say(this.#words.text('token-done'));
      return;
    }
  }

  async #lookAgain(): Promise<void> {
    this.#problem = '';
    await this.#list.load();
    this.#record.say(this.#words.text(this.#asked.size > 0 ? 'token-asked' : 'token-done'));
  }
}
