import { html, type TemplateResult } from 'lit';

import { isPlainClick } from '../../parts/controls/plain-click.js';
import type { RoomHost, Spot } from '../shell/room.js';

/** A link to something in this room; without an address a button. */
export function wayView(host: Pick<RoomHost, 'hrefOf' | 'go'>, item: string, text: string): TemplateResult {
  return wayOf(host.hrefOf({ item }), text, () => host.go({ item }));
}

/** The same of another room. Where that room is not there, it is the text alone. */
export function wayToRoom(
  host: Pick<RoomHost, 'hasRoom' | 'hrefTo' | 'goTo'>,
  room: string,
  spot: Partial<Spot>,
  text: string,
): TemplateResult {
  if (!host.hasRoom(room)) return html`<bdi>${text}</bdi>`;
  return wayOf(host.hrefTo(room, spot), text, () => host.goTo(room, spot));
}

function wayOf(href: string | undefined, text: string, go: () => void): TemplateResult {
  if (href === undefined)
    return html`<button type="button" class="link" part="way" @click=${go}><bdi>${text}</bdi></button>`;
  const onClick = (event: MouseEvent): void => {
    if (isPlainClick(event)) go();
  };
  return html`<a part="way" href=${href} @click=${onClick}><bdi>${text}</bdi></a>`;
}
