import { render } from 'lit';

import type { WindowSize } from '../../../action-frame/protocol.js';
import type { ActionContext } from './action.js';
import { dialogTemplate, type DialogView } from './dialog.js';
import { dialogWords } from './dialog-words.js';
import { askFrame, newFrame, type FrameAnswer, type FrameTask } from './frame-port.js';
import { challengeWindow, type Room } from './window-size.js';

/** How a challenge ended: the frame's answer, or the shopper closed the dialog. */
export type ChallengeEnd = FrameAnswer | { readonly type: 'closed'; readonly value?: undefined };

/** Measures what a dialog itself takes, and gives the rest to the bank's page. */
function fit(dialog: HTMLElement, stage: HTMLElement): WindowSize {
  const { style } = stage;
  const { code, size } = challengeWindow((width): Room => {
    style.inlineSize = `${width}px`;
    const around = dialog.getBoundingClientRect();
    const inside = stage.getBoundingClientRect();
    return {
      width: innerWidth - (around.width - inside.width),
      height: innerHeight - (around.height - inside.height),
    };
  });
  if (size) style.blockSize = `${size.height}px`;
  else style.inlineSize = '';
  return code;
}

/** Shows the bank's question in a dialog and waits for its end, the bank's or the shopper's. */
export async function challenge(token: string, url: URL, context: ActionContext): Promise<ChallengeEnd> {
  const { container, limits } = context;
  const words = await dialogWords(context);
  if (context.signal.aborted) return { type: 'closed' };
  const root = document.createElement('div');
  const find = <Found extends HTMLElement>(selector: string) => root.querySelector<Found>(selector)!;
  const asked: FrameTask = { task: 'challenge', token, windowSize: '05' };
  const over = new AbortController();
  const signal = AbortSignal.any([over.signal, context.signal]);

  const end = await new Promise<ChallengeEnd>((resolve) => {
    const ask = (asking: boolean) => (event: Event) => {
      event.preventDefault();
      show({ asking }, asking ? '.keep' : 'h2');
    };
    const view: DialogView = {
      words,
      step: 'loading',
      asking: false,
      full: true,
      onAsk: ask(true),
      onKeep: ask(false),
      onStop: () => resolve({ type: 'closed' }),
      onRetry: () => void load(),
    };

    /** Shows what has changed, and moves the focus where the change asks for it. */
    const show = (change: Partial<DialogView>, focus?: string): void => {
      render(dialogTemplate(Object.assign(view, change)), root);
      if (focus) find(focus).focus();
    };

    const load = async (): Promise<void> => {
      const frame = newFrame(url, words('frame'));
      const onShown = (): void => show({ step: 'shown' });
      const answer = askFrame(frame, asked, { limits, signal, onShown });
      show({ frame, step: 'loading' }, 'h2');
      const result = await answer;
      if (result.type === 'unreachable' && !signal.aborted) show({ step: 'failed' });
      else resolve(result);
    };

    container.append(root);
    void load();
    const dialog = find<HTMLDialogElement>('dialog');
    dialog.showModal();
    asked.windowSize = fit(dialog, find('.stage'));
    show({ full: asked.windowSize === '05' });
  });
  over.abort();
  // Closing first, so that the browser gives the focus back to where it was.
  find<HTMLDialogElement>('dialog').close();
  root.remove();
  return end;
}
