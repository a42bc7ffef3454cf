import { newIdempotencyKey, type Client } from '../../../client/index.js';
import {
  acceptDispute,
  defendDispute,
  deleteDefenseDocument,
  listDefenseReasons,
  supplyDefenseDocuments,
  type DefenseReason,
  type DisputeServiceResult,
} from '../../../client/disputes/index.js';
import { getDispute, type DisputeRecord } from '../../../client/operator/index.js';
import { endingAfterDoubt, endingOf, type Ending } from '../../parts/resource/ending.js';
import { keyedRow, proxyRow } from '../../parts/resource/proxy-row.js';
import type { DisputeAnswer } from '../events.js';

const reasonsRow = /*@__PURE__*/ proxyRow('disputes', listDefenseReasons);
const supplyRow = /*@__PURE__*/ proxyRow('disputes', supplyDefenseDocuments);
const deleteRow = /*@__PURE__*/ proxyRow('disputes', deleteDefenseDocument);
const acceptRow = /*@__PURE__*/ keyedRow('disputes', acceptDispute);
const defendRow = /*@__PURE__*/ keyedRow('disputes', defendDispute);

/** What the platform says to a call: done, or no, with its own words. It answers both with status 200. */
export interface Said {
  readonly isDone: boolean;
  readonly message: string;
}

const saidBy = ({ success, errorMessage = '' }: DisputeServiceResult): Said => ({
  isDone: success,
  message: errorMessage,
});

/** The reasons by which a dispute can be defended, or why it cannot be answered any more. */
export interface Reasons extends Said {
  readonly reasons: readonly DefenseReason[];
}

export const readCase = (client: Client, reference: string): Promise<DisputeRecord> =>
  client.call(getDispute, { reference });

export async function readReasons(client: Client, disputePspReference: string): Promise<Reasons> {
  const { disputeServiceResult, defenseReasons = [] } = await client.call(reasonsRow, {
    disputePspReference,
  });
  return { ...saidBy(disputeServiceResult), reasons: defenseReasons };
}

/** A document as it is handed in. */
export interface Paper {
  readonly type: string;
  readonly contentType: string;
  /** Base64. */
  readonly content: string;
}

export async function supply(client: Client, disputePspReference: string, paper: Paper): Promise<Said> {
  const { type: defenseDocumentTypeCode, contentType, content } = paper;
  const defenseDocuments = [{ defenseDocumentTypeCode, contentType, content }];
  const answer = await client.call(supplyRow, { disputePspReference, defenseDocuments });
  return saidBy(answer.disputeServiceResult);
}

export async function takeBack(client: Client, disputePspReference: string, type: string): Promise<Said> {
  const answer = await client.call(deleteRow, { disputePspReference, defenseDocumentType: type });
  return saidBy(answer.disputeServiceResult);
}

export interface Answered {
  readonly ending: Ending;
  /** Why not, in the platform's words. */
  readonly message: string;
}

/** Sends answers, each under a key of its own that stays the same until its end is known. */
export class Answers {
  /** By dispute, then by answer and reason. */
  readonly #keys = new Map<string, Map<string, string>>();

  async send(client: Client, asked: DisputeAnswer, failed: (error: unknown) => string): Promise<Answered> {
    const { dispute: disputePspReference, answer, reason: defenseReasonCode } = asked;
    const keys = this.#keys.get(disputePspReference) ?? new Map<string, string>();
    const place = `${answer} ${defenseReasonCode}`;
    const wasOpen = keys.has(place);
    const idempotencyKey = keys.get(place) ?? newIdempotencyKey();
    this.#keys.set(disputePspReference, keys.set(place, idempotencyKey));
    let failure: unknown;
    const ended = await (
      answer === 'accept'
        ? client.call(acceptRow, { disputePspReference }, { idempotencyKey })
        : client.call(defendRow, { disputePspReference, defenseReasonCode }, { idempotencyKey })
    ).then(
      ({ disputeServiceResult }): Answered => {
        const { isDone, message } = saidBy(disputeServiceResult);
        return { ending: isDone ? 'received' : 'refused', message };
      },
      (error: unknown): Answered => ({ ending: endingOf((failure = error)), message: failed(error) }),
    );
    const ending = wasOpen ? endingAfterDoubt(ended.ending, failure) : ended.ending;
    if (ending !== 'unknown') keys.delete(place);
    return { ...ended, ending };
  }

  /** It is known by now what became of it. */
  forget(dispute: string): void {
    this.#keys.delete(dispute);
  }
}
