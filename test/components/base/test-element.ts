import { html, type TemplateResult } from 'lit';

import { FlorinElement } from '../../../src/components/base/element.js';
import { Words } from '../../../src/components/base/words.js';
import type { Catalogue } from '../../../src/words/catalogue.js';

let loaded = 0;
const catalogue = (hello: string): Catalogue<'hello'> => ({ '': 'test', hello }) as Catalogue<'hello'>;

/** The smallest element on the base; what it reads is public here. */
export class TestElement extends FlorinElement {
  static loaded = (): number => loaded;
  readonly spokenWords = new Words(this, () => this.language, catalogue('Hello, {name}.'), {
    de: () => {
      loaded++;
      return Promise.resolve({ words: catalogue('Guten Tag, {name}.') });
    },
    fr: () => Promise.reject(new Error('no network')),
  });

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
    this.showState(state, ['loading', 'ready']);
  }

  protected override render(): TemplateResult {
    return html`<p>${this.spokenWords.text('hello', { name: 'Ada' })}</p>`;
  }
}
