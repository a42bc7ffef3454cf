import { fieldsOf, operationsOf, type Fields } from '../shell/described.js';
import { MOST_BYTES } from '../shell/most-bytes.js';

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

export type PlanFault = 'empty' | 'not-json' | 'not-known' | 'no-name' | 'too-large';

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

/** Reads what shall be imported, and says what would be made of it; nothing is sent. */
export function planOf(text: string): Plan | PlanFault {
  if (text.trim() === '') return 'empty';
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return 'not-json';
  }
  const body = fieldsOf(data);
  const { kind, makes } = makesOf(body);
  if (makes.length === 0) return 'not-known';
  if (makes.some(({ name }) => name.trim() === '')) return 'no-name';
  const bytes = new TextEncoder().encode(JSON.stringify({ type: 'json', input: body })).length;
  return bytes > MOST_BYTES ? 'too-large' : { kind, makes, bytes, body };
}
