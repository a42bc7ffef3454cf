import type { Identity } from '../audience.js';
import { Refusal } from '../refusal.js';
import type { Guard, GuardedCall } from './rule.js';

/** Names that outlast a session, each as a digest. A person who submits by one and reviews by another cannot be recognised. */
type Names = Readonly<Partial<Record<'userId' | 'email' | 'shopperReference', string>>>;

/** Kind of the ledger's records of who submitted a payout. */
const KIND = 'payout-submitter';

/** The submitter of a payout is stored before they learn its reference, which a review needs. */
export const asSubmitter: Guard = async (guarded, send) => {
  const { ledger } = guarded.services;
  const names = await namesOf(guarded);
  const answer = await send();
  const { pspReference } = answer as { readonly pspReference: string };
  await ledger.remember(KIND, await keyOf(guarded, pspReference), JSON.stringify(names));
  return answer;
};

/**
 * A payout is never reviewed by its submitter. A payout of which the ledger does not know who submitted it, or whose
 * submitter goes by names of another kind, is not there: it could be the reviewer's own.
 */
export const asReviewer: Guard = async (guarded, send) => {
  const { ledger } = guarded.services;
  const names = await namesOf(guarded);
  const known = await ledger.recall(KIND, await keyOf(guarded, String(guarded.input['originalReference'])));
  const submitter = known === undefined ? {} : (JSON.parse(known) as Names);
  const common = (Object.keys(names) as (keyof Names)[]).filter((kind) => submitter[kind] !== undefined);
  const isAnother = common.length > 0 && common.every((kind) => submitter[kind] !== names[kind]);
  if (!isAnother) throw new Refusal('not-found');
  return send();
};

/** Signed, so that after a change of the secret, when no name is known again, no payout is either. */
const keyOf = ({ services }: GuardedCall, pspReference: string): Promise<string> =>
  services.settings.signer.sign(KIND, pspReference);

async function namesOf({ services, call }: GuardedCall): Promise<Names> {
  const { userId, email, shopperReference }: Identity = call.caller.identity;
  const names = { userId, email: email?.trim().toLowerCase(), shopperReference };
  const given = Object.entries(names).flatMap(([kind, name]) => (name ? [[kind, name] as const] : []));
  if (given.length === 0) throw new Refusal('not-configured', { field: 'identify.userId' });
  const digests = given.map(async ([kind, name]) => [
    kind,
    await services.settings.signer.sign(KIND, kind, name),
  ]);
  return Object.fromEntries(await Promise.all(digests)) as Names;
}
