import { Refusal } from '../refusal.js';
import type { Guard, GuardedCall } from './rule.js';

/** The ledger keeps registrations, because no list of the platform's has one before it is finished. */
const KIND = 'device-registration';

/** The card that a registration was begun for is written down before the caller learns the registration's id. */
export const asStarter: Guard = async (guarded, send) => {
  const card = await digestOf(guarded, 'card', guarded.input['paymentInstrumentId']);
  const answer = await send();
  const { id } = Object(answer) as { readonly id?: string };
  if (id !== undefined) await guarded.services.ledger.remember(KIND, await digestOf(guarded, 'id', id), card);
  return answer;
};

/** A registration is finished for the card that it was begun for. One that the ledger does not know is not there. */
export const asFinisher: Guard = async (guarded, send) => {
  const { services, input, subject } = guarded;
  const known = await services.ledger.recall(KIND, await digestOf(guarded, 'id', subject['id']));
  const card = await digestOf(guarded, 'card', input['paymentInstrumentId']);
  if (known !== card) throw new Refusal('not-found');
  return send();
};

const digestOf = ({ services }: GuardedCall, what: string, id: unknown): Promise<string> =>
  services.settings.signer.sign(KIND, what, String(id));
