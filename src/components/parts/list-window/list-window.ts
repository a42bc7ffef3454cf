import type { ReactiveController, ReactiveControllerHost } from 'lit';

import { drawnOf, scrollFor, wholeOf, type Drawn, type Geometry } from './window.js';

/** Before anything is measured: enough for most screens, and no more than is drawn anyway. */
const FIRST = 12;

export interface ListWindowOptions {
  /** The grid that holds the items, in a positioned box that is made as high as the whole list and a head above it. */
  grid(): HTMLElement | null;
  length(): number;
  /** A list of up to so many items is drawn whole, for find-in-page and print. Left out: none is. */
  readonly whole?: number;
  /** Told when what is on screen has changed: the index of the first item there, and whether the end is near. */
  onScrolled?(at: number, isNearEnd: boolean): void;
}

/**
 * Draws of a long list what is on screen, whichever box around it scrolls. Columns and heights are the style sheet's; all
 * rows are as high as the first. The item that has the focus stays, wherever the list is scrolled to.
 */
export class ListWindow implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #options: ListWindowOptions;
  #connected = new AbortController();
  #resize: ResizeObserver | undefined;
  #grid: HTMLElement | null = null;
  /** What was measured for, in pixels. */
  #size = '';
  #columns = 1;
  #pitch = 0;
  /** Width and look that the height of a row was measured for. */
  #kind = '';
  #drawn: Drawn = { first: 0, end: FIRST, offset: 0, height: 0 };
  #focused: number | undefined;
  /** Where to scroll to once it is known how high rows are. */
  #wanted: number | undefined;

  constructor(host: ReactiveControllerHost, options: ListWindowOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  hostConnected(): void {
    this.#connected = new AbortController();
    const { signal } = this.#connected;
    // Captured: the box that scrolls may be any around the list, and scrolling does not bubble.
    document.addEventListener('scroll', this.#look, { signal, capture: true, passive: true });
    addEventListener('resize', this.#look, { signal, passive: true });
    this.#resize = new ResizeObserver(this.#resized);
  }

  hostDisconnected(): void {
    this.#connected.abort();
    this.#resize?.disconnect();
    this.#grid = null;
  }

  hostUpdated(): void {
    const grid = this.#options.grid();
    if (grid !== this.#grid) {
      this.#resize?.disconnect();
      // One that was just put into the page may change its size again in this frame, as WebKit lays tables out.
      this.#size = '';
      if (grid) this.#resize?.observe(grid);
      this.#grid = grid;
    }
    if (!grid) return;
    this.#place(grid);
    this.#measure();
  }

  get columns(): number {
    return this.#columns;
  }

  /** Indexes of what is drawn, in order. */
  get indexes(): readonly number[] {
    const length = this.#options.length();
    const { first, end } = this.#range;
    const [from, to] = [Math.min(first, length), Math.min(end, length)];
    const indexes = Array.from({ length: to - from }, (_, at) => from + at);
    const focused = this.#focused ?? -1;
    if (focused < 0 || focused >= length || (focused >= from && focused < to)) return indexes;
    return focused < from ? [focused, ...indexes] : [...indexes, focused];
  }

  /** Whether an item is drawn for its focus alone, out of sight. */
  isKept(index: number): boolean {
    const { first, end } = this.#range;
    return this.#pitch > 0 && (index < first || index >= end);
  }

  /** Says which item has the focus. */
  focus(index: number | undefined): void {
    this.#focused = index;
  }

  /** Brings an item's row to the top of the screen. */
  scrollTo(index: number): void {
    this.#wanted = index;
    this.#follow();
  }

  /** Brings the top of the list to the top of the screen, where it is above it. */
  toTop(): void {
    const { scrolled } = this.#geometry;
    if (this.#grid && scrolled > 0) scrollBy({ top: -scrolled, behavior: 'instant' });
  }

  /** Styles set by script, which every policy for style allows. */
  #place(grid: HTMLElement): void {
    const { offset, height, first } = this.#drawn;
    if (this.#pitch === 0) return;
    const box = grid.parentElement;
    if (box) box.style.blockSize = `${grid.offsetTop + height}px`;
    grid.style.translate = `0 ${offset}px`;
    for (const kept of grid.querySelectorAll<HTMLElement>('.kept')) {
      const rows = Math.floor(Number(kept.dataset['index']) / this.#columns) - first / this.#columns;
      kept.style.insetBlockStart = `${rows * this.#pitch}px`;
    }
  }

  /** Short lists do not wait for a measurement, so that an update alone shows all of a list that has become short. */
  get #range(): Pick<Drawn, 'first' | 'end'> {
    if (this.#isWhole) return { first: 0, end: this.#options.length() };
    return this.#pitch > 0 ? this.#drawn : { first: 0, end: FIRST };
  }

  get #isWhole(): boolean {
    return this.#options.length() <= (this.#options.whole ?? 0);
  }

  get #geometry(): Geometry {
    const top = this.#grid?.parentElement?.getBoundingClientRect().top ?? 0;
    // Where the head of a table ends.
    const head = this.#grid?.offsetTop ?? 0;
    const [columns, pitch] = [this.#columns, this.#pitch];
    return { length: this.#options.length(), columns, pitch, scrolled: -top - head, viewport: innerHeight };
  }

  /**
   * Measures in the next frame, and watches the size again from then on: a size that changes twice in one frame is told to
   * the page as an error.
   */
  readonly #resized: ResizeObserverCallback = ([entry]): void => {
    const { width, height } = entry!.contentRect;
    const size = `${width} ${height}`;
    if (size === this.#size) return;
    this.#size = size;
    this.#resize?.disconnect();
    requestAnimationFrame(() => {
      this.#measure();
      if (this.#grid) this.#resize?.observe(this.#grid);
    });
  };

  /**
   * All rows are as high as the highest item that was drawn. Only another width or look makes them lower again: or the
   * list would change its height with every item that happens to be first, and never come to rest.
   */
  readonly #measure = (): void => {
    const grid = this.#grid;
    if (!grid) return;
    const { gridTemplateColumns, rowGap } = getComputedStyle(grid);
    const kind = `${grid.className} ${gridTemplateColumns}`;
    const known = kind === this.#kind ? this.#pitch : 0;
    // As high as they are by themselves, not as they were for another width.
    if (known === 0) grid.style.gridAutoRows = '';
    const heights = Array.from(grid.children, (item) => item.getBoundingClientRect().height);
    const height = Math.max(0, ...heights);
    // A list that was empty a moment ago has nothing to measure, and rows to draw.
    if (height === 0) return this.#look();
    this.#kind = kind;
    this.#columns = Math.max(1, gridTemplateColumns.split(' ').length);
    this.#pitch = Math.max(known, Math.ceil(height + (Number.parseFloat(rowGap) || 0)));
    // A longer text makes its row higher, and with it all of them.
    grid.style.gridAutoRows = `minmax(${this.#pitch - (Number.parseFloat(rowGap) || 0)}px, auto)`;
    this.#look();
    this.#follow();
  };

  readonly #look = (): void => {
    if (!this.#grid || this.#pitch === 0) return;
    const geometry = this.#geometry;
    const drawn = this.#isWhole ? wholeOf(geometry) : drawnOf(geometry);
    const hasMoved = (Object.keys(drawn) as (keyof Drawn)[]).some(
      (each) => Math.abs(drawn[each] - this.#drawn[each]) > 0.5,
    );
    this.#drawn = drawn;
    // Not within the update that measured: Lit would call that one too many.
    if (hasMoved) queueMicrotask(() => this.#host.requestUpdate());
    this.#tell(geometry);
  };

  #tell({ length, columns, pitch, scrolled, viewport }: Geometry): void {
    const rows = Math.max(0, Math.floor((scrolled + pitch / 2) / pitch));
    const isNearEnd = scrolled + 2 * viewport > Math.ceil(length / columns) * pitch;
    this.#options.onScrolled?.(Math.min(rows * columns, Math.max(0, length - 1)), isNearEnd);
  }

  #follow(): void {
    if (this.#wanted === undefined || !this.#grid || this.#pitch === 0) return;
    const geometry = this.#geometry;
    const by = scrollFor(this.#wanted, geometry) - geometry.scrolled;
    this.#wanted = undefined;
    this.#place(this.#grid);
    scrollBy({ top: by, behavior: 'instant' });
  }
}
