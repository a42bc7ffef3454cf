import { randomUUID } from 'node:crypto';

import { createClient } from 'florin/client';
import { createBusinessLine, createLegalEntity } from 'florin/client/legal-entity';

const COOKIE = 'demo-seller';
/** What the page of the demonstration asks for, and says. */
const SECOND_FACTOR = '246810';

/** An `<iframe>` brings no header of the page's: for the frame alone, a cookie says the role. */
function roleOf({ headers }) {
  const [, role, person] =
    /(?:^|;\s*)demo-role=(seller)-(\w*)(?:;|$)/.exec(headers.get('cookie') ?? '') ?? [];
  return { role: headers.get('x-demo-role') ?? role, person: headers.get('x-demo-person') ?? person };
}

const NAMED = new RegExp(`(?:^|;\\s*)${COOKIE}=([0-9a-f-]{36})(?:;|$)`);

/**
 * The shop's own book of sellers. One click makes a seller who is known but not verified: proof of who they are, a bank
 * account and accepted terms are missing. The sandbox forgets with the process, and so does this book.
 */
export function openSellers({ sandbox, market, shares, address, now }) {
  const sellers = new Map();
  /** Entities that sellers made beside their own: those behind their business, another business. */
  const made = new Map();
  const platform = createClient({
    baseUrl: 'https://sandbox.florin.invalid/lem/v3',
    fetch: sandbox.fetch,
    headers: { 'x-api-key': 'sandbox' },
  });
  /** When each session last gave the second factor. */
  const confirmed = new Map();
  const nameOf = (request) => NAMED.exec(request.headers.get('cookie') ?? '')?.[1];

  return {
    /** The legal entity of the visitor, if they are a seller. */
    entityOf: (request) => sellers.get(nameOf(request)),

    /** Makes a seller; resolves to their legal entity and the `Set-Cookie` they are known by. */
    async join() {
      const { id } = await platform.call(createLegalEntity, {
        type: 'individual',
        individual: {
          name: { firstName: 'Sam', lastName: 'Jansen' },
          birthData: { dateOfBirth: '1990-06-21' },
          email: 'sam@gulden.example',
          residentialAddress: {
            country: 'NL',
            city: 'Utrecht',
            street: 'Oudegracht 1',
            postalCode: '3511 AB',
          },
        },
      });
      await platform.call(createBusinessLine, {
        legalEntityId: id,
        service: 'paymentProcessing',
        industryCode: '339E',
        salesChannels: ['payByLink'],
      });
      const name = randomUUID();
      sellers.set(name, id);
      return { id, cookie: `${COOKIE}=${name}; Path=/; HttpOnly; SameSite=Lax; Max-Age=86400` };
    },

    /**
     * Whom the proxy acts for on the sellers' pages; the page says which of one person's roles is meant, the cookie who. All
     * of them sell under the name of one seller of the market, but for the other one, who has money of their own and sells nothing.
     */
    async identify(request) {
      const { role, person } = roleOf(request);
      if (role !== 'seller') return null;
      const name = nameOf(request);
      const joined = sellers.get(name);
      const isOther = person === 'other';
      const { holder, entity } = await shares.person(isOther);
      if (isOther)
        return {
          audience: 'seller',
          session: 'demo-other-seller',
          userId: 'demo-other-seller',
          legalEntities: [entity],
          accountHolders: [holder],
        };
      return {
        audience: 'seller',
        session: name ?? 'demo-seller',
        legalEntities: [...(joined ? [joined, ...(made.get(name) ?? [])] : []), entity],
        accountHolders: [holder],
        ...(await market.seller()),
      };
    },

    /** The second factor of the demonstration, which this page shows. A real site asks for a passkey, or for a code that it sent. */
    async confirm(request, code) {
      const identity = await this.identify(request);
      if (!identity || code !== SECOND_FACTOR) return false;
      confirmed.set(identity.session, now());
      return true;
    },

    confirmedAt: ({ session }) => confirmed.get(session) ?? null,

    /** Whose an entity is that a seller has made, written down before they learn its id. */
    onLegalEntityCreated(id, { session }) {
      if (!sellers.has(session)) throw new Error('A visitor makes an entity only once they are a seller.');
      made.set(session, [...(made.get(session) ?? []), id]);
    },

    /** What a link to the hosted pages needs, and no browser may say. */
    supply: ({ operation }) =>
      operation === 'legal-entity.createOnboardingLink'
        ? { redirectUrl: `${address}/become-a-seller.html?florin-onboarding=returned` }
        : {},
  };
}
