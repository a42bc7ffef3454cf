import { member, type Fields } from '../refusals/fields.js';
import type { Answer, Run } from '../rows/operation.js';

/** The last variant that speaks the older words. */
const CLASSIC = 52;

/** Members that the older answers have not. */
const NEWER = new Set(['paymentMethod', 'donationToken', 'order']);

/** The type of a 3D Secure step is its name here, and one string leads back to it. */
function actionOf({ subtype, authorisationToken, ...action }: Fields): Fields {
  if (action['type'] !== 'threeDS2') return action;
  return subtype === 'challenge'
    ? { ...action, type: 'threeDS2Challenge', paymentData: authorisationToken }
    : { ...action, type: 'threeDS2Fingerprint' };
}

/** The field that the shopper's page hands in when the action is done. */
const RESULTS = new Map<unknown, string>([
  ['threeDS2Fingerprint', 'threeds2.fingerprint'],
  ['threeDS2Challenge', 'threeds2.challengeResult'],
  ['redirect', 'payload'],
]);

function wordsOf(body: Fields): Fields {
  const kept = Object.fromEntries(Object.entries(body).filter(([name]) => !NEWER.has(name)));
  const given = member(body, 'action');
  if (given === undefined) return kept;
  const action = actionOf(given as Fields);
  const { type, paymentData, method, url, data } = action;
  const key = RESULTS.get(type);
  return {
    ...kept,
    action,
    ...(paymentData !== undefined && { paymentData }),
    ...(key !== undefined && { details: [{ key, type: 'text' }] }),
    ...(type === 'redirect' && { redirect: { method, url, ...(data !== undefined && { data }) } }),
  };
}

/** Carries a row out as newer variants do, and answers an older one in its own words. */
export const inClassicWords =
  (run: Run): Run =>
  async (state, call): Promise<Answer> => {
    const { status, body } = await run(state, call);
    const isClassic = (call.version ?? Infinity) <= CLASSIC;
    return isClassic && body ? { status, body: wordsOf(body) } : { status, ...(body && { body }) };
  };
