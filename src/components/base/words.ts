import type { ReactiveController, ReactiveControllerHost } from 'lit';

import type { Catalogue, Languages, Values } from '../../words/catalogue.js';
import { shopper } from '../../words/shopper.js';
import { registered, say, type Groups } from '../../words/own-words.js';

/** `de` of `de-AT`. */
export const codeOf = (language: string): string => language.split('-')[0]!.toLowerCase();

interface Speaking {
  readonly languages?: Languages;
}

/** The languages of an element, which it names itself where they depend on who reads it, or its class; else a shopper's. */
const languagesOf = (host: object & Speaking): Languages =>
  host.languages ?? (host.constructor as Speaking).languages ?? shopper;

/** The language that an element shows for one that is asked for: English once no file and no page has words of it. */
export const shownOf = (host: object, language: string): string =>
  languagesOf(host).missing.has(language) && !registered.speaks?.(language) ? 'en' : language;

type Host = ReactiveControllerHost & Speaking & { readonly words?: Groups };

/** How to read the language of an element that has words, for what stands beside its own content. */
export const languageOf = new WeakMap<object, () => string>();

/**
 * The words an element shows. English is at hand; another language is loaded once, while the last one stays on screen;
 * one that is not there, or will not load, is English. Words of the page's own come first.
 */
export class Words<Key extends string> implements ReactiveController {
  readonly #host: Host;
  readonly #readLanguage: () => string;
  readonly #english: Catalogue<Key>;
  #words: Catalogue<Key>;
  /** What the words on screen are in. */
  #shown = 'en';
  #wanted = 'en';
  /** False while a language is on its way: the words on screen are still the last one's. */
  ready = true;

  constructor(host: ReactiveControllerHost, readLanguage: () => string, english: Catalogue<Key>) {
    this.#host = host;
    this.#readLanguage = readLanguage;
    this.#english = this.#words = english;
    languageOf.set(host, readLanguage);
    host.addController(this);
  }

  hostUpdate(): void {
    const wanted = this.#readLanguage();
    if (wanted === this.#wanted) return;
    this.#wanted = wanted;
    this.ready = false;
    const show = (words?: Catalogue): void => {
      if (wanted !== this.#wanted) return;
      this.#words = words ?? this.#english;
      this.#shown = words ? wanted : 'en';
      this.ready = true;
      this.#host.requestUpdate();
    };
    const { missing, load } = languagesOf(this.#host);
    if (codeOf(wanted) === 'en') show(this.#english);
    else
      void load(wanted, this.#english).then(
        (words) => {
          if (!words) missing.add(wanted);
          show(words);
        },
        () => show(),
      );
  }

  text(key: Key, values?: Values): string {
    return say(this.#words, key, this.#host.words, this.#readLanguage(), values, this.#shown);
  }
}
