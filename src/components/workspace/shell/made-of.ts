import { html, nothing, type TemplateResult } from 'lit';

import type { Choices } from './choices.js';
import type { Listed } from './in-workspace.js';
import type { textField } from './texts/text-field.js';

interface MadeOfWords {
  text(word: 'collection' | 'no-collection' | 'environment' | 'no-environment'): string;
}

/** What something new is made of: one collection, and an environment if a person wants one. */
export class MadeOf {
  readonly #words: MadeOfWords;
  readonly #update: () => void;
  /** How a field looks; it is loaded with the first form. */
  #field: typeof textField | undefined;
  #choices: Choices = { collections: [], environments: [] };
  #collection = '';
  #environment = '';

  constructor(words: MadeOfWords, update: () => void) {
    this.#words = words;
    this.#update = update;
  }

  see(choices: Choices): void {
    this.#choices = choices;
  }

  /** Uid; empty where there is no collection. */
  get collection(): string {
    const { collections } = this.#choices;
    return known(collections, this.#collection) || (collections[0]?.uid ?? '');
  }

  /** Uid; empty where none was chosen. */
  get environment(): string {
    return known(this.#choices.environments, this.#environment);
  }

  fields(): TemplateResult {
    const words = this.#words;
    const { collections, environments } = this.#choices;
    if (collections.length === 0)
      return html`<p class="notice due" part="error" role="alert">${words.text('no-collection')}</p>`;
    const field = this.#field;
    if (!field) {
      void this.#load();
      return html``;
    }
    return html`${field(
      { label: words.text('collection'), choices: collections.map(choiceOf) },
      {
        id: 'new-collection',
        text: this.collection,
        fault: '',
        onType: (uid) => (this.#collection = uid),
      },
    )}
    ${
      environments.length > 0
        ? field(
            {
              label: words.text('environment'),
              choices: [{ value: '', text: words.text('no-environment') }, ...environments.map(choiceOf)],
            },
            {
              id: 'new-environment',
              text: this.environment,
              fault: '',
              onType: (uid) => (this.#environment = uid),
            },
          )
        : nothing
    }`;
  }

  async #load(): Promise<void> {
    this.#field = (await import('./texts/text-field.js')).textField;
    this.#update();
  }
}

const choiceOf = ({ uid, name }: Listed) => ({ value: uid, text: name });

const known = (things: readonly Listed[], uid: string): string =>
  things.some((each) => each.uid === uid) ? uid : '';
