import type { CreatePermitRequest, CreatePermitResult, Permit } from '../../client/recurring/index.js';
import type { Amount } from '../../client/index.js';
import { seal, unseal } from '../edge/sealing.js';
import type { Receipt } from '../ledger/intent.js';
import type { Services } from '../services.js';
import type { Rule } from './rule.js';

/** Kind of the ledger's records of tokens, each sealed, by the id of its permit. */
const KIND = 'permit';

const LONGEST = 100;

/** A permit as the journal keeps it. */
export interface KeptPermit {
  /** Digest of the token: it stands for it, and does not tell it. */
  readonly id: string;
  readonly resultKey?: string | undefined;
  readonly partner?: string | undefined;
  readonly maxAmount?: Amount | undefined;
  readonly singleTransactionLimit?: Amount | undefined;
  readonly isSingleUse: boolean;
  readonly until?: string | undefined;
}

const idOf = ({ settings }: Services, token: string): Promise<string> => settings.signer.sign(KIND, token);

async function kept(
  services: Services,
  token: string,
  asked: Permit,
  resultKey?: string,
): Promise<KeptPermit> {
  const { ledger, settings } = services;
  const id = await idOf(services, token);
  await ledger.remember(KIND, id, await seal(settings.signer, KIND, id, token));
  const {
    partnerId,
    restriction: { maxAmount, singleTransactionLimit, singleUse } = {},
    validTillDate,
  } = asked;
  return {
    id,
    ...(resultKey !== undefined && { resultKey: resultKey.slice(0, LONGEST) }),
    ...(partnerId !== undefined && { partner: partnerId.slice(0, LONGEST) }),
    ...(maxAmount && { maxAmount }),
    ...(singleTransactionLimit && { singleTransactionLimit }),
    isSingleUse: singleUse === true,
    ...(validTillDate !== undefined && { until: validTillDate }),
  };
}

/** The permits of a receipt; none where there is none. */
export const permitsIn = ({ permits = '[]' }: Receipt = {}): readonly KeptPermit[] =>
  JSON.parse(permits) as readonly KeptPermit[];

/** The token of a permit that was given through this proxy. */
async function tokenOf({ ledger, settings }: Services, id: string): Promise<string | undefined> {
  const sealed = await ledger.recall(KIND, id);
  return sealed === undefined ? undefined : unseal(settings.signer, KIND, id, sealed);
}

/**
 * What the ledger keeps of permits: whom, how much and until when, under a digest of each token. The token itself is sealed, for
 * two things that need it again: the same request under the same key, whose first answer was lost, and a withdrawal.
 */
export const permitReceipt: NonNullable<Rule['receipt']> = {
  async keep({ permitResultList = [], pspReference }: CreatePermitResult, { services, input }) {
    const { permits } = input as unknown as CreatePermitRequest;
    const found = permitResultList.map(async ({ token, resultKey }, at) => {
      const asked = permits.find((permit) => resultKey !== undefined && permit.resultKey === resultKey);
      return token === undefined ? [] : [await kept(services, token, asked ?? permits[at] ?? {}, resultKey)];
    });
    const all = (await Promise.all(found)).flat();
    return { ...(pspReference !== undefined && { pspReference }), permits: JSON.stringify(all) };
  },
  async restore(receipt, services) {
    const results = permitsIn(receipt).map(async ({ id, resultKey }) => ({
      resultKey,
      token: await tokenOf(services, id),
    }));
    return { pspReference: receipt['pspReference'], permitResultList: await Promise.all(results) };
  },
};

/** A permit is withdrawn by its token, or by its id, which leads to the token: the journal has the id both times. */
export const permitNamed: NonNullable<Rule['named']> = async (services, { token: named }) => {
  const name = String(named);
  const token = await tokenOf(services, name);
  if (token !== undefined) return { subject: [name], fields: { token } };
  return { subject: [await idOf(services, name)], fields: {} };
};
