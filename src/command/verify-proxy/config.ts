import type { Operation } from '../../client/operation.js';
import { ENVIRONMENTS } from '../../client/shopper/config.js';
import { shopper } from '../../client/shopper/index.js';
import { PROTOCOL } from '../../frame/protocol.js';
import { differencesOf, type Check } from './finding.js';

/** Whether the clocks of the proxy and of this machine are as far apart as no shopper's page would put up with. */
const isFar = (serverTime: unknown): boolean =>
  typeof serverTime !== 'string' ||
  !/^\d{13}$/.test(serverTime) ||
  Math.abs(Number(serverTime) - Date.now()) > 300_000;

/** `GET /config`: what the proxy says it is. */
export const config: Check = {
  name: 'config',
  hint: 'The whole contract is in GET /openapi.json of our own proxy: npm start, then http://localhost:8080/florin/openapi.json.',
  async *differences({ visitor }) {
    const answer = await visitor.get('/config');
    yield* differencesOf('GET /config', answer, { status: 200 });
    const { environment, serverTime, protocols, enabled } = Object(answer.body) as Record<string, unknown>;
    if (!ENVIRONMENTS.some((known) => known === environment))
      yield 'GET /config: environment: expected sandbox, test or live';
    if (isFar(serverTime)) yield 'GET /config: serverTime: expected milliseconds since 1970 as text, of now';
    const spoken = Object(protocols) as Record<string, unknown>;
    for (const frame of ['card', 'action'])
      if (!(Array.isArray(spoken[frame]) && spoken[frame].includes(String(PROTOCOL))))
        yield `GET /config: protocols.${frame}: expected a list with ${PROTOCOL}`;
    for (const { method, path } of Object.values<Operation>(shopper))
      if (!(Array.isArray(enabled) && enabled.includes(`${method} ${path}`)))
        yield `GET /config: enabled: expected ${method} ${path} in it`;
  },
};
