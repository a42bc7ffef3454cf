import type { LitElement, ReactiveController, ReactiveControllerHost } from 'lit';

import { operator } from '../../../words/operator.js';
import type { Catalogue, Languages } from '../../../words/catalogue.js';
import { shownOf, Words } from '../../base/words.js';
import type { Place } from './block.js';

/** The element, for words that are in the languages of staff alone: an overview has those of sellers, too. */
class StaffHost implements ReactiveControllerHost {
  static readonly languages: Languages = operator;
  readonly #element: LitElement;

  constructor(element: LitElement) {
    this.#element = element;
  }

  /** The page's own words. */
  get words(): unknown {
    return (this.#element as { readonly words?: unknown }).words;
  }

  get updateComplete(): Promise<boolean> {
    return this.#element.updateComplete;
  }

  addController(controller: ReactiveController): void {
    this.#element.addController(controller);
  }

  removeController(controller: ReactiveController): void {
    this.#element.removeController(controller);
  }

  requestUpdate(): void {
    this.#element.requestUpdate();
  }
}

/** Words of staff, and the language that they are in. */
export interface StaffTexts<Key extends string> {
  readonly words: Words<Key>;
  readonly language: string;
}

/** Words that are in the languages of staff alone, in the overview's language as far as it is one of these. */
export function staffTexts<Key extends string>(
  { element, record }: Pick<Place, 'element' | 'record'>,
  english: Catalogue<Key>,
): StaffTexts<Key> {
  const host = new StaffHost(element);
  const words = new Words(host, () => record.language, english);
  words.hostUpdate();
  return {
    words,
    get language() {
      return shownOf(host, record.language);
    },
  };
}
