import { newIdempotencyKey, type Client } from '../../../client/index.js';
import type { PayoutRecord } from '../../../client/operator/index.js';
import { confirmPayout, declinePayout } from '../../../client/payout/index.js';
import type { Failure } from '../../parts/record/record-options.js';
import { endingAfterDoubt, endingOf } from '../../parts/resource/ending.js';
import { keyedRow, proxyRow } from '../../parts/resource/proxy-row.js';
import { saysOf } from '../panel/platform-word.js';

export type Decision = 'confirm' | 'decline';

const rows = {
  confirm: /*@__PURE__*/ keyedRow('payout', confirmPayout),
  decline: /*@__PURE__*/ proxyRow('payout', declinePayout),
};

const DONE: Readonly<Record<Decision, string>> = {
  confirm: 'payout-confirm-received',
  decline: 'payout-decline-received',
};

export const ANSWER_KINDS = ['done', 'refused', 'not-sent', 'unknown'] as const;

/** How a decision about one payout ended. `unknown`: nothing that was answered says so. */
export interface Answer {
  readonly kind: (typeof ANSWER_KINDS)[number];
  /** The platform's own word, where it is none that is known. */
  readonly told?: string | undefined;
  readonly failure?: Failure | undefined;
}

/** One decision about one payout. */
export interface Wish {
  readonly payout: PayoutRecord;
  readonly decision: Decision;
  /** The same however often it is sent. */
  readonly key: string;
  readonly answer?: Answer;
}

export const wishFor = (payout: PayoutRecord, decision: Decision): Wish => ({
  payout,
  decision,
  key: newIdempotencyKey(),
});

/** Sends it, and says how that ended. Only the platform's own word for it says that it is done. */
export async function send(
  client: Client,
  { payout, decision, key, answer }: Wish,
  failed: (error: unknown) => Failure,
): Promise<Answer> {
  try {
    const input = { originalReference: payout.pspReference ?? '' };
    const { response } = await client.call(rows[decision], input, { idempotencyKey: key });
    const told = saysOf(response);
    return told === DONE[decision] ? { kind: 'done' } : { kind: 'unknown', told };
  } catch (error) {
    const told = endingOf(error);
    const kind = answer?.kind === 'unknown' ? endingAfterDoubt(told, error) : told;
    return { kind, failure: failed(error) };
  }
}
