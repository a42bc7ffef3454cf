import type { ActionContext, ActionResult } from './action.js';
import { fingerprintDetails } from './details.js';
import { askFrame, frameAddress, newFrame } from './frame-port.js';

/** The frame answers within 10 seconds of opening; past this it is gone. */
const LONGEST = 25_000;

/** A bank may go without it, so a frame that does not answer is reported as "not completed" and the payment goes on. */
const NOT_COMPLETED = 'N';

/** Lets the bank look at the browser, unseen. */
export async function fingerprint(token: string, context: ActionContext): Promise<ActionResult> {
  const url = frameAddress(context.proxy);
  if (!url) return { kind: 'details', details: fingerprintDetails(NOT_COMPLETED) };
  // No words: nobody meets it, and a language would have to be loaded first.
  const frame = newFrame(url, 'Bank');
  frame.className = 'florin-action-unseen';
  frame.tabIndex = -1;
  frame.setAttribute('aria-hidden', 'true');
  const signal = AbortSignal.any([context.signal, AbortSignal.timeout(LONGEST)]);
  const limit = context.limits?.fingerprint;
  const answer = askFrame(
    frame,
    () => ({ task: 'fingerprint', token, windowSize: '01', title: frame.title, limit }),
    { signal },
  );
  context.container.append(frame);
  const heard = await answer;
  frame.remove();
  if (context.signal.aborted) return { kind: 'aborted' };
  if (heard.type === 'refused') return { kind: 'invalid', field: heard.field };
  const value = heard.type === 'result' ? heard.value : NOT_COMPLETED;
  return { kind: 'details', details: fingerprintDetails(value) };
}
