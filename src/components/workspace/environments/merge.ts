import { isSame, type Variable } from './variable.js';

/** A variable that two people changed in different ways since it was read. `undefined`: one of them took it away. */
export interface Conflict {
  readonly key: string;
  readonly mine: Variable | undefined;
  readonly theirs: Variable | undefined;
}

export interface Merged {
  readonly variables: readonly Variable[];
  /** Their places in `variables`, where the own version stands, are asked about. */
  readonly conflicts: readonly Conflict[];
  /** Keys that only the other person changed. */
  readonly taken: readonly string[];
}

/** A key that is there several times is told apart by which of them it is. */
function byName(variables: readonly Variable[]): Map<string, Variable> {
  const counts = new Map<string, number>();
  return new Map(
    variables.map((each) => {
      const count = counts.get(each.key) ?? 0;
      counts.set(each.key, count + 1);
      return [`${count} ${each.key}`, each];
    }),
  );
}

/** Both changes since `base`, key by key: in the own order, with what the other person added at the end. */
export function merge(
  base: readonly Variable[],
  mine: readonly Variable[],
  theirs: readonly Variable[],
): Merged {
  const [before, own, other] = [byName(base), byName(mine), byName(theirs)];
  const variables: Variable[] = [];
  const conflicts: Conflict[] = [];
  const taken: string[] = [];
  for (const name of new Set([...own.keys(), ...other.keys(), ...before.keys()])) {
    const [was, one, two] = [before.get(name), own.get(name), other.get(name)];
    const isTheirs = isSame(one, was) && !isSame(two, was);
    const isBoth = !isSame(one, was) && !isSame(two, was) && !isSame(one, two);
    const key = (one ?? two ?? was)?.key ?? '';
    if (isTheirs) taken.push(key);
    if (isBoth) conflicts.push({ key, mine: one, theirs: two });
    const kept = isTheirs ? two : one;
    if (kept) variables.push(kept);
  }
  return { variables, conflicts, taken };
}

/** The same with what was chosen for each conflict: their version where it is in `theirs`. */
export function resolved(
  { variables, conflicts }: Merged,
  theirs: ReadonlySet<Conflict>,
): readonly Variable[] {
  const result = [...variables];
  for (const conflict of conflicts.filter((each) => theirs.has(each))) {
    const at = conflict.mine ? result.indexOf(conflict.mine) : -1;
    const kept = conflict.theirs ? [conflict.theirs] : [];
    if (at < 0) result.push(...kept);
    else result.splice(at, 1, ...kept);
  }
  return result;
}
