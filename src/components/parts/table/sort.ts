import type { Column } from './column.js';

/** By which column a table is sorted. */
export interface Sort {
  readonly column: string;
  readonly isDescending: boolean;
}

type Sortable = Pick<Column<never>, 'name' | 'isSorted' | 'compare'>;

export const isSortable = ({ isSorted, compare }: Sortable): boolean =>
  isSorted === true || compare !== undefined;

/** As an address has it: `total`, or `-total` for the greatest first. */
export const sortText = (sort: Sort | undefined): string =>
  sort ? `${sort.isDescending ? '-' : ''}${sort.column}` : '';

/** Reads what an address says; a column that is not there, or that nothing sorts by, is no sort. */
export function readSort(text: string, columns: readonly Sortable[]): Sort | undefined {
  const isDescending = text.startsWith('-');
  const column = isDescending ? text.slice(1) : text;
  return columns.some((each) => each.name === column && isSortable(each))
    ? { column, isDescending }
    : undefined;
}

/** What a press on a column's head asks for: the least first, then the greatest, then the order that rows come in. */
export function nextSort(sort: Sort | undefined, column: string): Sort | undefined {
  if (sort?.column !== column) return { column, isDescending: false };
  return sort.isDescending ? undefined : { column, isDescending: true };
}

/** The rows in order; equal ones stay as they came. */
export function sortedBy<Item>(
  items: readonly Item[],
  columns: readonly Column<Item>[],
  sort: Sort | undefined,
): readonly Item[] {
  const compare = columns.find(({ name }) => name === sort?.column)?.compare;
  if (!sort || !compare) return items;
  return items.toSorted((one, other) => (sort.isDescending ? compare(other, one) : compare(one, other)));
}
