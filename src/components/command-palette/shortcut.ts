import type { ReactiveController, ReactiveControllerHost } from 'lit';

const isMac = (): boolean => /^(?:Mac|iP)/.test(navigator.platform);

export interface ShortcutOptions {
  /** The key that goes with Ctrl, on a Mac with ⌘. Empty: there is none. */
  key(): string;
  /** Told of the shortcut. Returns whether it was taken: else it stays the browser's. */
  press(): boolean;
}

/** Listens to one shortcut of the whole page. A handler of the page that has taken the key comes first. */
export class Shortcut implements ReactiveController {
  readonly #options: ShortcutOptions;

  constructor(host: ReactiveControllerHost, options: ShortcutOptions) {
    this.#options = options;
    host.addController(this);
  }

  hostConnected(): void {
    addEventListener('keydown', this.#onKey);
  }

  hostDisconnected(): void {
    removeEventListener('keydown', this.#onKey);
  }

  /** As it is written on a key; empty where there is none. */
  get text(): string {
    const key = this.#options.key();
    return key && (isMac() ? `⌘${key.toUpperCase()}` : `Ctrl ${key.toUpperCase()}`);
  }

  /** The same for `aria-keyshortcuts`. */
  get ariaText(): string {
    const key = this.#options.key();
    return key && `${isMac() ? 'Meta' : 'Control'}+${key.toUpperCase()}`;
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, repeat, isComposing, defaultPrevented } = event;
    const [wanted, other] = isMac() ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
    if (!wanted || other || altKey || shiftKey || repeat || isComposing || defaultPrevented) return;
    const own = this.#options.key();
    if (own && key.toLowerCase() === own.toLowerCase() && this.#options.press()) event.preventDefault();
  };
}
