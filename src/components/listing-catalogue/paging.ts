import type { CatalogueState } from './query/catalogue-state.js';

const PAGINGS = ['more', 'paged', 'endless'] as const;
export type Paging = (typeof PAGINGS)[number];

/** What a page asked for, where that is one of them. */
export const pagingOf = (paging: Paging): Paging => (PAGINGS.includes(paging) ? paging : 'more');

/** Listings of a page; a service sends no more than 1,000 at once. */
export const sizeOf = (pageSize: number): number =>
  pageSize >= 1 ? Math.min(Math.floor(pageSize), 1000) : 48;

/** The part of all listings that is one list on screen. */
export interface Part {
  /** How many stand before it. */
  readonly start: number;
  readonly length: number;
}

/** Which part that is, where so many are at hand. */
export function partOf(
  paging: Paging,
  { page }: Pick<CatalogueState, 'page'>,
  pageSize: number,
  length: number,
): Part {
  if (paging === 'endless') return { start: 0, length };
  if (paging === 'more') return { start: 0, length: Math.min(length, page * pageSize) };
  const last = Math.max(0, Math.ceil(length / pageSize) - 1);
  const start = Math.min(page - 1, last) * pageSize;
  return { start, length: Math.min(pageSize, length - start) };
}

/** How many listings have to be at hand for a state to be shown as it was left. */
export const countFor = (
  paging: Paging,
  { page, at }: Pick<CatalogueState, 'page' | 'at'>,
  pageSize: number,
): number => (paging === 'endless' ? at + pageSize : page * pageSize);

/** The pages to offer, around the one that is shown; a gap is 0. */
export function pagesAround(page: number, last: number): number[] {
  const near = [1, page - 1, page, page + 1, last].filter((each) => each >= 1 && each <= last);
  const sorted = [...new Set(near)].sort((a, b) => a - b);
  return sorted.flatMap((each, at) => (at > 0 && each - sorted[at - 1]! > 1 ? [0, each] : [each]));
}
