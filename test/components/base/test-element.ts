import { html, type TemplateResult } from 'lit';

import { FlorinElement } from '../../../src/components/base/element.js';
import { Words } from '../../../src/components/base/words.js';
import type { Catalogue, Languages } from '../../../src/words/catalogue.js';

let loaded = 0;
const catalogue = (hello: string): Catalogue<'hello'> => ({ '': 'test', hello }) as Catalogue<'hello'>;

/** The smallest element on the base; what it reads is public here. */
export class TestElement extends FlorinElement {
  static loaded = (): number => loaded;
  static readonly languages: Languages = {
    missing: new Set(),
    load: (language) => {
      if (language.startsWith('fr')) return Promise.reject(new Error('no network'));
      if (!language.startsWith('de')) return Promise.resolve(undefined);
      loaded++;
      return Promise.resolve(catalogue('Guten Tag, {name}.'));
    },
  };
  readonly spokenWords = new Words(this, () => this.language, catalogue('Hello, {name}.'));

  get where() {
    return this.connection;
  }

  get spoken(): string {
    return this.language;
  }

  get settings() {
    return this.page;
  }

  tell(detail: object, cancelable = false): boolean {
    return this.emit('florin-test-told', detail, { cancelable });
  }

  show(state: string): void {
    this.showStates(state);
  }

  protected override render(): TemplateResult {
    return html`<p>${this.spokenWords.text('hello', { name: 'Ada' })}</p>`;
  }
}
