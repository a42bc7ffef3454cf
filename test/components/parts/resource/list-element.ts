import { html, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';

import { get } from '../../../../src/client/index.js';
import { FlorinElement } from '../../../../src/components/base/element.js';
import { Words } from '../../../../src/components/base/words.js';
import { resourceStyles } from '../../../../src/components/parts/resource/resource.css.js';
import { Resource } from '../../../../src/components/parts/resource/resource.js';
import type { Trouble } from '../../../../src/components/parts/resource/resource-state.js';
import { resourceView } from '../../../../src/components/parts/resource/resource-view.js';
import { words } from '../../../../src/words/compiled/parts/resource/en.js';

const things = get('/things');

/** The smallest element that shows data: all it knows itself is what a thing looks like. */
export class ListElement extends FlorinElement {
  static override styles = [FlorinElement.styles, resourceStyles];

  filter = '';
  readonly troubles: Trouble[] = [];
  readonly resource = new Resource<readonly string[]>(this, {
    client: () => this.connection.client,
    question: () => [this.filter],
    load: async (client, options) => {
      await client.call(things, {}, options);
      return ['apple', 'pear'].filter((thing) => thing.includes(this.filter));
    },
    isEmpty: (all) => all.length === 0,
    isFiltered: () => this.filter !== '',
    onFailed: (trouble) => this.troubles.push(trouble),
  });
  readonly #words = new Words(this, () => this.language, words);

  protected override render(): TemplateResult {
    return resourceView({
      resource: this.resource,
      words: this.#words,
      label: 'Things',
      skeleton: html`<i>&nbsp;</i>`,
      ready: (all) =>
        html`${repeat(
          all,
          (thing) => thing,
          (thing) => html`<button id=${thing}>${thing}</button>`,
        )}`,
    });
  }

  protected override updated(): void {
    this.showStates(this.resource.state);
  }
}
