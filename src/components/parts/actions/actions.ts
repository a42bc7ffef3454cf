import type { Action } from '../../../client/shopper/index.js';
import { adoptStyles } from '../../base/adopt-styles.js';
import type { ActionContext, ActionResult } from './action.js';
import { challenge } from './challenge.js';
import { dialogStyles } from './dialog.css.js';
import { fingerprint } from './fingerprint.js';
import { redirect } from './redirect.js';

export type { ActionContext, ActionDetails, ActionResult, Navigation } from './action.js';

/** The step of 3D Secure an action asks for; its older types name the step themselves. */
const stepOf = ({ type, subtype }: Action): string | undefined =>
  type === 'threeDS2' ? subtype : /^threeDS2(Fingerprint|Challenge)$/.exec(type)?.[1]?.toLowerCase();

/**
 * Does what an answer asks the shopper's browser to do. Load it only when an answer carries an action:
 * `const { runAction } = await import('../parts/actions/actions.js')`. It never rejects.
 */
export async function runAction(action: Action, context: ActionContext): Promise<ActionResult> {
  const { type, token } = action;
  if (context.signal.aborted) return { kind: 'aborted' };
  if (type === 'redirect') return redirect(action, context);
  const step = stepOf(action);
  if (step !== 'fingerprint' && step !== 'challenge') return { kind: 'unsupported', type };
  if (!token) return { kind: 'invalid', field: 'token' };
  adoptStyles(context.container, dialogStyles);
  return step === 'fingerprint' ? fingerprint(token, context) : challenge(token, action, context);
}
