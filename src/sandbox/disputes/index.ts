import { disputes, type DisputeRequest } from '../../client/disputes/index.js';
import { forbidden, serviceRefusals } from '../refusals/service-error.js';
import { simulate, type Answers } from '../rows/simulation.js';
import type { State } from '../state/state.js';
import { faultOfFile } from '../rows/uploaded-file.js';
import { judgeBy } from './documents.js';
import { findDispute } from './records.js';
import { isSatisfied } from './reasons.js';
import type { Dispute } from './dispute.js';
import { defend } from './chargeback.js';

/** Why something is not done, in the words that go into `errorMessage`. */
class Declined extends Error {}

/** A dispute that can still be spoken to. Another merchant's account is refused like any stranger's. */
function findOpen(state: State, { disputePspReference, merchantAccountCode }: DisputeRequest): Dispute {
  if (state.merchantAccount !== undefined && merchantAccountCode !== state.merchantAccount)
    throw forbidden('901', 'Invalid Merchant Account');
  const dispute = findDispute(state, disputePspReference);
  // A dispute from before the sandbox started belongs to any account that asks for it.
  const account = dispute?.payment.merchantAccount || merchantAccountCode;
  if (!dispute || account !== merchantAccountCode) throw new Declined('There is no such dispute');
  if (dispute.status === 'expired') throw new Declined('The time to answer the dispute is over');
  if (dispute.status !== 'open') throw new Declined(`The dispute has been ${dispute.status}`);
  return dispute;
}

/** Does something, or says why not: either way the answer has status 200. */
function resultOf(act: () => void) {
  try {
    act();
    return { disputeServiceResult: { success: true } };
  } catch (error) {
    if (!(error instanceof Declined)) throw error;
    return { disputeServiceResult: { success: false, errorMessage: error.message } };
  }
}

const answers: Answers<typeof disputes> = {
  acceptDispute: (state, { input }) =>
    resultOf(() => {
      findOpen(state, input).status = 'accepted';
    }),
  defendDispute: (state, { input }) =>
    resultOf(() => {
      const dispute = findOpen(state, input);
      const defense = dispute.reason.defenses.find(({ code }) => code === input.defenseReasonCode);
      if (!defense) throw new Declined('The dispute cannot be defended by this reason');
      if (!isSatisfied(defense, dispute)) throw new Declined('Documents that this reason needs are missing');
      defend(state, dispute, defense);
    }),
  deleteDefenseDocument: (state, { input }) =>
    resultOf(() => {
      if (!findOpen(state, input).documents.delete(input.defenseDocumentType))
        throw new Declined('There is no document of this type');
    }),
  listDefenseReasons: (state, { input }) => {
    let defenseReasons: ReturnType<typeof reasonsOf> = [];
    const result = resultOf(() => {
      defenseReasons = reasonsOf(findOpen(state, input));
    });
    return { ...result, defenseReasons };
  },
  supplyDefenseDocuments: (state, { input }) =>
    resultOf(() => {
      const dispute = findOpen(state, input);
      const taken = new Set(dispute.reason.defenses.flatMap(({ documents }) => Object.keys(documents)));
      for (const document of input.defenseDocuments) {
        const fault = faultOfFile(document, judgeBy(dispute.payment.card.brand));
        if (fault) throw new Declined(fault);
        if (!taken.has(document.defenseDocumentTypeCode))
          throw new Declined('No reason of this dispute needs a document of this type');
      }
      if (input.defenseDocuments.length === 0) throw new Declined('There is no document');
      for (const { defenseDocumentTypeCode, content } of input.defenseDocuments)
        dispute.documents.set(defenseDocumentTypeCode, content);
    }),
};

const reasonsOf = (dispute: Dispute) =>
  dispute.reason.defenses.map((defense) => ({
    defenseReasonCode: defense.code,
    satisfied: isSatisfied(defense, dispute),
    defenseDocumentTypes: Object.entries(defense.documents).map(([kind, requirementLevel]) => ({
      defenseDocumentTypeCode: kind,
      requirementLevel,
      available: dispute.documents.has(kind),
    })),
  }));

export const disputesSimulation = simulate({
  name: 'disputes',
  prefix: /^\/ca\/services\/DisputeService\/v(\d+)(?=\/)/,
  table: disputes,
  answers,
  refusals: serviceRefusals,
});
