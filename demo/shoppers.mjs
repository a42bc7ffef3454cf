import { randomUUID } from 'node:crypto';

const COOKIE = 'demo-shopper';
const NAMED = new RegExp(`(?:^|;\\s*)${COOKIE}=([0-9a-f-]{36})(?:;|$)`);

/** The shop's own session. A real shop asks for a password; here a click makes a shopper. */
export const shopperOf = (request) => NAMED.exec(request.headers.get('cookie') ?? '')?.[1];

/** Whom the proxy acts for: somebody the shop has signed in, else a guest. */
export function identify(request) {
  const shopperReference = shopperOf(request);
  return shopperReference ? { audience: 'shopper', shopperReference } : null;
}

const cookie = (value, age) => `${COOKIE}=${value}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${age}`;

/** `Set-Cookie` of somebody who signs in, and of somebody who signs out. */
export const signIn = () => cookie(randomUUID(), 86_400);
export const signOut = () => cookie('', 0);
