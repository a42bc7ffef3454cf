import { holdsCardNumber } from '../edge/card-data.js';
import { envelopesOf } from '../edge/envelope.js';
import { checkAddress } from '../edge/client-address.js';
import { ClientError } from '../../client/index.js';
import { isUnder } from '../../client/url.js';
import { CardTesting } from '../paying/card-testing.js';
import { countAsPaying } from '../paying/paying-limit.js';
import { certaintyOf, isConfiguration } from '../platform/certainty.js';
import { Refusal } from '../refusal.js';
import { randomId } from '../edge/signing.js';
import type { Guard } from './rule.js';

/** Two guards around one call; the first may refuse before the second looks. */
export const both =
  (outer: Guard, inner: Guard): Guard =>
  (guarded, send) =>
    outer(guarded, () => inner(guarded, send));

/**
 * Counts a shopper's call as an attempt to pay: an answer that tells whether a card is good is worth as much to those who test
 * stolen ones. Staff are signed in, and look many cards up at once.
 */
export const countedAsPaying: Guard = async ({ services, call }, send) => {
  if (call.caller.audience === 'operator') return send();
  checkAddress(services, call);
  await countAsPaying(services, call);
  return send();
};

/**
 * For a row that tells a shopper whether a card is good, as a payment does: what it refuses counts with refused payments, and where those
 * are too many, it needs a proof that a person asks. The answer makes no shopper a known payer.
 */
export const watchedAsPaying: Guard = async ({ services, call }, send) => {
  const testing = new CardTesting(services, call, services.settings.merchantAccount);
  await testing.enter();
  try {
    const answer = await send();
    await testing.wasFine();
    return answer;
  } catch (error) {
    if (error instanceof Refusal) await testing.leave();
    else if (!isCardRefused(error)) await testing.wasFine();

    throw error;
  }
};

/** A lost answer, or a platform that is away, says nothing of a card. */
const isCardRefused = (error: unknown): boolean =>
  error instanceof ClientError && certaintyOf(error) === 'final' && !error.unsent && !isConfiguration(error);

/** For a row that keeps a card: what an attempt to pay has used makes no stored card, and the other way round. */
export const usingUpEnvelopes: Guard = async ({ services, call, input: { paymentMethod = {} } }, send) => {
  const envelopes = await envelopesOf(services, paymentMethod as Readonly<Record<string, unknown>>);
  const [owner = ''] = call.caller.owners;
  const key = call.request.headers.get('idempotency-key') ?? randomId();
  const by = await services.settings.signer.sign('envelope user', owner, key);
  if (await services.ledger.useEnvelopes({ ...envelopes, by })) return send();
  call.note('envelope-used');
  throw new Refusal('invalid-request', { field: 'paymentMethod' });
};

/** The longest part of a card number that its issuer is known by (ISO/IEC 7812-1). More of it is card data. */
const MOST_DIGITS = 8;

/** For rows that look a card up by its first digits, in the field `cardNumber`: more than eight never leave the proxy. */
export const firstDigitsAlone: Guard = async ({ input: { cardNumber = '' } }, send) => {
  const isBin =
    typeof cardNumber === 'string' && /^\d*$/.test(cardNumber) && cardNumber.length <= MOST_DIGITS;
  if (!isBin) throw new Refusal('clear-card-data', { field: 'cardNumber' });
  return send();
};

/** For rows with a person's `name`: one with eight digits or more is a card number in the wrong field. */
export const nameWithoutNumber: Guard = async ({ input: { name } }, send) => {
  if (holdsCardNumber(name)) throw new Refusal('clear-card-data', { field: 'name' });
  return send();
};

const imagesIn = ({ images }: Readonly<Record<string, unknown>>): readonly unknown[] =>
  Array.isArray(images) ? images.map((image) => (Object(image) as { url?: unknown }).url) : [];

/**
 * For rows by which a seller names pictures. A browser sends its cookies with a picture of the shop's own origin, so an
 * address there may lead to the service's pictures alone.
 */
export const picturesOfTheirOwn: Guard = async ({ services, call, input }, send) => {
  const own = [call.origin, new URL(call.request.url).origin];
  const folder = `${services.settings.mount}/listings/images`;
  imagesIn(input).forEach((url, at) => {
    if (typeof url !== 'string' || !URL.canParse(url)) return;
    const { origin } = new URL(url);
    if (own.includes(origin) && !isUnder(url, origin + folder))
      throw new Refusal('invalid-request', { field: `images.${at}.url` });
  });
  return send();
};
