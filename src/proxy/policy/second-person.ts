import { lastingNames, type Caller } from '../edge/identity.js';
import { Refusal } from '../refusal.js';
import type { Services } from '../services.js';
import type { Guard } from './rule.js';

/** Names that outlast a session, each as a digest. A person who submits by one and reviews by another cannot be recognised. */
type Names = Readonly<Partial<Record<'userId' | 'email' | 'shopperReference', string>>>;

/** Kind of the ledger's records of who submitted a payout. */
const KIND = 'payout-submitter';

/** The submitter of a payout is stored before they learn its reference, which a review needs. */
export const asSubmitter: Guard = async ({ services, call }, send) => {
  const names = await namesOf(services, call.caller);
  const answer = await send();
  const { pspReference } = answer as { readonly pspReference: string };
  await services.ledger.remember(KIND, await keyOf(services, pspReference), JSON.stringify(names));
  return answer;
};

/**
 * A payout is never reviewed by its submitter. A payout of which the ledger does not know who submitted it, or whose
 * submitter goes by names of another kind, is not there: it could be the reviewer's own.
 */
export const asReviewer: Guard = async (guarded, send) => {
  const { services, call, input } = guarded;
  await namesOf(services, call.caller);
  if (!(await mayReview(services, call.caller, String(input['originalReference']))))
    throw new Refusal('not-found');
  return send();
};

/** Whether it is certain that another person submitted a payout. */
export async function mayReview(
  services: Services,
  caller: Pick<Caller, 'identity'>,
  pspReference: string,
): Promise<boolean> {
  const names = await digestsOf(services, caller);
  const known = await services.ledger.recall(KIND, await keyOf(services, pspReference));
  const submitter = known === undefined ? {} : (JSON.parse(known) as Names);
  const common = (Object.keys(names) as (keyof Names)[]).filter((kind) => submitter[kind] !== undefined);
  return common.length > 0 && common.every((kind) => submitter[kind] !== names[kind]);
}

/** Signed, so that after a change of the secret, when no name is known again, no payout is either. */
const keyOf = ({ settings }: Services, pspReference: string): Promise<string> =>
  settings.signer.sign(KIND, pspReference);

async function namesOf(services: Services, caller: Pick<Caller, 'identity'>): Promise<Names> {
  const names = await digestsOf(services, caller);
  if (Object.keys(names).length === 0) throw new Refusal('not-configured', { field: 'identify.userId' });
  return names;
}

async function digestsOf({ settings }: Services, { identity }: Pick<Caller, 'identity'>): Promise<Names> {
  const given = Object.entries(lastingNames(identity)).flatMap(([kind, name]) =>
    name ? [[kind, name] as const] : [],
  );
  const digests = given.map(async ([kind, name]) => [kind, await settings.signer.sign(KIND, kind, name)]);
  return Object.fromEntries(await Promise.all(digests)) as Names;
}
