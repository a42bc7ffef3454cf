import type { FrameSettings } from '../../../frame/protocol.js';
import type { BrandChoice } from '../brand-choice/brand-choice.js';
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

  constructor(host: HTMLElement, options: CardFrameOptions) {
    this.#host = host;
    this.#options = options;
  }

  /** Nothing while the words of a language are on their way: what the frame shows changes in one step. */
  get settings(): FrameSettings | undefined {
    const { words } = this.#options;
    if (!words.ready) return undefined;
    const {
      proxy: _proxy,
      frameUrl: _frameUrl,
      serverTime: _serverTime,
      sandboxKey: _sandboxKey,
      ...shown
    } = this.#options.settings();
    const brands = this.choice?.order(shown.brands) ?? shown.brands;
    return {
      ...shown,
      brands,
      words: frameWords(words),
      tokens: this.tokens.read(this.#host, shown.colorScheme),
    };
  }

  /** Nothing while words or the server's time are on their way. */
  get opening(): Opening | undefined {
    const { now } = this.clock;
    const settings = now && this.settings;
    const { sandboxKey } = this.#options.settings();
    return settings ? { serverTime: now, settings, sandboxKey } : undefined;
  }
}
