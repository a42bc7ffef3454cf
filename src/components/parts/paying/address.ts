import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Milliseconds a framework has for setting what an element needs. */
const GRACE = 1000;

/** Whether an element knows what to ask whom. One that does not stays quiet, and says so once to the developer. */
export class Address implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #isKnown: () => boolean;
  #hasWarned = false;

  constructor(host: ReactiveControllerHost & HTMLElement, isKnown: () => boolean) {
    this.#host = host;
    this.#isKnown = isKnown;
    host.addController(this);
  }

  get isKnown(): boolean {
    return this.#isKnown();
  }

  hostConnected(): void {
    setTimeout(() => {
      if (this.#hasWarned || this.isKnown || !this.#host.isConnected) return;
      this.#hasWarned = true;
      console.warn(`florin: <${this.#host.localName}> needs an order and a proxy.`);
    }, GRACE);
  }
}
