import { createClient } from '../src/client/index.js';
import { createLegalEntity, type LegalEntityRequest } from '../src/client/legal-entity/index.js';
import { proxyRow } from '../src/components/parts/resource/proxy-row.js';
import type { FaultPlace } from '../src/sandbox/index.js';
import { SAM } from '../test/components/sam.js';
import type { SandboxSettings } from './sandbox-messages.js';
import type { Shop } from './sandbox.js';
import { shop, type InShop, type Mounted } from './shop.js';

const create = proxyRow('legal-entity', createLegalEntity);

interface Seller {
  readonly shop: Shop;
  /** Id of the story's seller at the platform. */
  readonly legalEntity: string;
}

const sellers = new WeakMap<Shop, Promise<string>>();

/** The merchant makes the seller known to the platform. Then the story's visitor is that seller, and the world changes. */
async function join(opened: Shop, request: LegalEntityRequest, changed: SandboxSettings): Promise<string> {
  const client = createClient({ baseUrl: opened.proxy, fetch: opened.fetch });
  const { id } = await client.call(create, request);
  await opened.change({ isOperator: false, legalEntities: [id], ...changed });
  return id;
}

/** A story's loader: a shop with one seller. */
export const seller =
  (changed: SandboxSettings = {}, request: LegalEntityRequest = SAM) =>
  async (mounted: Mounted): Promise<Seller> => {
    const { shop: opened } = await shop({ isOperator: true })(mounted);
    const joining = sellers.get(opened) ?? join(opened, request, changed);
    sellers.set(opened, joining);
    return { shop: opened, legalEntity: await joining };
  };

/** What befalls every element about a seller, where `place` is a row that it asks at once. */
export const situations = (place: FaultPlace) => ({
  loading: { loaders: [seller({ faults: [{ place, fault: { kind: 'delay', ms: 3_600_000 } }] })] },
  error: { loaders: [seller({ faults: [{ place, fault: '500-before' }] })] },
  offline: {
    loaders: [seller({ offline: true })],
    parameters: { docs: { story: { inline: false } } },
  },
  anothers: { loaders: [seller({ legalEntities: ['LE-of-another-seller'] })] },
});

export const legalEntityOf = ({ loaded }: InShop): string => String(loaded['legalEntity']);
