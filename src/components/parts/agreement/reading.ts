import type { ReactiveController } from 'lit';

import type { RenderingHost } from '../../base/adopt-styles.js';
import { contentOf, type Content } from './content.js';

/** Pixels that a page may be off its end and still be at it: positions are fractions where a screen is zoomed. */
const SLACK = 2;

/**
 * A document that the seller has to read before they agree to it. A text is read once its end has been on screen, a PDF once
 * it was opened; what cannot be shown never is. The address of a PDF is given back when another document comes.
 */
export class Reading implements ReactiveController {
  readonly #host: RenderingHost;
  #content: Content | undefined;
  #url: string | undefined;
  #isRead = false;

  constructor(host: RenderingHost) {
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#revoke();
  }

  hostConnected(): void {
    this.#link();
  }

  hostUpdated(): void {
    this.look();
  }

  get content(): Content | undefined {
    return this.#content;
  }

  /** Where a PDF is for as long as it is shown. */
  get url(): string | undefined {
    return this.#url;
  }

  get isRead(): boolean {
    return this.#isRead;
  }

  /** Shows a document in base64. */
  show(base64: string | undefined): void {
    this.close();
    this.#content = contentOf(base64);
    this.#link();
  }

  close(): void {
    this.#revoke();
    this.#content = undefined;
    this.#isRead = false;
    this.#host.requestUpdate();
  }

  /** Whether the end of a text is on screen. */
  readonly look = (): void => {
    if (this.#isRead || this.#content?.kind !== 'text') return;
    const page = this.#host.renderRoot.querySelector<HTMLElement>('[part=document]');
    if (!page || page.clientHeight === 0) return;
    if (page.scrollTop + page.clientHeight >= page.scrollHeight - SLACK) this.note();
  };

  /** It was opened, or its end was seen. */
  readonly note = (): void => {
    if (this.#isRead || !this.#content || this.#content.kind === 'unreadable') return;
    this.#isRead = true;
    this.#host.requestUpdate();
  };

  #link(): void {
    if (this.#content?.kind !== 'pdf' || this.#url) return;
    this.#url = URL.createObjectURL(new Blob([this.#content.bytes], { type: 'application/pdf' }));
    this.#host.requestUpdate();
  }

  #revoke(): void {
    if (this.#url) URL.revokeObjectURL(this.#url);
    this.#url = undefined;
  }
}
