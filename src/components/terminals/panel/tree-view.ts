import { html, nothing, type TemplateResult } from 'lit';

import { countText } from '../../parts/table/table-words.js';
import { accountKey, INVENTORY, keyOf, type Place } from './places.js';
import { placeText, type Showing } from './showing.js';

export interface TreeView extends Showing {
  readonly counts: ReadonlyMap<string, number>;
  /** Key of the place that the list is narrowed to. */
  readonly chosen: string;
  onChoose(key: string): void;
}

function place(view: TreeView, key: string, name: string): TemplateResult {
  const isChosen = view.chosen === key;
  return html`<button
    type="button"
    class="place"
    part="place"
    aria-current=${isChosen ? 'true' : nothing}
    @click=${() => view.onChoose(isChosen ? '' : key)}
  >
    <bdi>${name}</bdi> <span class="quiet">${countText(view, view.counts.get(key) ?? 0)}</span>
  </button>`;
}

/** An account's stores, then what it has without one. Nothing in use without a store is no place to show. */
function placesIn(view: TreeView, account: string): readonly Place[] {
  const { fleet, counts, chosen } = view;
  const { stores = [] } = fleet.accounts.find(({ name }) => name === account) ?? {};
  const inUse: Place = { kind: 'in-use', account };
  const isShown = counts.has(keyOf(inUse)) || chosen === keyOf(inUse);
  return [
    ...stores.map(({ store }): Place => ({ kind: 'store', account, store })),
    ...(isShown ? [inUse] : []),
    { kind: 'stock', account },
  ];
}

const leaf = (view: TreeView, at: Place): TemplateResult =>
  html`<li>${place(view, keyOf(at), placeText(view, at))}</li>`;

/** The company with its accounts, and what is in each of them, with how many terminals. */
export function treeView(view: TreeView): TemplateResult {
  const { words, fleet } = view;
  return html`<nav class="places" part="places" aria-label=${words.text('places')}>
    ${place(view, '', words.text('all-places'))}
    <ul>
      ${fleet.accounts.map(
        ({ name }) =>
          html`<li>
            ${place(view, accountKey(name), name)}
            <ul>
              ${placesIn(view, name).map((at) => leaf(view, at))}
            </ul>
          </li>`,
      )}
      ${fleet.isCompany ? leaf(view, INVENTORY) : nothing}
    </ul>
  </nav>`;
}
