import type { Trouble } from '../../parts/resource/resource-state.js';
import { troubleText } from '../../parts/resource/resource-view.js';
import type { BalancesRecord } from './balances-record.js';
import type { View } from './view.js';

/** Why something was not done. A row that is closed to the session is answered as if it were not there. */
export function whyText(
  record: BalancesRecord,
  { words }: View,
  trouble: Trouble,
  isRefused: boolean,
): string {
  if (isRefused) return words.text('refused', { code: trouble.code });
  return trouble.cause === 'unauthorised' ? words.text('closed-to-you') : troubleText(record.words, trouble);
}
