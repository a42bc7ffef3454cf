/** Something that two people changed in different ways since it was read. */
export interface Conflict {
  /** Tells it from the others. */
  readonly key: string;
  /** Id of the folder or request; empty: the collection itself. */
  readonly id: string;
  /** The field, from the outside in: `['request', 'url']`. Empty: all of it, which one of them took away. */
  readonly path: readonly string[];
  /** `undefined`: taken away. */
  readonly mine: unknown;
  readonly theirs: unknown;
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const sorted = (_: string, value: unknown): unknown =>
  isFields(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** Whether both say the same, whatever the order of their fields. */
export const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one, sorted) === JSON.stringify(other, sorted);

/** A list of headers or parameters, each under a key of its own: it is merged by key. */
function byKey(list: unknown): Fields | undefined {
  if (list === undefined) return {};
  if (!Array.isArray(list)) return undefined;
  const entries = list.map((each: unknown) => [isFields(each) ? each['key'] : undefined, each] as const);
  const keys = new Set(entries.map(([key]) => key));
  if (keys.size < list.length || ![...keys].every((key) => typeof key === 'string')) return undefined;
  return Object.fromEntries(entries as [string, unknown][]);
}

/** Merges values field by field, and writes down what it could not decide. */
export class Values {
  readonly conflicts: Conflict[] = [];
  readonly taken = new Set<string>();
  readonly #takes: ReadonlySet<string>;

  constructor(takes: ReadonlySet<string>) {
    this.#takes = takes;
  }

  of<Value>(id: string, path: readonly string[], was: unknown, mine: Value, theirs: Value): Value {
    if (isSame(mine, theirs) || isSame(theirs, was)) return mine;
    if (isSame(mine, was)) {
      this.taken.add(id);
      return theirs;
    }
    if (isFields(mine) && isFields(theirs))
      return this.#fields(id, path, isFields(was) ? was : {}, mine, theirs) as Value;
    const lists = Array.isArray(mine) && Array.isArray(theirs) ? [was, mine, theirs].map(byKey) : [];
    const [before, one, two] = lists;
    if (before && one && two) return Object.values(this.#fields(id, path, before, one, two)) as Value;
    return this.conflict(id, mine, theirs, path) as Value;
  }

  /** The version that counts: the own one, unless theirs was chosen. */
  conflict(id: string, mine: unknown, theirs: unknown, path: readonly string[] = []): unknown {
    const key = [id, ...path].join('\n');
    this.conflicts.push({ key, id, path, mine, theirs });
    return this.#takes.has(key) ? theirs : mine;
  }

  /** Whether it stays, and whether the other person alone decided that. */
  note(id: string, isTheirs: boolean, stays: boolean): boolean {
    if (isTheirs) this.taken.add(id);
    return stays;
  }

  #fields(id: string, path: readonly string[], was: Fields, mine: Fields, theirs: Fields): Fields {
    const names = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
    const entries = [...names].map(
      (name) => [name, this.of(id, [...path, name], was[name], mine[name], theirs[name])] as const,
    );
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  }
}
