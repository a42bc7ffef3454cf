import { fieldsOf, operationsOf, type Fields } from '../shell/described.js';
import { bytesOf, MOST_BYTES } from '../shell/writing.js';
import type { YamlFault } from './read-yaml.js';

/** What would be made: one collection of a description, or all that an export holds. */
export interface Plan {
  readonly kind: 'openapi' | 'exported';
  readonly makes: readonly {
    readonly thing: 'collection' | 'environment';
    readonly name: string;
    /** Requests, or variables. */
    readonly count: number;
  }[];
  readonly bytes: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Why nothing would be made. */
export type PlanFault =
  | {
      readonly word: 'empty' | 'not-known' | 'swagger' | 'no-name' | 'too-large';
      readonly line?: undefined;
    }
  | YamlFault;

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The requests of a collection, in all its folders. */
const requests = (holder: unknown): number =>
  listOf(fieldsOf(holder)['item']).reduce<number>(
    (sum, item) => sum + (fieldsOf(item)['request'] === undefined ? requests(item) : 1),
    0,
  );

const collectionOf = (value: unknown) => ({
  thing: 'collection' as const,
  name: textOf(fieldsOf(fieldsOf(value)['info'])['name']),
  count: requests(value),
});

/** An export of one collection is that collection; a dump has many, and environments. */
function exported(data: Fields): Plan['makes'] {
  const collections = Array.isArray(data['item']) ? [data] : listOf(data['collections']);
  return [
    ...collections.map(collectionOf),
    ...listOf(data['environments']).map((each) => ({
      thing: 'environment' as const,
      name: textOf(fieldsOf(each)['name']),
      count: listOf(fieldsOf(each)['values']).length,
    })),
  ];
}

function makesOf(data: Fields): Pick<Plan, 'kind' | 'makes'> {
  if (!/^[23]\.\d/.test(textOf(data['openapi']))) return { kind: 'exported', makes: exported(data) };
  const name = textOf(fieldsOf(data['info'])['title']);
  return { kind: 'openapi', makes: [{ thing: 'collection', name, count: operationsOf(data).length }] };
}

/** A text as JSON, else as YAML: its reader weighs more than the room, and is loaded for such a text alone. */
async function dataOf(text: string): Promise<{ readonly value: unknown } | PlanFault> {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    if (text.length > MOST_BYTES) return { word: 'too-large' };
    const reader = await import('./read-yaml.js').catch(() => undefined);
    return reader ? await reader.readYaml(text, MOST_BYTES) : { word: 'not-loaded' };
  }
}

/** Reads what shall be imported, and says what would be made of it; nothing is sent. */
export async function planOf(text: string): Promise<Plan | PlanFault> {
  if (text.trim() === '') return { word: 'empty' };
  const data = await dataOf(text);
  if ('word' in data) return data;
  const body = fieldsOf(data.value);
  const { kind, makes } = makesOf(body);
  if (makes.length === 0) return { word: body['swagger'] === undefined ? 'not-known' : 'swagger' };
  if (makes.some(({ name }) => name.trim() === '')) return { word: 'no-name' };
  const bytes = bytesOf({ type: 'json', input: body });
  return bytes > MOST_BYTES ? { word: 'too-large' } : { kind, makes, bytes, body };
}
