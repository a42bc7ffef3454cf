import type { ReactiveController, ReactiveControllerHost } from 'lit';

import { fill, groupsOf, type Catalogue, type Languages, type Values } from '../../words/catalogue.js';
import { LOCALES } from '../../words/compiled/locales.js';
import { ownMessage, registered, type Groups } from '../../words/own-words.js';

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
  readonly #groups: readonly string[];
  readonly #languages: Languages<Key, Name>;
  readonly #name: Name;
  #words: Catalogue<Key>;
  #shown = 'en';
  #wanted = 'en';
  #isReady = true;

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
    this.#groups = groupsOf(english);
    this.#languages = languages;
    this.#name = name;
    host.addController(this);
  }

  hostConnected(): void {
    registered.hosts.add(this.#host);
  }

  hostDisconnected(): void {
    registered.hosts.delete(this.#host);
  }

  hostUpdate(): void {
    const wanted = codeOf(this.#readLanguage());
    if (wanted === this.#wanted) return;
    this.#wanted = wanted;
    this.#isReady = false;
    const show = (words: Catalogue<Key> = this.#english, shown = 'en'): void => {
      if (wanted !== this.#wanted) return;
      this.#words = words;
      this.#shown = shown;
      this.#isReady = true;
      this.#host.requestUpdate();
    };
    if (Object.hasOwn(this.#languages, wanted))
      void this.#languages[wanted]!().then(
        (module) => show(module[this.#name], wanted),
        () => show(),
      );
    else show();
  }

  /** False while a language is on its way: the words on screen are still the last one's. */
  get ready(): boolean {
    return this.#isReady;
  }

  text(key: Key, values: Values = {}): string {
    const language = this.#readLanguage();
    const own = ownMessage(this.#host.words, language, this.#groups, key);
    const isShown = own !== undefined || codeOf(language) === this.#shown;
    if (!isShown && this.ready) registered.miss?.(language, this.#groups[0]!, key);
    return fill(own ?? this.#words[key], values, isShown ? language : this.#shown);
  }
}
