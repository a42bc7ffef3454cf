import { render } from 'lit';

import type { ActionContext } from './action.js';
import { dialogTemplate, type DialogView } from './dialog.js';
import { dialogWords } from './dialog-words.js';
import { askFrame, frameAddress, newFrame, type FrameAnswer } from './frame-port.js';
import { challengeWindow, type ChallengeWindow, type Room } from './window-size.js';

/** How a challenge ended: the frame's answer, or the shopper closed the dialog. */
export type ChallengeEnd = FrameAnswer | { readonly type: 'closed' };

/** Measures what a dialog itself takes, and gives the rest to the bank's page. */
function fit(dialog: HTMLElement, stage: HTMLElement): ChallengeWindow {
  const { style } = stage;
  const fitting = challengeWindow((width): Room => {
    style.inlineSize = `${width}px`;
    const around = dialog.getBoundingClientRect();
    const inside = stage.getBoundingClientRect();
    return {
      width: innerWidth - (around.width - inside.width),
      height: innerHeight - (around.height - inside.height),
    };
  });
  const { size } = fitting;
  style.inlineSize = size ? `${size.width}px` : '';
  style.blockSize = size ? `${size.height}px` : '';
  return fitting;
}

/** Shows the bank's question in a dialog and waits for its end, the bank's or the shopper's. */
export async function challenge(token: string, context: ActionContext): Promise<ChallengeEnd> {
  const { container, limits } = context;
  const url = frameAddress(context.proxy);
  const words = await dialogWords(context.language);
  if (!url || context.signal.aborted) return { type: 'refused', field: 'url' };
  const root = document.createElement('div');
  const find = <Found extends HTMLElement>(selector: string) => root.querySelector<Found>(selector)!;
  let fitting: ChallengeWindow = { code: '05' };
  let attempt = new AbortController();

  const end = await new Promise<ChallengeEnd>((resolve) => {
    const view: DialogView = {
      words,
      step: 'loading',
      asking: false,
      full: true,
      onAsk: (event) => {
        event?.preventDefault();
        show({ asking: true }, '.keep');
      },
      onKeep: () => show({ asking: false }, 'h2'),
      onStop: () => resolve({ type: 'closed' }),
      onRetry: () => {
        void load();
        find('h2').focus();
      },
    };

    /** Shows what has changed, and moves the focus where the change asks for it. */
    const show = (change: Partial<DialogView>, focus?: string): void => {
      render(dialogTemplate(Object.assign(view, change)), root);
      if (focus) find(focus).focus();
    };

    const load = async (): Promise<void> => {
      attempt.abort();
      attempt = new AbortController();
      const own = attempt.signal;
      const frame = newFrame(url, words.frame);
      const answer = askFrame(
        frame,
        { task: 'challenge', token, windowSize: () => fitting.code, onShown: () => show({ step: 'shown' }) },
        { limits, signal: AbortSignal.any([own, context.signal]) },
      );
      show({ frame, step: 'loading' });
      const result = await answer;
      if (own.aborted) return;
      if (result.type === 'unreachable' && !context.signal.aborted) show({ step: 'failed' });
      else resolve(result);
    };

    container.append(root);
    void load();
    find<HTMLDialogElement>('dialog').showModal();
    fitting = fit(find('dialog'), find('.stage'));
    show({ full: !fitting.size });
  });
  attempt.abort();
  // Closing first, so that the browser gives the focus back to where it was.
  find<HTMLDialogElement>('dialog').close();
  root.remove();
  return end;
}
