import { COLLECTION_PURPOSES, SCHEMA_LANGUAGES, SCHEMA_TYPES } from '../../facts/workspace-words.js';
import type { ApiSchemaRequest, workspace as table } from '../../client/workspace/index.js';
import type { Answers } from '../rows/simulation.js';
import { addCollection } from './collections.js';
import { begin, recordsOf, type Records, type Purpose, type SchemaEntry } from './records.js';
import { requestsOf } from './described.js';
import { byId, placeOf, stampsOf, uidOf, versionOf } from './lookup.js';
import { notFound, required, wrong } from './refusal.js';
import { relate } from './relations.js';

const TYPES: readonly string[] = SCHEMA_TYPES;
const LANGUAGES: readonly string[] = SCHEMA_LANGUAGES;

function checked(schema: ApiSchemaRequest | undefined): ApiSchemaRequest {
  const content = required(schema, 'schema');
  if (!TYPES.includes(required(content.type, 'schema.type'))) throw wrong('schema.type');
  if (!LANGUAGES.includes(required(content.language, 'schema.language'))) throw wrong('schema.language');
  required(content.schema, 'schema.schema');
  return content;
}

function schemaOf(
  records: Records,
  path: { readonly apiId: string; readonly apiVersionId: string; readonly schemaId: string },
): SchemaEntry {
  const version = versionOf(records, path);
  const schema = byId(records.schemas, 'schema', path.schemaId);
  if (schema.versionId !== version.id) throw notFound('schema', path.schemaId);
  return schema;
}

const shown = (records: Records, entry: SchemaEntry) => ({
  id: entry.id,
  type: entry.content.type,
  language: entry.content.language,
  apiVersion: entry.versionId,
  updateBy: records.owner.id,
  ...stampsOf(records, entry),
});

export const schemaAnswers = {
  createSchema: (state, { input }) => {
    const records = recordsOf(state);
    const version = versionOf(records, input);
    const content = checked(input.schema);
    const schema = { ...begin(state, version.name), versionId: version.id, content };
    records.schemas.set(schema.id, schema);
    return { schema: shown(records, schema) };
  },

  getSchema: (state, { input }) => {
    const records = recordsOf(state);
    return { schema: shown(records, schemaOf(records, input)) };
  },

  updateSchema: (state, { input }) => {
    const records = recordsOf(state);
    const schema = schemaOf(records, input);
    schema.content = checked(input.schema);
    schema.updatedAt = state.now();
    return { schema: shown(records, schema) };
  },

  /** A request for each operation that the schema describes. Without a stated purpose, it is `unclassified`. */
  createCollectionFromSchema: (state, { input }) => {
    const records = recordsOf(state);
    const version = versionOf(records, input);
    const item = requestsOf(schemaOf(records, input).content.schema);
    const name = input.name || version.name;
    const types = (input.relations ?? [{ type: 'unclassified' }]).map(({ type }) => type as Purpose);
    if (!types.every((type) => COLLECTION_PURPOSES.includes(type))) throw wrong('relations.type');
    if (item.length === 0) throw wrong('schemaId', 'leads to a schema without operations that can be read');
    const workspaceId = placeOf(records, input.workspace);
    const collection = addCollection(state, name, { info: { name }, item }, { workspaceId });
    const relations = types.map((type) => ({ id: relate(state, version, type, collection.id).id, type }));
    return { collection: { id: collection.id, uid: uidOf(records, collection.id) }, relations };
  },
} satisfies Partial<Answers<typeof table>>;
