import type { Collection, CollectionItem } from '../../../client/workspace/index.js';
import { isSame } from './merge-values.js';
import { isFolder, placesOf, ROOT, type Place } from './tree.js';

/** A field that says something else in each of two collections. */
export interface FieldDifference {
  readonly path: readonly string[];
  readonly here: unknown;
  readonly there: unknown;
}

/** What a difference is, with the tone of its mark. */
export const DIFFERENCE_TONES = { added: 'good', removed: 'bad', changed: 'due' } as const;

export interface Difference {
  readonly kind: keyof typeof DIFFERENCE_TONES;
  readonly name: string;
  /** Of what is in both. */
  readonly fields: readonly FieldDifference[];
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function fieldsOf(here: unknown, there: unknown, path: readonly string[]): readonly FieldDifference[] {
  if (isSame(here, there)) return [];
  if (!isFields(here) || !isFields(there)) return [{ path, here, there }];
  return [...new Set([...Object.keys(here), ...Object.keys(there)])].flatMap((name) =>
    fieldsOf(here[name], there[name], [...path, name]),
  );
}

/** What something says, with its id and what is in it left out. */
const saidOf = ({ item: { id: _, item: __, ...said } }: Place): Fields => said;

/** A fork may have ids of its own: then its requests are known by their folders, names and methods. */
function namesOf(places: readonly Place[]): Map<string, string> {
  const paths = new Map<string, string>([[ROOT, '']]);
  const names = new Map<string, string>();
  for (const { id, parent, item } of places) {
    const path = `${paths.get(parent) ?? ''}/${item.name ?? ''}`;
    paths.set(id, path);
    names.set(id, isFolder(item) ? `${path}/` : `${path} ${item.request?.method ?? ''}`);
  }
  return names;
}

const infoOf = ({ info }: Collection): Fields => {
  const { _postman_id, ...said } = info ?? {};
  return said;
};

const nameOf = ({ name = '' }: CollectionItem): string => name;

/** What a collection has that another has not, what it lacks, and what differs. */
export function differencesOf(here: Collection, there: Collection): readonly Difference[] {
  const [mine, others] = [placesOf(here), placesOf(there)];
  const otherNames = namesOf(others);
  const byId = new Map(others.map((place) => [place.id, place]));
  const byName = new Map(others.map((place) => [otherNames.get(place.id) ?? '', place]));
  const names = namesOf(mine);
  const met = new Set<string>();
  const info = fieldsOf(infoOf(here), infoOf(there), []);
  const found = mine.flatMap((place): Difference[] => {
    const other = byId.get(place.id) ?? byName.get(names.get(place.id) ?? '');
    if (!other) return [{ kind: 'added', name: nameOf(place.item), fields: [] }];
    met.add(other.id);
    const fields = fieldsOf(saidOf(place), saidOf(other), []);
    return fields.length > 0 ? [{ kind: 'changed', name: nameOf(place.item), fields }] : [];
  });
  const lacking = others
    .filter(({ id }) => !met.has(id))
    .map(({ item }): Difference => ({ kind: 'removed', name: nameOf(item), fields: [] }));
  const whole: Difference[] =
    info.length > 0 ? [{ kind: 'changed', name: here.info?.name ?? '', fields: info }] : [];
  return [...whole, ...found, ...lacking];
}
