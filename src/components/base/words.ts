import type { ReactiveController, ReactiveControllerHost } from 'lit';

import type { Catalogue, Languages, Values } from '../../words/catalogue.js';
import { LOCALES } from '../../words/compiled/locales.js';
import { registered, say, type Groups } from '../../words/own-words.js';

/** `de` of `de-AT`. */
export const codeOf = (language: string): string => language.split('-')[0]!.toLowerCase();

/** The language that is shown for one that is asked for: English where no file and no page has words of it. */
export const shownOf = (language: string): string =>
  LOCALES.includes(codeOf(language)) || registered.speaks?.(language) ? language : 'en';

type Host = ReactiveControllerHost & { readonly words?: Groups };

/**
 * The words an element shows. English is at hand; another language is loaded once, while the last one stays on screen;
 * one that is not there, or will not load, is English. Words of the page's own come first.
 */
export class Words<Key extends string, Name extends string = 'words'> implements ReactiveController {
  readonly #host: Host;
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

  text(key: Key, values?: Values): string {
    const words = this.#words;
    const language = this.#readLanguage();
    const inFile = words === this.#english ? 'en' : this.#shown;
    const shown = codeOf(language) === inFile ? language : inFile;
    return say(words, key, this.#host.words, language, values, shown);
  }
}
