import { html, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';

import type { Listing } from '../../../client/listings/index.js';
import type { Part } from '../paging.js';

export interface ListView {
  readonly layout: string;
  readonly label: string;
  readonly part: Part;
  /** Indexes within the part. */
  readonly indexes: readonly number[];
  at(index: number): Listing | undefined;
  item(listing: Listing, index: number): TemplateResult;
  onFocus(index: number | undefined): void;
  onKey(event: KeyboardEvent, index: number): void;
}

const indexOf = ({ target }: Event): number | undefined => {
  const index = (target as Element).closest<HTMLElement>('[data-index]')?.dataset['index'];
  return index === undefined ? undefined : Number(index);
};

/** The list, of which only what is on screen is there; its items say which of how many they are. */
export function listView(view: ListView): TemplateResult {
  const { part, indexes } = view;
  const listings = indexes.flatMap((index) => {
    const listing = view.at(part.start + index);
    return listing ? [{ listing, index }] : [];
  });
  const onKey = (event: KeyboardEvent): void => {
    const index = (event.target as Element).matches('.title') ? indexOf(event) : undefined;
    if (index !== undefined) view.onKey(event, index);
  };
  return html`<div class="window">
    <ul
      class="listings ${view.layout}"
      role="list"
      aria-label=${view.label}
      @focusin=${(event: Event) => view.onFocus(indexOf(event))}
      @focusout=${() => view.onFocus(undefined)}
      @keydown=${onKey}
    >
      ${repeat(
        listings,
        // A listing that is sent twice stands in two places.
        ({ listing, index }) => `${part.start + index} ${listing.id}`,
        ({ listing, index }) => view.item(listing, index),
      )}
    </ul>
  </div>`;
}
