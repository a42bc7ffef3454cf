import type { ReactiveController, ReactiveControllerHost } from 'lit';

import type { Client } from '../../../client/index.js';
import { createOnboardingLink } from '../../../client/legal-entity/rows/onboarding.js';
import { checkUrl } from '../../../client/url.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';
import { troubleOf, type Trouble } from '../../parts/resource/resource-state.js';
import { follow, openWindow, send, type WaitingWords } from './hosted-window.js';
import type { HopNote, HopState } from './hop-state.js';
import { TimeLeft, type OpenIn } from './link.js';

const createLink = /*@__PURE__*/ proxyRow('legal-entity', createOnboardingLink);

export interface HopOptions {
  client(): Client | undefined;
  /** What the link is asked for, and by what it is judged. */
  wish(): {
    readonly legalEntity: string;
    readonly openIn: OpenIn;
    readonly origins: readonly string[];
    readonly locale: string;
    readonly themeId: string;
    /** Milliseconds. */
    readonly lifetime: number;
  };
  words(): WaitingWords;
  /** Where this page's own leaving starts from. */
  place(): Node & ParentNode;
  onOpened(host: string): void;
  onNote(note: HopNote, trouble?: Trouble): void;
}

/** Milliseconds between two looks at the time a link has left, and at a window that may have been closed. */
const LOOK = 1000;

/**
 * Makes a link when it is asked for and not before, follows it once, and forgets it. A link is kept in memory alone, only
 * where a click has to follow it, and no longer than it works.
 */
export class Hop implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  readonly #options: HopOptions;
  #state: HopState = { phase: 'idle' };
  #opened: Window | undefined;
  #watch: ReturnType<typeof setInterval> | undefined;
  #minting: AbortController | undefined;
  #shown = '';
  #isOut = false;

  constructor(host: ReactiveControllerHost & Element, options: HopOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  /** Whether the seller left from here and is not known to be back; a window that seems to be closed proves nothing. */
  get isOut(): boolean {
    return this.#isOut;
  }

  get state(): HopState {
    return this.#state;
  }

  hostConnected(): void {
    addEventListener('pageshow', this.#onShow);
  }

  hostDisconnected(): void {
    removeEventListener('pageshow', this.#onShow);
    this.#minting?.abort();
    // A window that waits for an address would wait for ever.
    if (this.#state.phase === 'minting') this.#opened?.close();
    this.#become({ phase: 'idle' });
  }

  /** A page that comes back out of the browser's memory has left before: its link is used. */
  readonly #onShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted && this.#state.phase !== 'idle') this.rest('back');
  };

  /** Goes to the hosted page by a new link. */
  async start(): Promise<void> {
    const client = this.#options.client();
    const { openIn, origins, legalEntity, locale, themeId, lifetime } = this.#options.wish();
    if (!client || this.#state.phase === 'minting') return;
    // A link that could not be followed is not made.
    if (origins.length === 0) return this.rest('bad-link', { cause: 'server', code: 'link-origins' });
    const opened = openIn === 'same-tab' ? undefined : openWindow(openIn, this.#options.words());
    this.#become({ phase: 'minting' }, opened);
    const minting = (this.#minting = new AbortController());
    const { signal } = minting;
    try {
      const input = { id: legalEntity, locale, ...(themeId && { themeId }) };
      const { url } = await client.call(createLink, input, { signal });
      if (!signal.aborted) this.#go(url, openIn, origins, new TimeLeft(lifetime));
    } catch (error) {
      if (signal.aborted) return;
      opened?.close();
      this.rest('failed', troubleOf(error, navigator.onLine));
    }
  }

  #go(address: unknown, openIn: OpenIn, origins: readonly string[], left: TimeLeft): void {
    const opened = this.#opened;
    const url = checkUrl(address, { origins, allowLocalHttp: location.protocol === 'http:' });
    if (!url) {
      opened?.close();
      return this.rest('bad-link', { cause: 'server', code: 'url' });
    }
    if (openIn !== 'same-tab' && !opened) return this.#offer({ phase: 'offered', url, left });
    if (opened?.closed) return this.rest('closed');
    this.#become({ phase: opened ? 'away' : 'leaving', host: url.host }, opened);
    this.#options.onOpened(url.host);
    if (opened) send(opened, url);
    else follow(url, this.#options.place());
  }

  /** Moves the focus from the button to the link that takes its place. */
  #offer(state: HopState): void {
    const place = this.#options.place();
    const hadFocus = place instanceof ShadowRoot && place.activeElement !== null;
    this.#become(state);
    if (hadFocus)
      void this.#host.updateComplete.then(() => place.querySelector<HTMLElement>('[part=link]')?.focus());
  }

  /** The link that was offered is being clicked; false where it must not be followed any more. */
  take(): boolean {
    const { state } = this;
    if (state.phase !== 'offered') return false;
    if (state.left.milliseconds === 0) {
      this.rest('expired');
      return false;
    }
    // The browser follows the link first: it must still be there when it does.
    setTimeout(() => {
      this.#become({ phase: 'away', host: state.url.host });
      this.#options.onOpened(state.url.host);
    });
    return true;
  }

  /** There is no page open any more, and no link that works. */
  rest(note?: HopNote, trouble?: Trouble): void {
    if (!note || note === 'back') this.#isOut = false;
    this.#become({ phase: 'idle', ...(note && { note }), ...(trouble && { trouble }) });
    if (note) this.#options.onNote(note, trouble);
  }

  #become(state: HopState, opened?: Window): void {
    clearInterval(this.#watch);
    if (state.phase === 'away') this.#isOut = true;
    this.#state = state;
    this.#opened = opened;
    if (state.phase === 'offered' || opened) this.#watch = setInterval(() => this.#look(), LOOK);
    this.#host.requestUpdate();
  }

  #look(): void {
    const { state } = this;
    // A strict page of the other side looks closed from here while it is open: only a seller who is on this page has left it.
    const isHere = document.visibilityState === 'visible' && document.hasFocus();
    if (state.phase === 'away' && this.#opened?.closed && isHere) return this.rest('closed');
    if (state.phase !== 'offered') return;
    if (state.left.milliseconds === 0) return this.rest('expired');
    const minutes = String(Math.ceil(state.left.milliseconds / 60_000));
    if (minutes !== this.#shown) this.#host.requestUpdate();
    this.#shown = minutes;
  }
}
