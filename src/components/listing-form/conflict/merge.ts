import type { Row } from '../../parts/form/field.js';

/** What two versions are compared by, in the order of the form. */
export const FIELD_NAMES = [
  'title',
  'description',
  'price',
  'compareAtPrice',
  'categoryId',
  'condition',
  'stock',
  'status',
  'images',
] as const;
export type FieldName = (typeof FIELD_NAMES)[number];

/** What stands in the fields of one version. */
export type FormFields = Readonly<Record<Exclude<FieldName, 'images'>, string>> & {
  readonly images: readonly Row[];
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export type Side = 'mine' | 'theirs';

/** A field that two versions say differently. */
export interface Difference {
  readonly name: FieldName;
  /** Whether both changed it; else the other version alone did. */
  readonly isBoth: boolean;
}

/** Whether two versions show the same pictures: what a service says of those that it draws follows the title. */
const areSamePictures = (one: FormFields, other: FormFields): boolean =>
  isSame(
    one.images.map((image) => image['url']),
    other.images.map((image) => image['url']),
  );

/** What has to be decided between two versions of what was read: a field that I alone changed does not. */
export const differencesOf = (read: FormFields, mine: FormFields, theirs: FormFields): Difference[] =>
  FIELD_NAMES.filter((name) => !isSame(mine[name], theirs[name]) && !isSame(read[name], theirs[name]))
    .map((name) => ({ name, isBoth: !isSame(read[name], mine[name]) }))
    .filter(({ name, isBoth }) => name !== 'images' || isBoth || !areSamePictures(mine, theirs));

/** Fields without a conflict: where the seller changed nothing, the other version stands. */
export const firstChoices = (differences: readonly Difference[]): Partial<Record<FieldName, Side>> =>
  Object.fromEntries(
    differences.filter(({ isBoth }) => !isBoth).map(({ name }) => [name, 'theirs' as const]),
  );

/** What the choices come to: where none was made, what I changed stays mine. */
export function merged(
  read: FormFields,
  mine: FormFields,
  theirs: FormFields,
  choices: Partial<Record<FieldName, Side>>,
): FormFields {
  const sideOf = (name: FieldName): Side =>
    choices[name] ?? (isSame(read[name], mine[name]) ? 'theirs' : 'mine');
  const taken = FIELD_NAMES.filter((name) => sideOf(name) === 'theirs').map((name) => [name, theirs[name]]);
  return { ...mine, ...(Object.fromEntries(taken) as Partial<FormFields>) };
}
