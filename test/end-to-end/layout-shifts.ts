import type { Page } from 'playwright-core';

/** What moved without a key or a click before it, and how much of the window that was. */
export interface Shift {
  readonly share: number;
  readonly moved: readonly string[];
}

declare global {
  interface Window {
    layoutShifts: Shift[];
  }
}

interface LayoutShiftEntry extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Runs in a document, from its start: as an init script, behind `COMPILED`. */
export function watchShifts(): void {
  const shifts: Shift[] = [];
  const nameOf = (node: Node | null): string =>
    node instanceof Element ? `${node.localName}${node.id && `#${node.id}`}` : (node?.nodeName ?? '');
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShiftEntry[])
      if (!hadRecentInput) shifts.push({ share: value, moved: sources.map(({ node }) => nameOf(node)) });
  }).observe({ type: 'layout-shift', buffered: true });
  window.layoutShifts = shifts;
}

/** What has moved so far. */
export const shiftsOf = (page: Page): Promise<readonly Shift[]> => page.evaluate(() => window.layoutShifts);

export const sumOf = (shifts: readonly Shift[]): number => shifts.reduce((all, { share }) => all + share, 0);
