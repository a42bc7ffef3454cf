import type { ReactiveController } from 'lit';

import { openChannel } from '../base/open-channel.js';
import type { OnboardingReturned } from './events.js';

/** Between the pages of one merchant: the seller came back from the hosted page, and a page was waiting for that. */
const CHANNEL = 'florin-onboarding';
const RETURNED = 'returned';
const HEARD = 'heard';

export interface ReturnNoticeOptions {
  /** The parameter in the page's address that the hosted page leads back with. */
  parameter(): string;
  /** Whether this page has sent a person away. */
  isAway(): boolean;
  /** `here`: this page was loaded by coming back. `elsewhere`: another one was. `looked`: the seller who left looks at this page. */
  onReturned(where: OnboardingReturned['where']): void;
  /** Another page had been waiting and goes on; this one has done its work. */
  onHeard(): void;
}

/** Notices that the seller is back, by whichever way they came. */
export class ReturnNotice implements ReactiveController {
  readonly #options: ReturnNoticeOptions;
  #channel: BroadcastChannel | undefined;
  #connected = new AbortController();

  constructor(host: { addController(controller: ReactiveController): void }, options: ReturnNoticeOptions) {
    this.#options = options;
    host.addController(this);
  }

  hostConnected(): void {
    this.#connected = new AbortController();
    addEventListener('focus', this.#onLook, this.#connected);
    document.addEventListener('visibilitychange', this.#onLook, this.#connected);
    this.#channel = openChannel(CHANNEL);
    if (this.#channel) this.#channel.onmessage = this.#onMessage;
    if (!this.#readAddress()) return;
    this.#channel?.postMessage(RETURNED);
    this.#options.onReturned('here');
  }

  hostDisconnected(): void {
    this.#connected.abort();
    this.#channel?.close();
    this.#channel = undefined;
  }

  readonly #onLook = (): void => {
    if (document.visibilityState === 'visible' && this.#options.isAway()) this.#options.onReturned('looked');
  };

  /** Any script of the site can write here: what is not one of the two words is nothing, and neither says who. */
  readonly #onMessage = ({ data }: MessageEvent<unknown>): void => {
    if (data === HEARD) return this.#options.onHeard();
    if (data !== RETURNED || !this.#options.isAway()) return;
    this.#channel?.postMessage(HEARD);
    this.#options.onReturned('elsewhere');
  };

  /** Takes the parameter out of the address at once, so that a reload or a bookmark is no return. */
  #readAddress(): boolean {
    const parameter = this.#options.parameter();
    const address = new URL(location.href);
    if (!parameter || !address.searchParams.has(parameter)) return false;
    address.searchParams.delete(parameter);
    history.replaceState(history.state, '', address);
    return true;
  }
}
