import { randomUUID } from 'node:crypto';

const SHOPPER = 'demo-shopper';
const VISITOR = 'demo-visitor';

const read = (request, name) =>
  new RegExp(`(?:^|;\\s*)${name}=([0-9a-f-]{36})(?:;|$)`).exec(request.headers.get('cookie') ?? '')?.[1];

/** The shop's own session. A real shop asks for a password; here a click makes a shopper. */
export const shopperOf = (request) => read(request, SHOPPER);

/** Orders are kept under an e-mail; every browser that comes along has one made up. */
export const emailOf = (request) => {
  const visitor = read(request, VISITOR);
  return visitor && `shopper-${visitor.slice(0, 8)}@example.com`;
};

/** Whom the proxy acts for: a shopper with an address, whom the shop may have signed in; else a guest. */
export function identify(request) {
  const shopperReference = shopperOf(request);
  const email = emailOf(request);
  if (!email && !shopperReference) return null;
  return { audience: 'shopper', session: read(request, VISITOR), email, shopperReference };
}

const cookie = (name, value, age) => `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${age}`;

/** `Set-Cookie` of a shopper who comes for the first time, who signs in, and who signs out. */
export const welcome = () => cookie(VISITOR, randomUUID(), 31_536_000);
export const signIn = () => cookie(SHOPPER, randomUUID(), 86_400);
export const signOut = () => cookie(SHOPPER, '', 0);
