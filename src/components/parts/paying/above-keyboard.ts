import type { ReactiveController, ReactiveControllerHost } from 'lit';

/**
 * Tells the style sheet how much of the window a keyboard on the screen covers, so that what sticks to the window's end stands
 * above it. A page that is zoomed into is shown in part as well, and means no keyboard.
 */
export class AboveKeyboard implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    visualViewport?.addEventListener('resize', this.#measure);
    visualViewport?.addEventListener('scroll', this.#measure);
  }

  hostDisconnected(): void {
    visualViewport?.removeEventListener('resize', this.#measure);
    visualViewport?.removeEventListener('scroll', this.#measure);
  }

  readonly #measure = (): void => {
    const { height = innerHeight, offsetTop = 0, scale = 1 } = visualViewport ?? {};
    const covered = scale === 1 ? Math.max(0, Math.round(innerHeight - height - offsetTop)) : 0;
    this.#host.style.setProperty('--_keyboard', `${covered}px`);
  };
}
