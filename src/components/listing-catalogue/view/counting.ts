import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Milliseconds without a change after which it is worth a word. */
const SETTLED = 700;

/** Announces how many results there are, once the number has settled; the first number speaks for itself. */
export class Counting implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #question = '';
  #timer: ReturnType<typeof setTimeout> | undefined;
  #news = '';

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
  }

  /** What to announce now. */
  get news(): string {
    return this.#news;
  }

  /** Says something at once. */
  tell(news: string): void {
    clearTimeout(this.#timer);
    this.#news = news;
    this.#host.requestUpdate();
  }

  /** To be called with every drawing: `text` is announced where the answer to the question is another. */
  note(question: string, text: string): void {
    const isFirst = this.#question === '';
    if (text === '' || question === this.#question) return;
    this.#question = question;
    if (isFirst) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.tell(text), SETTLED);
  }
}
