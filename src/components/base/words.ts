import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** The words of one element in one language; `{name}` marks a place to fill. */
export type Catalogue<Key extends string = string> = Readonly<Record<Key, string>>;

/** Languages beside English, each loaded when it is first needed. */
export type Languages<Key extends string> = Readonly<
  Record<string, () => Promise<{ readonly words: Catalogue<Key> }>>
>;

/** `de` of `de-AT`. */
export const codeOf = (language: string): string => language.split('-')[0]!.toLowerCase();

/** Loads the words of a language by its code; nothing where there are none, or where they will not load. */
export const loadWords = <Key extends string>(
  code: string,
  languages: Languages<Key>,
): Promise<Catalogue<Key> | undefined> | undefined =>
  Object.hasOwn(languages, code)
    ? languages[code]!().then(
        ({ words }) => words,
        () => undefined,
      )
    : undefined;

/**
 * The words an element shows. English is at hand; another language is loaded once, while the last one stays on screen;
 * one that is not there, or will not load, is English.
 */
export class Words<Key extends string> implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #readLanguage: () => string;
  readonly #english: Catalogue<Key>;
  readonly #languages: Languages<Key>;
  #words: Catalogue<Key>;
  #shown = 'en';
  #wanted = 'en';

  constructor(
    host: ReactiveControllerHost,
    readLanguage: () => string,
    english: Catalogue<Key>,
    languages: Languages<Key>,
  ) {
    this.#host = host;
    this.#readLanguage = readLanguage;
    this.#english = this.#words = english;
    this.#languages = languages;
    host.addController(this);
  }

  hostUpdate(): void {
    const wanted = codeOf(this.#readLanguage());
    if (wanted === this.#wanted) return;
    this.#wanted = wanted;
    const loading = loadWords(wanted, this.#languages);
    if (loading) void loading.then((words) => this.#show(wanted, words));
    else this.#show(wanted);
  }

  #show(language: string, words = this.#english): void {
    if (language !== this.#wanted) return;
    this.#words = words;
    this.#shown = language;
    this.#host.requestUpdate();
  }

  /** False while a language is on its way: the words on screen are still the last one's. */
  get ready(): boolean {
    return this.#shown === this.#wanted;
  }

  text(key: Key, values: Readonly<Record<string, string>> = {}): string {
    return this.#words[key].replace(/\{(\w+)\}/g, (_, name: string) =>
      Object.hasOwn(values, name) ? values[name]! : '',
    );
  }
}
