import type { OpenEdit } from './open-edit.js';
import { changesBetween, compareValues, entriesFor, valuesIn, type Conflict, type Values } from './values.js';

/** Takes over what another person has changed; false where both changed the same, which is to be decided first. */
export function mergeTheirs(open: OpenEdit, theirs: Values): boolean {
  const { merged, base, conflicts } = compareValues(open.base, valuesIn(open.editor.entries), theirs);
  open.editor.change(entriesFor(merged, open.editor.entries));
  open.base = base;
  open.conflicts = conflicts;
  return conflicts.length === 0;
}

/** Keeps the value of the one who types, or takes the other person's. */
export function decide(open: OpenEdit, { path, theirs }: Conflict, whose: 'mine' | 'theirs'): void {
  const { [path]: _, ...others } = open.base;
  open.base = theirs ? { ...others, [path]: theirs } : others;
  if (whose === 'theirs') {
    const { [path]: __, ...mine } = valuesIn(open.editor.entries);
    open.editor.change(entriesFor(theirs ? { ...mine, [path]: theirs } : mine, open.editor.entries));
  }
  open.conflicts = open.conflicts.filter((each) => each.path !== path);
}

/** Whether the platform has what was typed. */
export const hasMine = (open: OpenEdit, theirs: Values): boolean =>
  changesBetween(theirs, valuesIn(open.editor.entries)).length === 0;
