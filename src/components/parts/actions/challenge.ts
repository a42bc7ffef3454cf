import { render } from 'lit';

import type { ActionContext } from './action.js';
import { dialogTemplate, type DialogView } from './dialog.js';
import { dialogWords, type DialogWords } from './dialog-words.js';
import { askFrame, frameAddress, newFrame, type FrameAnswer, type FrameTask } from './frame-port.js';
import { challengeWindow, type ChallengeWindow, type Room } from './window-size.js';

/** How a challenge ended: the frame's answer, or the shopper closed the dialog. */
export type ChallengeEnd = FrameAnswer | { readonly type: 'closed' };

interface ChallengeOptions {
  readonly context: ActionContext;
  readonly words: DialogWords;
  readonly token: string;
  readonly url: URL;
  finish(end: ChallengeEnd): void;
}

/** One challenge on screen, from `open` to one result. */
class Challenge {
  readonly #options: ChallengeOptions;
  readonly #root = document.createElement('div');
  #attempt = new AbortController();
  #window: ChallengeWindow = { code: '05' };
  #view: DialogView;

  constructor(options: ChallengeOptions) {
    this.#options = options;
    this.#view = {
      words: options.words,
      step: 'loading',
      asking: false,
      full: true,
      onAsk: (event) => {
        event?.preventDefault();
        this.#show({ asking: true }, '.keep');
      },
      onKeep: () => this.#show({ asking: false }, 'h2'),
      onStop: () => options.finish({ type: 'closed' }),
      onRetry: () => {
        this.#attempt.abort();
        void this.#load();
        this.#find('h2').focus();
      },
    };
  }

  open(): void {
    this.#options.context.container.append(this.#root);
    void this.#load();
    this.#dialog.showModal();
    this.#fit();
  }

  /** Closing first, so that the browser gives the focus back to where it was. */
  close(): void {
    this.#attempt.abort();
    this.#dialog.close();
    this.#root.remove();
  }

  get #dialog(): HTMLDialogElement {
    return this.#root.firstElementChild as HTMLDialogElement;
  }

  #find(selector: string): HTMLElement {
    return this.#root.querySelector(selector) as HTMLElement;
  }

  /** Shows what has changed, and moves the focus where the change asks for it. */
  #show(change: Partial<DialogView>, focus?: string): void {
    this.#view = { ...this.#view, ...change };
    render(dialogTemplate(this.#view), this.#root);
    if (focus) this.#find(focus).focus();
  }

  async #load(): Promise<void> {
    const { context, words, token, url, finish } = this.#options;
    const frame = newFrame(url, words.frame);
    const attempt = (this.#attempt = new AbortController());
    const signal = AbortSignal.any([attempt.signal, context.signal]);
    const task: FrameTask = {
      task: 'challenge',
      token,
      windowSize: () => this.#window.code,
      onShown: () => this.#show({ step: 'shown' }),
    };
    const answer = askFrame(frame, task, { limits: context.limits, signal });
    this.#show({ frame, step: 'loading' });
    const result = await answer;
    if (attempt.signal.aborted) return;
    if (result.type === 'unreachable' && !context.signal.aborted) this.#show({ step: 'failed' });
    else finish(result);
  }

  /** Measures what the dialog itself takes, and gives the rest to the bank's page. */
  #fit(): void {
    const stage = this.#find('.stage');
    const { style } = stage;
    this.#window = challengeWindow((width): Room => {
      style.inlineSize = `${width}px`;
      const around = this.#dialog.getBoundingClientRect();
      const inside = stage.getBoundingClientRect();
      return {
        width: innerWidth - (around.width - inside.width),
        height: innerHeight - (around.height - inside.height),
      };
    });
    const { size } = this.#window;
    style.inlineSize = size ? `${size.width}px` : '';
    style.blockSize = size ? `${size.height}px` : '';
    this.#show({ full: !size });
  }
}

/** Shows the bank's question in a dialog and waits for its end, the bank's or the shopper's. */
export async function challenge(token: string, context: ActionContext): Promise<ChallengeEnd> {
  const url = frameAddress(context.proxy);
  const words = await dialogWords(context.language);
  if (!url || context.signal.aborted) return { type: 'refused', field: 'url' };
  return new Promise((resolve) => {
    const finish = (end: ChallengeEnd): void => {
      resolve(end);
      shown.close();
    };
    const shown = new Challenge({ context, words, token, url, finish });
    shown.open();
  });
}
