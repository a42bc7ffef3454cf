import { serve } from '@hono/node-server';
import { createProxy } from 'florin/proxy';
import { createSandbox } from 'florin/sandbox';

const { publicKey: cardPublicKey, ...platform } = await createSandbox({ origin: 'http://127.0.0.1:8081' });
const order = { amount: { value: 1999, currency: 'EUR' }, returnUrl: 'http://localhost:8080/return' };
const resolveOrder = (reference) => (reference.startsWith('ORDER-') ? order : null);

const proxy = createProxy({ environment: 'sandbox', cardPublicKey, platform, resolveOrder });
serve({ fetch: proxy, port: Number(process.env.PORT ?? 8080) });
