import type { Client } from '../../../client/index.js';
import {
  createLegalEntity,
  updateLegalEntity,
  type LegalEntity,
} from '../../../client/legal-entity/index.js';
import { RefusedFields } from '../../../client/schema/refused-fields.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';

const create = /*@__PURE__*/ proxyRow('legal-entity', { ...createLegalEntity, refusal: RefusedFields });
const update = /*@__PURE__*/ proxyRow('legal-entity', { ...updateLegalEntity, refusal: RefusedFields });

/** Makes an entity, or changes the one with the id. */
export const sendEntity = (
  client: Client,
  id: string | undefined,
  body: object,
  idempotencyKey: string,
): Promise<LegalEntity> =>
  id === undefined
    ? client.call(create, body as never, { idempotencyKey })
    : client.call(update, { ...body, id });
