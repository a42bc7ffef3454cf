import type { createApplePaySession, createOriginKeys } from '../../client/checkout/index.js';
import { base64OfJson, base64url } from '../../facts/base64.js';
import { invalid } from '../refusals/service-error.js';
import type { Answering } from '../rows/simulation.js';

const FIVE_MINUTES = 300_000;

/** `POST /applePay/sessions`: what a page hands to Apple's sheet. Only Apple reads it. */
export const applePaySession: Answering<typeof createApplePaySession> = (state, { input }) => {
  const { domainName, displayName, merchantIdentifier } = input;
  // Apple vouches for registered domains alone; the sandbox also for the machine that a shop is made on.
  if (!/^(?:localhost|(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,})$/i.test(domainName))
    throw invalid('000', "Field 'domainName' is no domain");
  const now = state.now();
  const session = {
    epochTimestamp: now,
    expiresAt: now + FIVE_MINUTES,
    merchantSessionIdentifier: `SSH${state.random.opaque(48)}`,
    nonce: state.random.opaque(6),
    merchantIdentifier,
    domainName,
    displayName,
    signature: state.random.opaque(96),
  };
  return { data: base64OfJson(session) };
};

/** Origin keys by origin: asked again, an origin gets the same. */
const openOriginKeys = (): Map<string, string> => new Map();

/** `POST /originKeys`. */
export const originKeys: Answering<typeof createOriginKeys> = (state, { input }) => {
  const keys = state.records(openOriginKeys);
  const wrong = input.originDomains.find(
    (origin) => !URL.canParse(origin) || new URL(origin).origin !== origin,
  );
  if (wrong !== undefined || input.originDomains.length === 0)
    throw invalid('000', "Field 'originDomains' has to list web origins, each without a path");
  for (const origin of input.originDomains)
    if (!keys.has(origin))
      keys.set(
        origin,
        `pub.v2.${state.random.digits(16)}.${base64url(new TextEncoder().encode(origin))}.${state.random.opaque(32)}`,
      );
  const entries = input.originDomains.map((origin) => [origin, keys.get(origin) ?? '']);
  return { originKeys: Object.fromEntries(entries) as Record<string, string> };
};
