import { render } from 'lit';

import type { Action } from '../../../client/shopper/index.js';
import type { ActionContext, ActionResult } from './action.js';
import { challengeDetails } from './details.js';
import { dialogTemplate } from './dialog.js';
import { dialogWords, type DialogWords } from './dialog-words.js';
import { askFrame, frameAddress, newFrame, type FrameAnswer } from './frame-port.js';
import { challengeWindow, type ChallengeWindow, type Room } from './window-size.js';

/** What is reported where the shopper or the page ends a challenge: the bank could not say. */
const WITHOUT_ANSWER = 'U';

/** One challenge on screen, from `open` to one result. */
class Challenge {
  readonly #context: ActionContext;
  readonly #words: DialogWords;
  readonly #token: string;
  readonly #url: URL;
  readonly #root = document.createElement('div');
  readonly #finish: (answer: FrameAnswer | 'closed') => void;
  #attempt = new AbortController();
  #frame: HTMLIFrameElement;
  #window: ChallengeWindow = { code: '05' };
  #step: 'loading' | 'shown' | 'failed' = 'loading';
  #asking = false;

  constructor(
    context: ActionContext,
    words: DialogWords,
    { token, url }: { token: string; url: URL },
    finish: (answer: FrameAnswer | 'closed') => void,
  ) {
    this.#context = context;
    this.#words = words;
    this.#token = token;
    this.#url = url;
    this.#finish = finish;
    this.#frame = newFrame(url, words.frame);
  }

  open(): void {
    this.#context.container.append(this.#root);
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

  get #stage(): HTMLElement {
    return this.#dialog.querySelector('.stage') as HTMLElement;
  }

  async #load(): Promise<void> {
    const attempt = (this.#attempt = new AbortController());
    const signal = AbortSignal.any([attempt.signal, this.#context.signal]);
    const task = () => ({
      task: 'challenge' as const,
      token: this.#token,
      windowSize: this.#window.code,
      title: this.#words.frame,
      limit: this.#context.limits?.challenge,
    });
    const answer = askFrame(this.#frame, task, { signal, onShown: () => this.#show('shown') });
    this.#show('loading');
    const result = await answer;
    if (attempt.signal.aborted) return;
    if (result.type === 'unreachable' && !this.#context.signal.aborted) this.#show('failed');
    else this.#finish(result);
  }

  #show(step: 'loading' | 'shown' | 'failed'): void {
    this.#step = step;
    this.#render();
  }

  #render(): void {
    render(
      dialogTemplate({
        words: this.#words,
        frame: this.#frame,
        step: this.#step,
        asking: this.#asking,
        full: !this.#window.size,
        onAsk: this.#onAsk,
        onKeep: this.#onKeep,
        onStop: this.#onStop,
        onRetry: this.#onRetry,
      }),
      this.#root,
    );
  }

  /** Measures what the dialog itself takes, and gives the rest to the bank's page. */
  #fit(): void {
    const dialog = this.#dialog;
    const { style } = this.#stage;
    this.#window = challengeWindow((width): Room => {
      style.inlineSize = `${width}px`;
      const around = dialog.getBoundingClientRect();
      const inside = this.#stage.getBoundingClientRect();
      return {
        width: innerWidth - (around.width - inside.width),
        height: innerHeight - (around.height - inside.height),
      };
    });
    const { size } = this.#window;
    style.inlineSize = size ? `${size.width}px` : '';
    style.blockSize = size ? `${size.height}px` : '';
    this.#render();
  }

  #ask(asking: boolean, focus: string): void {
    this.#asking = asking;
    this.#render();
    this.#dialog.querySelector<HTMLElement>(focus)?.focus();
  }

  readonly #onAsk = (event?: Event): void => {
    event?.preventDefault();
    this.#ask(true, '.keep');
  };

  readonly #onKeep = (): void => this.#ask(false, 'h2');

  readonly #onStop = (): void => this.#finish('closed');

  readonly #onRetry = (): void => {
    this.#attempt.abort();
    this.#frame = newFrame(this.#url, this.#words.frame);
    void this.#load();
    this.#dialog.querySelector<HTMLElement>('h2')?.focus();
  };
}

/** Shows the bank's question in a dialog and waits for its end, the bank's or the shopper's. */
export async function challenge(
  token: string,
  { authorisationToken }: Action,
  context: ActionContext,
): Promise<ActionResult> {
  const url = frameAddress(context.proxy);
  const words = await dialogWords(context.language);
  if (context.signal.aborted) return { kind: 'aborted' };
  if (!url) return { kind: 'invalid', field: 'url' };
  const answer = await new Promise<FrameAnswer | 'closed'>((resolve) => {
    const shown = new Challenge(context, words, { token, url }, (end) => {
      resolve(end);
      shown.close();
    });
    shown.open();
  });
  if (context.signal.aborted) return { kind: 'aborted' };
  if (answer === 'closed')
    return { kind: 'closed', details: challengeDetails(WITHOUT_ANSWER, authorisationToken) };
  if (answer.type === 'refused') return { kind: 'invalid', field: answer.field };
  const value = answer.type === 'result' ? answer.value : WITHOUT_ANSWER;
  return { kind: 'details', details: challengeDetails(value, authorisationToken) };
}
