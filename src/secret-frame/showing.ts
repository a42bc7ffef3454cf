import type { SecretPurpose } from '../facts/secret-purposes.js';
import { button, make } from './dom.js';
import type { SecretSettings } from './protocol.js';
import type { SecretLine } from './secret.js';

/** Presses that show a secret for as long again. */
const MOST_EXTENSIONS = 10;
/** Milliseconds until what was copied is taken from the clipboard, where the browser lets a frame do that. */
const CLIPBOARD = 30_000;
const SVG = 'http://www.w3.org/2000/svg';

function circle(name: string): SVGElement {
  const made = document.createElementNS(SVG, 'circle');
  for (const [key, value] of Object.entries({ class: name, cx: 18, cy: 18, r: 16, pathLength: 1 }))
    made.setAttribute(key, String(value));
  return made;
}

function newRing(): { svg: SVGElement; arc: SVGElement } {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 36 36');
  const arc = circle('arc');
  svg.append(circle('track'), arc);
  return { svg, arc };
}

/**
 * A secret on the screen, for as long as the ring around the seconds says. It is not announced: a person who cannot see it asks
 * for it to be read. Leaving the frame, hiding it or scrolling it away ends it.
 */
export class Showing {
  readonly purpose: SecretPurpose;
  readonly element: HTMLElement;
  readonly #lines: readonly SecretLine[];
  readonly #words: SecretSettings['words'];
  readonly #limit: number;
  readonly #onOver: () => void;
  readonly #list = make('dl');
  readonly #spoken = make('p', { className: 'spoken', tabIndex: -1 });
  readonly #status = make('p', { className: 'status' });
  readonly #seconds = make('b');
  readonly #ring = newRing();
  readonly #hide: HTMLButtonElement;
  readonly #more: HTMLButtonElement;
  readonly #watch: IntersectionObserver;
  #left = MOST_EXTENSIONS;
  #until = 0;
  #timer = 0;

  constructor(
    purpose: SecretPurpose,
    lines: readonly SecretLine[],
    words: SecretSettings['words'],
    limit: number,
    onOver: () => void,
  ) {
    this.purpose = purpose;
    this.#lines = lines;
    this.#words = words;
    this.#limit = limit;
    this.#onOver = onOver;
    for (const { label, text } of lines)
      this.#list.append(
        make('div', { className: label }, make('dt', {}, words[label]), make('dd', {}, text)),
      );
    // Read on request alone, digit by digit: else a screen reader might say it aloud in passing.
    this.#list.ariaHidden = 'true';
    this.#status.setAttribute('role', 'status');
    const clock = make('div', { className: 'clock', ariaHidden: 'true' }, this.#ring.svg, this.#seconds);
    this.#hide = button(words.hide, onOver);
    this.#more = button('', this.#extend);
    const copy = button(words.copy, () => void this.#copy());
    const read = button(words.read, this.#read);
    const ways = make('div', { className: 'ways' }, this.#hide, this.#more, copy, read);
    this.element = make('section', {}, this.#list, clock, ways, this.#spoken, this.#status);
    this.#watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ intersectionRatio }) => intersectionRatio < 0.1)) onOver();
      },
      { threshold: [0, 0.1] },
    );
    this.#draw();
  }

  /** Starts the clock, once this stands in the document. */
  begin(): void {
    // The frame is as low as it was with buttons: to scroll to this one would scroll the secret away, and end it.
    this.#hide.focus({ preventScroll: true });
    this.#watch.observe(this.#list);
    this.#restart();
    this.#timer = window.setInterval(() => this.#tick(), Math.min(1000, this.#limit / 4));
  }

  wipe(): void {
    clearInterval(this.#timer);
    this.#watch.disconnect();
    this.element.replaceChildren();
    this.#list.replaceChildren();
    this.#spoken.textContent = '';
  }

  #restart(): void {
    this.#until = performance.now() + this.#limit;
    this.#tick();
  }

  #tick(): void {
    const left = this.#until - performance.now();
    if (left <= 0) return this.#onOver();
    this.#seconds.textContent = String(Math.ceil(left / 1000));
    this.#ring.arc.style.strokeDashoffset = String(1 - left / this.#limit);
  }

  readonly #extend = (): void => {
    if (this.#left === 0) return;
    this.#left--;
    this.#draw();
    this.#restart();
  };

  #draw(): void {
    this.#more.textContent = `${this.#words.more} (${this.#left})`;
    this.#more.ariaDisabled = String(this.#left === 0);
  }

  async #copy(): Promise<void> {
    const text = (this.#lines[0]?.text ?? '').replaceAll(' ', '');
    try {
      await navigator.clipboard.writeText(text);
      this.#status.textContent = this.#words.copied;
      setTimeout(() => void navigator.clipboard.writeText('').catch(() => undefined), CLIPBOARD);
    } catch {
      this.#status.textContent = this.#words['copy-failed'];
    }
  }

  readonly #read = (): void => {
    this.#spoken.textContent = this.#lines
      .map(({ label, text }) => `${this.#words[label]}: ${[...text].join(' ')}`)
      .join('. ');
    this.#spoken.focus();
  };
}
