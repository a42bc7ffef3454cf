import type { Row } from './tree-view.js';

/** What a key does in the tree: the row that gets the focus, or the folder that is opened or closed. */
export type TreeStep =
  | { readonly to: number }
  | { readonly open: string }
  | { readonly close: string }
  | { readonly openAll: number };

/** The keys of the tree pattern. Source: ARIA Authoring Practices, Tree View. @param back - The key that leads outwards. */
export function stepFor(
  key: string,
  rows: readonly Row[],
  at: number,
  back: 'ArrowLeft' | 'ArrowRight',
): TreeStep | undefined {
  const row = rows[at];
  if (!row) return undefined;
  const last = rows.length - 1;
  const forth = back === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
  if (key === 'ArrowDown') return { to: Math.min(at + 1, last) };
  if (key === 'ArrowUp') return { to: Math.max(at - 1, 0) };
  if (key === 'Home') return { to: 0 };
  if (key === 'End') return { to: last };
  if (key === '*') return { openAll: row.level };
  if (key === forth && row.isOpen === false) return { open: row.id };
  if (key === forth && row.isOpen && (rows[at + 1]?.level ?? 0) > row.level) return { to: at + 1 };
  if (key === back && row.isOpen && row.level > 1) return { close: row.id };
  if (key === back) {
    const around = rows.slice(0, at).findLastIndex(({ level }) => level < row.level);
    return around < 0 ? undefined : { to: around };
  }
  return undefined;
}

/** The next row whose name begins so. */
export function namedFrom(rows: readonly Row[], at: number, start: string): number {
  const from = start.length === 1 ? at + 1 : at;
  const turned = [...rows.keys()].map((index) => (from + index) % rows.length);
  const wanted = start.toLocaleLowerCase();
  return turned.find((index) => rows[index]!.name.toLocaleLowerCase().startsWith(wanted)) ?? -1;
}
