import type { CallOptions, Client } from '../../client/index.js';
import { getLegalEntity, type LegalEntity } from '../../client/legal-entity/index.js';
import { proxyRow } from '../parts/resource/proxy-row.js';

const get = /*@__PURE__*/ proxyRow('legal-entity', getLegalEntity);

/** What the form needs before anything can be typed. */
export interface EntityAnswer {
  /** Undefined for one to be. */
  readonly entity: LegalEntity | undefined;
}

export async function loadEntity(client: Client, id: string, options: CallOptions): Promise<EntityAnswer> {
  return { entity: id === '' ? undefined : await client.call(get, { id }, options) };
}
