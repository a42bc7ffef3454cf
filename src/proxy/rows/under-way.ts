import { ClientError } from '../../client/index.js';
import { isUnderWay } from '../platform/certainty.js';
import type { Settings } from '../settings.js';
import { waitFor } from '../work/work.js';

/**
 * Sends a call again while the platform still works on an earlier one with the same idempotency key: that one's answer is
 * the answer to both. A person who stops an upload and sends it again at once is such a caller.
 */
export async function whileUnderWay<T>(
  send: () => Promise<T>,
  { answerWithin, options }: Pick<Settings, 'answerWithin' | 'options'>,
): Promise<T> {
  const end = performance.now() + answerWithin;
  for (let wait = options.platform?.pause ?? 500; ; wait *= 2) {
    try {
      return await send();
    } catch (error) {
      const mayHelp = error instanceof ClientError && isUnderWay(error);
      if (!mayHelp || performance.now() + wait >= end) throw error;
      await waitFor(wait);
    }
  }
}
