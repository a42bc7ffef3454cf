import type { ReactiveController } from 'lit';

import type { RenderingHost } from '../../base/adopt-styles.js';

/** Which secret is shown, for so long: it is masked again by itself, and when the page is out of sight. */
export class Revealed implements ReactiveController {
  readonly #host: RenderingHost;
  readonly #seconds: () => number;
  #at: number | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: RenderingHost, seconds: () => number) {
    this.#host = host;
    this.#seconds = seconds;
    host.addController(this);
  }

  hostConnected(): void {
    document.addEventListener('visibilitychange', this.#onHidden);
    addEventListener('blur', this.hide);
  }

  hostDisconnected(): void {
    document.removeEventListener('visibilitychange', this.#onHidden);
    removeEventListener('blur', this.hide);
    this.hide();
  }

  is(at: number): boolean {
    return at === this.#at;
  }

  /** Shows one; where it is shown already, its time begins again. */
  show(at: number): void {
    clearTimeout(this.#timer);
    const seconds = this.#seconds();
    this.#timer = setTimeout(this.hide, (seconds > 0 ? seconds : 20) * 1000);
    this.#at = at;
    this.#host.requestUpdate();
  }

  readonly hide = (): void => {
    clearTimeout(this.#timer);
    if (this.#at === undefined) return;
    this.#at = undefined;
    this.#host.requestUpdate();
  };

  readonly #onHidden = (): void => {
    if (document.hidden) this.hide();
  };
}
