import { css, html, LitElement, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';

import type { Fetch } from '../../client/index.js';
import { VERSION } from '../base/version.js';

/**
 * Says once where the proxy is, for every element below it.
 *
 * @slot - The content of the page; every Florin element in it uses this proxy and language.
 * @tagname florin-provider
 */
export class FlorinProvider extends LitElement {
  static readonly version = VERSION;
  static override styles = css`
    :host {
      display: contents;
    }
    :host([hidden]) {
      display: none;
    }
  `;

  /** Address of your proxy, for example `/florin`. */
  @property() proxy = '';

  /** BCP 47 language for the elements below. Left out: the page's `lang`. */
  @property() locale = '';

  /** Replaces the global `fetch`, for tests and stories. */
  @property({ attribute: false }) fetch: Fetch | undefined;

  protected override updated(): void {
    this.dispatchEvent(new Event('florin-provider-changed'));
  }

  protected override render(): TemplateResult {
    return html`<slot></slot>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'florin-provider': FlorinProvider;
  }
}
