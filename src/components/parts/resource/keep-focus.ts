import type { ReactiveController } from 'lit';

import type { RenderingHost } from '../../base/adopt-styles.js';

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]';

/**
 * Keeps the focus in an element whose content comes and goes. Where an update takes away what had it, its nearest
 * neighbour that is still there gets it: the next one, else the one before, else what is marked `data-focus`.
 */
export class KeepFocus implements ReactiveController {
  readonly #host: RenderingHost;
  /** What had the focus before the update, then what came after it, then what came before it, nearest first. */
  #heirs: readonly HTMLElement[] = [];

  constructor(host: RenderingHost) {
    this.#host = host;
  }

  get #focused(): Element | null {
    const root = this.#host.renderRoot;
    return root instanceof ShadowRoot ? root.activeElement : null;
  }

  hostUpdate(): void {
    const focused = this.#focused as HTMLElement | null;
    const all = focused ? [...this.#host.renderRoot.querySelectorAll<HTMLElement>(FOCUSABLE)] : [];
    const at = all.indexOf(focused as HTMLElement);
    this.#heirs = at < 0 ? [] : [...all.slice(at), ...all.slice(0, at).reverse()];
  }

  hostUpdated(): void {
    if (this.#heirs.length === 0 || this.#focused) return;
    const isTab = ({ isConnected, tabIndex }: HTMLElement) => isConnected && tabIndex >= 0;
    const heir = this.#heirs.find(isTab) ?? this.#host.renderRoot.querySelector<HTMLElement>('[data-focus]');
    this.#heirs = [];
    heir?.focus();
  }
}
