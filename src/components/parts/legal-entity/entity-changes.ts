import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Detail of `florin-legal-entity-changed`. */
export interface LegalEntityChanged {
  /** Id of the legal entity at the platform; `me` where the element that changed it was given none. */
  readonly legalEntity: string;
}

const CHANGED = 'florin-legal-entity-changed';

export interface EntityChangesOptions {
  /** Id of the legal entity that the element shows; `me` for the only one of the signed-in seller. */
  legalEntity(): string;
  /** Another element of the page has changed something of it. */
  onChanged(): void;
}

/** Hears what other elements of the page change of the same legal entity, so that none of them shows what was. */
export class EntityChanges implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  readonly #options: EntityChangesOptions;

  constructor(host: ReactiveControllerHost & Element, options: EntityChangesOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  hostConnected(): void {
    document.addEventListener(CHANGED, this.#onChanged);
  }

  hostDisconnected(): void {
    document.removeEventListener(CHANGED, this.#onChanged);
  }

  readonly #onChanged = (event: CustomEvent<LegalEntityChanged>): void => {
    const { legalEntity } = Object(event.detail) as Partial<LegalEntityChanged>;
    const isOwn = event.composedPath()[0] === this.#host;
    const shown = this.#options.legalEntity();
    // `me` may be any of the ids that other elements name.
    const isShown = [shown, legalEntity].includes('me') || legalEntity === shown;
    if (!isOwn && legalEntity && isShown) this.#options.onChanged();
  };
}

declare global {
  interface GlobalEventHandlersEventMap {
    'florin-legal-entity-changed': CustomEvent<LegalEntityChanged>;
  }
}
