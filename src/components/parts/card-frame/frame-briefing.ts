import type { FrameSettings } from '../../../frame/protocol.js';
import type { BrandChoice } from '../brand-choice/brand-choice.js';
import { NO_CARD } from './card-state.js';
import type { CardFrameOptions } from './card-frame-options.js';
import { frameWords } from './card-words.js';
import type { Opening } from './frame-link.js';
import { FrameTokens } from './frame-tokens.js';
import { ServerClock } from '../../base/server-clock.js';

/** Puts together what the frame is told: the element's settings, its words, its tokens as painted, the server's time. */
export class FrameBriefing {
  readonly #host: HTMLElement;
  readonly #options: CardFrameOptions;
  readonly tokens = new FrameTokens();
  readonly clock = new ServerClock();
  choice: BrandChoice | undefined;
  /** As the merchant takes it. */
  card = NO_CARD;
  #told: FrameSettings | undefined;

  constructor(host: HTMLElement, options: CardFrameOptions) {
    this.#host = host;
    this.#options = options;
  }

  /** Brands the merchant takes, in the merchant's order, but first the one the shopper chose. */
  get brands(): readonly string[] {
    const { brands } = this.#options.settings();
    return this.choice?.order(brands) ?? brands;
  }

  /**
   * Nothing before there are words. While those of another language are on their way, the frame goes on in the last one, so
   * that what it shows changes in one step; what it may do and would seal does not wait for that.
   */
  get settings(): FrameSettings | undefined {
    const { words } = this.#options;
    const {
      proxy: _proxy,
      frameUrl: _frameUrl,
      serverTime: _serverTime,
      sandboxKey: _sandboxKey,
      brands: _brands,
      brand: stored,
      ...shown
    } = this.#options.settings();
    const { card } = this;
    const judged = { brand: stored ?? card.brand, isUnsupported: card.fields.number === 'unsupported' };
    if (!words.ready) return this.#told && { ...this.#told, ...judged, disabled: shown.disabled };
    return (this.#told = {
      ...shown,
      ...judged,
      words: frameWords(words),
      tokens: this.tokens.read(this.#host, shown.colorScheme),
    });
  }

  /** Nothing while words or the server's time are on their way. */
  get opening(): Opening | undefined {
    const { settings } = this;
    const { now } = this.clock;
    const { sandboxKey } = this.#options.settings();
    return settings && now ? { serverTime: now, settings, sandboxKey } : undefined;
  }
}
