import type { ReactiveControllerHost } from 'lit';

import type { State } from '../../../../facts/states.js';

/** The regions of countries, which come when a form first asks for one: the addresses of most countries have none. */
export class Regions {
  readonly #host: ReactiveControllerHost;
  #list: ((country: string) => readonly State[]) | undefined;
  #isAsked = false;
  isLoading = false;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
  }

  /** What can be chosen; nothing yet while it loads, and undefined where it did not: then its code is typed. */
  options(country: string): readonly (readonly [code: string, name: string])[] | undefined {
    if (!this.#isAsked) void this.#load();
    if (this.isLoading) return [];
    return this.#list?.(country).map(({ code, name }) => [code, name]);
  }

  async #load(): Promise<void> {
    this.#isAsked = this.isLoading = true;
    try {
      this.#list = (await import('../../../../facts/regions.js')).regionsOf;
    } catch {
      // The field is a text then.
    }
    this.isLoading = false;
    this.#host.requestUpdate();
  }
}
