import type { ReactiveController, ReactiveControllerHost } from 'lit';

import { WORDS_CHANGED } from '../../words/own-words.js';
import { closestAbove } from './composed-tree.js';

/**
 * The language and direction an element stands in, and the colour scheme it is painted with. Watches the page, so that
 * a switch of any of them reaches an element that is already there.
 */
export class PageSettings implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  #observer: MutationObserver | undefined;
  /** Every call of `matchMedia` gives another list: only the one that was listened to can be let go of. */
  #dark: MediaQueryList | undefined;

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    this.#observer = new MutationObserver(this.#onChange);
    const filter = { attributes: true, attributeFilter: ['lang', 'dir', 'class', 'style', 'data-theme'] };
    for (const element of [document.documentElement, document.body]) this.#observer.observe(element, filter);
    this.#dark = matchMedia('(prefers-color-scheme: dark)');
    this.#dark.addEventListener('change', this.#onChange);
    addEventListener(WORDS_CHANGED, this.#onChange);
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
    this.#dark?.removeEventListener('change', this.#onChange);
    removeEventListener(WORDS_CHANGED, this.#onChange);
  }

  readonly #onChange = (): void => this.#host.requestUpdate();

  get language(): string {
    const lang = this.#host.lang || closestAbove(this.#host, '[lang]')?.getAttribute('lang');
    return isLanguage(lang) ? lang : 'en';
  }

  get direction(): 'ltr' | 'rtl' {
    return getComputedStyle(this.#host).direction === 'rtl' ? 'rtl' : 'ltr';
  }

  get colorScheme(): 'light' | 'dark' {
    const scheme = getComputedStyle(this.#host).colorScheme;
    const isDark =
      scheme.includes('dark') &&
      (!scheme.includes('light') || matchMedia('(prefers-color-scheme: dark)').matches);
    return isDark ? 'dark' : 'light';
  }
}

/** Whether a text names a language, so that nothing made from it can throw. */
export function isLanguage(value: string | null | undefined): value is string {
  try {
    return !!value && Intl.getCanonicalLocales(value).length === 1;
  } catch {
    return false;
  }
}
