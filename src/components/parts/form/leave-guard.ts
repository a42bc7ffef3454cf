import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Where a plain click on a link leads away from this page; undefined for every other click. */
function leavingLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || defaultPrevented) return undefined;
  const link = event.composedPath().find((target) => target instanceof HTMLAnchorElement);
  if (!link?.href || link.download || (link.target && link.target !== '_self')) return undefined;
  const [there, here] = [new URL(link.href), new URL(location.href)];
  there.hash = here.hash = '';
  return there.href === here.href ? undefined : link;
}

/**
 * Asks before a page with something unsaved on it is left: the browser does where it is closed or reloaded, the element
 * where a link is followed. What was typed is kept as a draft either way.
 */
export class LeaveGuard implements ReactiveController {
  readonly #isNeeded: () => boolean;
  readonly #ask: (leave: () => void) => void;
  #isOff = false;

  constructor(
    host: ReactiveControllerHost,
    isNeeded: () => boolean,
    /** Asks, and calls `leave` where the answer is yes. */
    ask: (leave: () => void) => void,
  ) {
    this.#isNeeded = isNeeded;
    this.#ask = ask;
    host.addController(this);
  }

  hostConnected(): void {
    addEventListener('beforeunload', this.#onUnload);
    addEventListener('click', this.#onClick, true);
  }

  hostDisconnected(): void {
    removeEventListener('beforeunload', this.#onUnload);
    removeEventListener('click', this.#onClick, true);
  }

  readonly #onUnload = (event: BeforeUnloadEvent): void => {
    if (this.#isNeeded() && !this.#isOff) event.preventDefault();
  };

  readonly #onClick = (event: MouseEvent): void => {
    const link = leavingLink(event);
    if (!link || this.#isOff || !this.#isNeeded()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.#ask(() => {
      this.#isOff = true;
      link.click();
      // A page of one document is still there: what is changed from now on is guarded again.
      setTimeout(() => (this.#isOff = false), 1000);
    });
  };
}
