import type { Table } from '../../client/operation.js';

/** A table without some of its rows: those that something else carries out. */
export const omit = <T extends Table, Name extends keyof T & string>(
  table: T,
  ...names: readonly Name[]
): Omit<T, Name> =>
  Object.fromEntries(
    Object.entries(table).filter(([name]) => !(names as readonly string[]).includes(name)),
  ) as Omit<T, Name>;
