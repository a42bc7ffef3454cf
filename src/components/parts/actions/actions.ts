import { isWaitedFor, type Action } from '../../../client/shopper/attempt.js';
import { adoptStyles } from '../../base/adopt-styles.js';
import { coverStyles } from '../controls/cover.css.js';
import type { ActionContext, ActionResult } from './action.js';
import { challenge } from './challenge.js';
import { challengeDetails, fingerprintDetails } from './details.js';
import { dialogStyles } from './dialog.css.js';
import { fingerprint } from './fingerprint.js';
import { frameAddress } from './frame-port.js';
import { redirect } from './redirect.js';

export type { ActionContext, ActionDetails, ActionResult, Navigation } from './action.js';

/** The step of 3D Secure an action asks for; its older types name the step themselves. */
const stepOf = ({ type, subtype }: Action): unknown =>
  Object({ threeDS2: subtype, threeDS2Fingerprint: 'fingerprint', threeDS2Challenge: 'challenge' })[type];

/**
 * Does what an answer asks the shopper's browser to do. Load it only when an answer carries an action:
 * `const { runAction } = await import('../parts/actions/actions.js')`. It never rejects.
 */
export async function runAction(action: Action, context: ActionContext): Promise<ActionResult> {
  const { type, token, authorisationToken } = action;
  const { signal, container } = context;
  if (signal.aborted) return { kind: 'aborted' };
  if (type === 'redirect') return redirect(action, context);
  if (isWaitedFor(action)) return (await import('./wait-for-app.js')).waitForApp(action, context);
  const step = stepOf(action);
  const isChallenge = step === 'challenge';
  if (!isChallenge && step !== 'fingerprint') return { kind: 'unsupported', type };
  const url = frameAddress(context.proxy);
  if (!token || !url) return { kind: 'invalid', field: token ? 'url' : 'token' };
  // A bank's window does not rise as other dialogs do: it has its size, to the pixel, from the first moment.
  for (const sheet of [coverStyles, dialogStyles]) adoptStyles(container, sheet);
  const end = await (isChallenge ? challenge : fingerprint)(token, url, context);
  if (signal.aborted) return { kind: 'aborted' };
  if (end.type === 'refused') return { kind: 'invalid', field: end.field };
  return {
    kind: end.type === 'closed' ? 'closed' : 'details',
    details: isChallenge ? challengeDetails(end.value, authorisationToken) : fingerprintDetails(end.value),
  };
}
