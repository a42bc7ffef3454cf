import {
  createCollectionFromSchema,
  createSchema,
  getSchema,
  updateSchema,
  type ApiSchema,
} from '../../../../client/workspace/index.js';
import type { CallOptions, Client } from '../../../../client/index.js';
import { proxyRow } from '../../../parts/resource/proxy-row.js';
import { unlessGone } from '../../shell/in-workspace.js';
import type { SchemaThing, VersionPath } from '../things.js';

const readRow = /*@__PURE__*/ proxyRow('workspace', getSchema);
const createRow = /*@__PURE__*/ proxyRow('workspace', createSchema);
const updateRow = /*@__PURE__*/ proxyRow('workspace', updateSchema);
const generateRow = /*@__PURE__*/ proxyRow('workspace', createCollectionFromSchema);

/** A schema as it is sent. */
export interface SchemaText {
  readonly type: string;
  readonly language: string;
  readonly text: string;
}

const thingOf = ({ apiId, apiVersionId }: VersionPath, id: string, schema: ApiSchema = {}): SchemaThing => {
  const { type = '', language = '', updatedAt = '' } = schema;
  return { kind: 'schema', apiId, apiVersionId, id, type, language, updatedAt };
};

const sentOf = ({ type, language, text: schema }: SchemaText) => ({ type, language, schema });

/** Nothing where it is not there any more. */
export async function readSchema(
  client: Client,
  path: VersionPath,
  schemaId: string,
  options: CallOptions = {},
): Promise<SchemaThing | undefined> {
  const { apiId, apiVersionId } = path;
  const read = await unlessGone(client.call(readRow, { apiId, apiVersionId, schemaId }, options));
  return read && thingOf(path, schemaId, read.schema);
}

/** Resolves to its id. */
export async function makeSchema(
  client: Client,
  { apiId, apiVersionId }: VersionPath,
  schema: SchemaText,
): Promise<string> {
  const made = await client.call(createRow, { apiId, apiVersionId, schema: sentOf(schema) });
  return made.schema?.id ?? '';
}

/** Replaces it; resolves to what is known of it now. */
export async function saveSchema(
  client: Client,
  { apiId, apiVersionId, id }: SchemaThing,
  schema: SchemaText,
): Promise<SchemaThing> {
  const path = { apiId, apiVersionId };
  const saved = await client.call(updateRow, { ...path, schemaId: id, schema: sentOf(schema) });
  return thingOf(path, id, saved.schema);
}

/** Makes a collection of what the platform has of a schema; resolves to the collection's uid. */
export async function makeCollectionOf(
  client: Client,
  { apiId, apiVersionId, id }: SchemaThing,
  wanted: { readonly workspace: string; readonly name: string; readonly purposes: readonly string[] },
): Promise<string> {
  const { workspace, name, purposes } = wanted;
  const { collection } = await client.call(generateRow, {
    apiId,
    apiVersionId,
    schemaId: id,
    ...(workspace && { workspace }),
    name,
    relations: purposes.map((type) => ({ type })),
  });
  return collection?.uid ?? '';
}
