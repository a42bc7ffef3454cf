import { createDescriber, type JsonSchema } from '../../../src/client/schema/json-schema.js';
import type { Operation } from '../../../src/client/operation.js';
import { Comparison } from './compare.js';
import { DEVIATIONS, NOT_PUBLISHED } from './deviations.js';
import type { Facts, FactSchema, OperationFacts } from './facts.js';
import type { Interface } from './tables.js';

/** No field of an input: a call takes its key beside it. */
const KEY = 'Idempotency-Key';

/** Something that differs: at which row, at which path of which schema, and what was expected and found. */
interface Difference {
  readonly row: string;
  readonly line: string;
}

interface Meant {
  readonly path: string;
  readonly isAddition: boolean;
}

type Call = Pick<Operation | OperationFacts, 'method' | 'path'>;

const label = ({ method, path }: Call): string => `${method} ${path}`;
const namesOf = (named: readonly { readonly name: string }[]): string[] => named.map(({ name }) => name);
const listed = (names: readonly (string | number)[]): string =>
  names.map(String).toSorted().join(', ') || 'none';

/** Fields of body, query and headers in one object, as our rows take them; what is in the path is nowhere else. */
function inputOf(
  { request, query, headers, parameters }: OperationFacts,
  $defs: Facts['$defs'],
): FactSchema | undefined {
  const body = request === null ? {} : $defs[request];
  if (request !== null && !body?.properties) return { $ref: `#/$defs/${request}` };
  const outside = [...query, ...headers.filter(({ name }) => name !== KEY)];
  const fields = [
    ...Object.entries(body?.properties ?? {}),
    ...outside.map(({ name, schema }) => [name, schema] as const),
  ].filter(([name]) => !parameters.includes(name));
  const required = [...(body?.required ?? []), ...namesOf(outside.filter((parameter) => parameter.required))];
  return fields.length > 0 ? { type: 'object', properties: Object.fromEntries(fields), required } : undefined;
}

function outputOf({ success }: OperationFacts): FactSchema | undefined {
  const name = Object.values(success).find((schema) => schema !== null);
  return name ? { $ref: `#/$defs/${name}` } : undefined;
}

/** What differs between a row and its facts, apart from schemas. */
function callLines(row: Operation, facts: OperationFacts, knowsKeys: boolean): string[] {
  const headers = namesOf(facts.headers);
  const query = listed(namesOf(facts.query));
  // All fields of a GET or DELETE travel in the query, whether the row lists them or not.
  const isListed = row.query.length > 0 || (row.method !== 'GET' && row.method !== 'DELETE');
  const takesKey = headers.includes(KEY);
  const pairs = [
    ['success codes', listed(Object.keys(facts.success)), listed(row.success)],
    ['headers', listed(headers.filter((name) => name !== KEY)), listed(row.headers)],
    ['query', query, isListed ? listed(row.query) : query],
    ['idempotency key', takesKey, knowsKeys ? row.idempotency !== 'none' : takesKey],
  ] as const;
  return pairs.flatMap(([what, expected, found]) =>
    expected === found ? [] : [`${what}: expected ${expected}, found ${found}`],
  );
}

function schemaLines(
  comparison: Comparison,
  at: string,
  facts: FactSchema | undefined,
  ours: JsonSchema | undefined,
): readonly string[] {
  if (facts && ours) return comparison.differences(facts, ours, at);
  if (facts) return [`${at}: missing`];
  return ours ? [`${at}: ${NOT_PUBLISHED}`] : [];
}

/** Everything in which a table differs from the facts. */
function allDifferences({ table, schemas }: Interface, facts: Facts): Difference[] {
  const { describe, definitions } = createDescriber(schemas);
  const sent = new Comparison(facts.$defs, definitions, false);
  const read = new Comparison(facts.$defs, definitions, true);
  const rows = Object.entries(table);
  const knowsKeys = facts.operations.some(({ headers }) => namesOf(headers).includes(KEY));

  function linesOf(row: Operation, operation: OperationFacts): readonly string[] {
    // An interface without published shapes: the table itself is what there is to know.
    if (Object.keys(operation.success).length === 0) return [];
    const input = row.input && describe(row.input());
    const output = row.output && describe(row.output());
    return [
      ...callLines(row, operation, knowsKeys),
      ...schemaLines(sent, operation.request ?? 'input', inputOf(operation, facts.$defs), input),
      ...schemaLines(read, 'output', outputOf(operation), output),
    ];
  }

  function differences(operation: OperationFacts): Difference[] {
    const found = rows.filter(([, row]) => label(row) === label(operation));
    const [[name, row] = []] = found;
    if (!row || found.length > 1) return [{ row: label(operation), line: `${found.length} rows` }];
    return linesOf(row, operation).map((line) => ({ row: `${name}, ${label(operation)}`, line }));
  }

  const published = new Set(facts.operations.map(label));
  const added = rows.filter(([, row]) => !published.has(label(row)));
  return [
    ...added.map(([name, row]) => ({ row: `${name}, ${label(row)}`, line: NOT_PUBLISHED })),
    ...facts.operations.flatMap(differences),
  ];
}

const isMeant = (line: string, { path, isAddition }: Meant): boolean =>
  line.startsWith(path) &&
  /^[:.[{]/.test(line.slice(path.length)) &&
  (!isAddition || line.endsWith(NOT_PUBLISHED));

const isOfSchema = (line: string): boolean => /^[\w.]+[.[{]/.test(line) && !/^(?:in|out)put\b/.test(line);

/**
 * What differs and is not meant to, a line each. What several rows share is told of the first; a deviation at which nothing
 * differs any more is told as well.
 */
export function differencesOf(found: Interface, facts: Facts): string[] {
  const differences = allDifferences(found, facts);
  const meant = (DEVIATIONS[facts.interface] ?? []).flatMap(({ at, isAddition = false }) =>
    at.map((path) => ({ path, isAddition })),
  );
  const stale = meant.filter((deviation) => !differences.some(({ line }) => isMeant(line, deviation)));
  const left = differences.filter(({ line }) => !meant.some((deviation) => isMeant(line, deviation)));
  const isTold = ({ line }: Difference, index: number): boolean =>
    isOfSchema(line) && left.findIndex((earlier) => earlier.line === line) < index;
  return [
    ...left
      .filter((difference, index) => !isTold(difference, index))
      .map(({ row, line }) => `${row}: ${line}`),
    ...stale.map(({ path }) => `${path}: no longer deviates`),
  ].map((line) => `${facts.interface}: ${line}`);
}
