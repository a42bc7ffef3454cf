import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT, say } from './processes.mjs';

/** Interfaces by our names, and the descriptions of the platform that hold their facts. */
const SOURCES = {
  checkout: 'checkout-v71',
  'checkout-classic': 'checkout-classic',
  payout: 'payout-v68',
  'bin-lookup': 'binlookup-v54',
  recurring: 'recurring-v68',
  'legal-entity': 'legal-entity-v3',
  'balance-platform': 'balance-platform-v2',
  transfers: 'transfers-v4',
  'terminal-management': 'terminal-v1',
  disputes: 'dispute-v30',
  'data-protection': 'data-protection-v1',
  workspace: 'workspace',
  listings: 'listings',
};

/** Words of JSON Schema that are facts and stay as they are. All others are remarks of the source. */
const KEPT = ['type', 'enum', 'minLength', 'maxLength', 'required', 'readOnly'];

/** Formats that say what a value must look like. Those not named here say only where it comes from. */
const FORMATS = {
  date: { format: 'date' },
  'date-time': { format: 'date-time' },
  byte: { contentEncoding: 'base64' },
  int32: { minimum: -(2 ** 31), maximum: 2 ** 31 - 1 },
};

const TARGET = join(ROOT, 'test/client/facts');

const mapped = (object, change) =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value)]));

const isNull = ({ type }) => type === 'null';

/**
 * A node of the source as JSON Schema. Alternatives become `anyOf`: where nothing but an optional word tells them apart,
 * one value may well fit two of them.
 */
function schemaOf(source) {
  if (source.$ref) return { $ref: `#/$defs/${source.$ref}` };
  const schema = {};
  for (const word of KEPT) if (word in source) schema[word] = source[word];
  Object.assign(schema, FORMATS[source.format]);
  if (source.properties) {
    schema.type = 'object';
    schema.properties = mapped(source.properties, schemaOf);
  }
  if (source.items) schema.items = schemaOf(source.items);
  if (source.additionalProperties !== undefined)
    schema.additionalProperties =
      typeof source.additionalProperties === 'object'
        ? schemaOf(source.additionalProperties)
        : source.additionalProperties;
  if (source.allOf) schema.allOf = source.allOf.map(schemaOf);
  const alternatives = source.oneOf ?? source.anyOf;
  if (alternatives) schema.anyOf = alternatives.map(schemaOf);
  return source.nullable || alternatives?.some(isNull) ? orNull(schema) : schema;
}

function orNull(schema) {
  const others = schema.anyOf?.filter((alternative) => !isNull(alternative)) ?? [schema];
  return { anyOf: [...others, { type: 'null' }] };
}

const parametersOf = (parameters) =>
  parameters.map(({ name, required, ...source }) => ({ name, required, schema: schemaOf(source) }));

const withStatus = (responses, pattern) =>
  Object.fromEntries(Object.entries(responses).filter(([status]) => pattern.test(status)));

const operationOf = ({ method, path, pathParams, query, headers, requestSchema, responses }) => ({
  method,
  path,
  parameters: pathParams.map(({ name }) => name),
  query: parametersOf(query),
  headers: parametersOf(headers),
  request: requestSchema,
  success: withStatus(responses, /^2/),
  errors: withStatus(responses, /^[45]/),
});

const refsIn = (schema) =>
  Object.entries(schema).flatMap(([word, value]) => {
    if (word === '$ref') return [value.replace('#/$defs/', '')];
    return typeof value === 'object' && value ? refsIn(value) : [];
  });

/** Every schema that the operations lead to, by its name. */
function reachedFrom(operations, schemas) {
  const waiting = operations.flatMap(({ request, success, errors }) =>
    [request, ...Object.values(success), ...Object.values(errors)].filter(Boolean),
  );
  const reached = new Map();
  for (const name of waiting) {
    if (reached.has(name)) continue;
    const schema = schemaOf(schemas[name]);
    reached.set(name, schema);
    waiting.push(...refsIn(schema));
  }
  return [...reached].toSorted(([a], [b]) => (a < b ? -1 : 1));
}

/** Facts of one interface as text: one line an operation, one line a schema. */
function factsOf(name, { pathPrefix, operations: sources, schemas }) {
  const operations = sources.map(operationOf);
  const defs = reachedFrom(operations, schemas).map(
    ([schema, facts]) => `${JSON.stringify(schema)}: ${JSON.stringify(facts)}`,
  );
  return `{
"interface": ${JSON.stringify(name)},
"prefix": ${JSON.stringify(pathPrefix)},
"operations": [
${operations.map((operation) => JSON.stringify(operation)).join(',\n')}
],
"$defs": {
${defs.join(',\n')}
}
}
`;
}

const [folder = join(ROOT, '../shared/spec')] = process.argv.slice(2);
for (const [name, source] of Object.entries(SOURCES)) {
  const facts = factsOf(name, JSON.parse(readFileSync(join(folder, `${source}.json`), 'utf8')));
  writeFileSync(join(TARGET, `${name}.json`), facts);
  say(`${name}: ${JSON.parse(facts).operations.length} operations, ${facts.length} characters`);
}
