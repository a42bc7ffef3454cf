import type { ActionContext } from './action.js';
import { askFrame, newFrame, type FrameAnswer } from './frame-port.js';

/** The frame answers within 10 seconds of opening; past this it is gone. */
const LONGEST = 25_000;

/** Lets the bank look at the browser, unseen. */
export async function fingerprint(token: string, url: URL, context: ActionContext): Promise<FrameAnswer> {
  const { container, limits } = context;
  // No words: users never meet it.
  const frame = newFrame(url, 'Bank');
  frame.style.cssText = 'position:absolute;width:0;height:0;border:0;visibility:hidden';
  frame.tabIndex = -1;
  frame.ariaHidden = 'true';
  const signal = AbortSignal.any([context.signal, AbortSignal.timeout(LONGEST)]);
  const answer = askFrame(frame, { task: 'fingerprint', token, windowSize: '01' }, { limits, signal });
  container.append(frame);
  await answer;
  frame.remove();
  return answer;
}
