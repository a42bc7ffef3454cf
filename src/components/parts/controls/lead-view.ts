import { html, type TemplateResult } from 'lit';

import { plainAddress } from '../../base/plain-address.js';
import { isPlainClick } from './plain-click.js';

export interface Lead {
  readonly text: string;
  /** Where the page says that the thing is shown. Nothing, or no web address: what leads there is a button. */
  readonly address: string | undefined;
  /** Tells the page; whether the link is still to be followed. */
  open(): boolean;
}

/** One way to another place: a link where the page gives an address, else a button. */
export function leadView({ text, address: given, open }: Lead): TemplateResult {
  const address = given && plainAddress(given, document.baseURI)?.href;
  if (!address) return html`<button type="button" class="small" part="open" @click=${open}>${text}</button>`;
  const follow = (event: MouseEvent): void => {
    if (isPlainClick(event) && open()) location.assign(address);
  };
  return html`<a class="button small" part="open" href=${address} @click=${follow}>${text}</a>`;
}
