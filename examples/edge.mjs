import { createProxy, postgresLedger } from 'florin/proxy';

const order = { amount: { value: 1999, currency: 'EUR' }, returnUrl: 'https://shop.example/return' };
const resolveOrder = (reference) => (reference.startsWith('ORDER-') ? order : null);
let proxy;

// `env.FLORIN`: environment, merchantAccount, apiKey, clientKey or cardPublicKey, and secret, as your platform binds them.
const open = (env) => createProxy({ ...env.FLORIN, ledger: postgresLedger(env.DATABASE_URL), resolveOrder });
// oxlint-disable-next-line import/no-default-export -- a worker's module hands its handler over so
export default { fetch: (request, env, context) => (proxy ??= open(env))(request, env, context) };
