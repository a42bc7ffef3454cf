import type { LitElement } from 'lit';

import { plainAddress } from '../../base/plain-address.js';
import { OPENED_RECORDS, type OpenedKind, type OpenedRecord } from '../../parts/resource/opened-records.js';
import { writeValues } from '../../parts/table/table-address.js';
import type { PaletteResult } from '../events.js';
import type { PaletteHost } from '../palette-host.js';

/** Things that were opened and are kept in mind, for as long as the page is open. */
const MOST_RECENT = 5;

type Opening = LitElement & { readonly noAddress?: boolean; readonly addressPrefix?: string };

/** The element beside the palette that shows a result, or elsewhere on the page; nothing where there is none, or it is hidden. */
function elementOnPage(
  { element: palette }: PaletteHost,
  { element }: PaletteResult,
): HTMLElement | undefined {
  const around = palette.getRootNode() as Document | ShadowRoot;
  return [around, document]
    .flatMap((root) => [...root.querySelectorAll<HTMLElement>(element)])
    .find((each) => each.checkVisibility());
}

/** Gives an element the focus that does not take it by itself. */
function focusOn(on: HTMLElement): void {
  if (!on.hasAttribute('tabindex')) {
    on.tabIndex = -1;
    on.addEventListener('blur', () => on.removeAttribute('tabindex'), { once: true });
  }
  on.focus({ preventScroll: true });
}

/** Opens a result in its element, where the page's address says so, too: Back leads to what was there before. */
function openOnPage(on: HTMLElement, { kind, reference }: PaletteResult): void {
  if (kind !== 'place') {
    const { property, parameter }: OpenedRecord = OPENED_RECORDS[kind as OpenedKind];
    const opening = on as Opening;
    Object.assign(opening, { [property]: reference });
    if (opening.noAddress === false) {
      const address = new URL(location.href);
      writeValues(address, { [parameter]: reference }, opening.addressPrefix ?? '');
      if (address.href !== location.href) history.pushState(history.state, '', address);
    }
  }
  on.scrollIntoView({ block: 'start' });
  focusOn(on);
}

/** The way from a result to where it is shown: on this page, or at an address that the page gives. */
export class Leading {
  readonly #host: PaletteHost;
  #recent: readonly PaletteResult[] = [];

  constructor(host: PaletteHost) {
    this.#host = host;
  }

  /** What was opened, latest first: kind and id alone, and in memory alone. */
  get recent(): readonly PaletteResult[] {
    return this.#recent;
  }

  forget(): void {
    this.#recent = [];
  }

  canLead(result: PaletteResult): boolean {
    return elementOnPage(this.#host, result) !== undefined || this.#addressOf(result) !== undefined;
  }

  /** Opens a result, unless the page leads there itself. Returns whether there was a way. */
  open(result: PaletteResult): boolean {
    const isTaken = !this.#host.choose(result);
    const on = isTaken ? undefined : elementOnPage(this.#host, result);
    const address = isTaken || on ? undefined : this.#addressOf(result);
    if (!isTaken && !on && !address) return false;
    if (result.kind !== 'place') this.#remember(result);
    this.#host.close();
    // The focus leaves the dialog first.
    if (on) void this.#host.element.updateComplete.then(() => openOnPage(on, result));
    if (address) location.assign(address);
    return true;
  }

  #addressOf(result: PaletteResult): string | undefined {
    const given = this.#host.element.addressOf(result);
    return given ? plainAddress(given, document.baseURI)?.href : undefined;
  }

  #remember(result: PaletteResult): void {
    const others = this.#recent.filter(
      ({ kind, reference }) => kind !== result.kind || reference !== result.reference,
    );
    this.#recent = [{ ...result }, ...others].slice(0, MOST_RECENT);
  }
}
