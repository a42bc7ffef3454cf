import { html, type TemplateResult } from 'lit';

import { plainAddress } from '../../base/plain-address.js';
import { isPlainClick } from './plain-click.js';

export interface Lead {
  readonly text: string;
  /** Where the page says that the thing is shown. Nothing, or no web address: what leads there is a button. */
  readonly address: string | undefined;
  /** As a button, or as a word among others. Default: a button. */
  readonly look?: 'small' | 'link';
  /** Name of its part. Default: `open`. */
  readonly part?: string;
  /** Tells the page; whether the link is still to be followed. */
  open(): boolean;
}

/** One way to another place: a link where the page gives an address, else a button. */
export function leadView(lead: Lead): TemplateResult {
  const { text, address: given, open, look = 'small', part = 'open' } = lead;
  const address = given && plainAddress(given, document.baseURI)?.href;
  if (!address) return html`<button type="button" class=${look} part=${part} @click=${open}>${text}</button>`;
  const follow = (event: MouseEvent): void => {
    if (isPlainClick(event) && open()) location.assign(address);
  };
  const classes = look === 'link' ? 'link' : 'button small';
  return html`<a class=${classes} part=${part} href=${address} @click=${follow}>${text}</a>`;
}
