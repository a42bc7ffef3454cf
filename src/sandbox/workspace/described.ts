import { PATH_OPERATIONS } from '../../facts/workspace-words.js';
import type { CollectionItem } from '../../client/workspace/index.js';

/** One operation of an API, as a description of it says. */
interface Described {
  readonly method: string;
  readonly path: string;
  readonly name: string;
}

const METHODS: readonly string[] = PATH_OPERATIONS;

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> => Object(value);

/** The operations of an OpenAPI description. */
function operationsOf(description: unknown): Described[] {
  return Object.entries(fieldsOf(fieldsOf(description)['paths'])).flatMap(([path, methods]) =>
    Object.entries(fieldsOf(methods)).flatMap(([method, operation]) => {
      const { summary, operationId } = fieldsOf(operation);
      const name = [summary, operationId].find((text) => typeof text === 'string') ?? path;
      return METHODS.includes(method) ? [{ method: method.toUpperCase(), path, name: String(name) }] : [];
    }),
  );
}

/** The same of one written in YAML, of which only the paths and methods are looked at. */
function operationsOfYaml(text: string): Described[] {
  const found: Described[] = [];
  let path: string | undefined;
  for (const line of text.split('\n')) {
    const [, key] = /^ +["']?([\w/{}.-]+)["']?:\s*$/.exec(line) ?? [];
    if (key?.startsWith('/')) path = key;
    else if (path && key && METHODS.includes(key))
      found.push({ method: key.toUpperCase(), path, name: path });
  }
  return found;
}

/** The address that a description gives to its first server, or a variable to be filled in. */
function serverOf(description: unknown): string {
  const { servers } = fieldsOf(description);
  const { url } = fieldsOf(Array.isArray(servers) ? servers[0] : undefined);
  return typeof url === 'string' ? url.replace(/\/+$/, '') : '{{baseUrl}}';
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A request for each operation that a description has. */
export function requestsOf(description: unknown): CollectionItem[] {
  const isText = typeof description === 'string';
  const content = isText ? parse(description) : description;
  const operations = isText && content === undefined ? operationsOfYaml(description) : operationsOf(content);
  return operations.map(({ method, path, name }) => ({
    name,
    request: { method, url: serverOf(content) + path },
    response: [],
  }));
}
