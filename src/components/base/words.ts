import type { ReactiveController, ReactiveControllerHost } from 'lit';

import { fill, type Catalogue, type Languages, type Values } from '../../words/catalogue.js';

/** `de` of `de-AT`. */
export const codeOf = (language: string): string => language.split('-')[0]!.toLowerCase();

/**
 * The words an element shows. English is at hand; another language is loaded once, while the last one stays on screen;
 * one that is not there, or will not load, is English.
 */
export class Words<Key extends string, Name extends string = 'words'> implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #readLanguage: () => string;
  readonly #english: Catalogue<Key>;
  readonly #languages: Languages<Key, Name>;
  readonly #name: Name;
  #words: Catalogue<Key>;
  #shown = 'en';
  #wanted = 'en';

  constructor(
    host: ReactiveControllerHost,
    readLanguage: () => string,
    english: Catalogue<Key>,
    languages: NoInfer<Languages<Key, Name>>,
    /** Which of a file's catalogues these are. */
    name = 'words' as Name,
  ) {
    this.#host = host;
    this.#readLanguage = readLanguage;
    this.#english = this.#words = english;
    this.#languages = languages;
    this.#name = name;
    host.addController(this);
  }

  hostUpdate(): void {
    const wanted = codeOf(this.#readLanguage());
    if (wanted === this.#wanted) return;
    this.#wanted = wanted;
    const show = (words = this.#english): void => {
      if (wanted !== this.#wanted) return;
      this.#words = words;
      this.#shown = wanted;
      this.#host.requestUpdate();
    };
    if (Object.hasOwn(this.#languages, wanted))
      void this.#languages[wanted]!().then(
        (module) => show(module[this.#name]),
        () => show(),
      );
    else show();
  }

  /** False while a language is on its way: the words on screen are still the last one's. */
  get ready(): boolean {
    return this.#shown === this.#wanted;
  }

  text(key: Key, values: Values = {}): string {
    const language = this.#readLanguage();
    return fill(this.#words[key], values, codeOf(language) === this.#shown ? language : this.#shown);
  }
}
