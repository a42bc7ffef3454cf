import { html, nothing, type TemplateResult } from 'lit';

import { isPlainClick } from '../../parts/controls/plain-click.js';
import type { RoomHost } from '../shell/room.js';
import type { Showing } from './showing.js';
import { PLACES, type Place } from './things.js';

/** The ways between members, the audit log and the directory. */
export const waysBetween = (
  { words }: Pick<Showing, 'words'>,
  host: RoomHost,
  current: Place,
): TemplateResult =>
  html`<nav class="places" part="places" aria-label=${words.text('places')}>
    ${PLACES.map((place) => wayTo(host, place, words.text(`place-${place || 'members'}`), place === current))}
  </nav>`;

function wayTo(host: RoomHost, item: Place, text: string, isCurrent: boolean): TemplateResult {
  const href = host.hrefOf({ item });
  const current = isCurrent ? 'page' : nothing;
  if (href === undefined)
    return html`<button type="button" part="place" aria-current=${current} @click=${() => host.go({ item })}>
      ${text}
    </button>`;
  const onClick = (event: MouseEvent): void => {
    if (isPlainClick(event)) host.go({ item });
  };
  return html`<a part="place" href=${href} aria-current=${current} @click=${onClick}>${text}</a>`;
}
