/** No browser draws a box higher than some 17 million pixels; well below that all agree. */
const HIGHEST = 12_000_000;

export interface Geometry {
  /** How many items there are. */
  readonly length: number;
  readonly columns: number;
  /** From the top of one row to the top of the next, in pixels. */
  readonly pitch: number;
  /** How far the list's top is above the top of the viewport, in pixels; negative where it is below. */
  readonly scrolled: number;
  /** Height of the viewport in pixels. */
  readonly viewport: number;
}

/** Which items are drawn, and where. */
export interface Drawn {
  /** Index of the first one, and of the one after the last. */
  readonly first: number;
  readonly end: number;
  /** Pixels from the list's top to the first row that is drawn. */
  readonly offset: number;
  /** Height of the list in pixels. */
  readonly height: number;
}

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/**
 * The rows on screen, with a quarter of a screen above and below. A list that is too high for a browser is drawn in a box
 * of the greatest height, and scrolls through its rows faster than the box moves.
 */
export function drawnOf({ length, columns, pitch, scrolled, viewport }: Geometry): Drawn {
  const rows = Math.ceil(length / columns);
  const whole = rows * pitch;
  const height = Math.min(whole, HIGHEST);
  const room = Math.max(1, height - viewport);
  // Where the top of the screen is, in the box and in the whole list.
  const boxed = clamp(scrolled, -viewport, height);
  const ahead = height < whole ? (clamp(boxed, 0, room) / room) * (whole - height) : 0;
  const top = boxed + ahead;
  const margin = viewport / 4;
  const firstRow = clamp(Math.floor((top - margin) / pitch), 0, Math.max(0, rows - 1));
  const endRow = clamp(
    Math.ceil((top + viewport + margin) / pitch),
    firstRow + 1,
    Math.max(rows, firstRow + 1),
  );
  return {
    first: Math.min(firstRow * columns, length),
    end: Math.min(endRow * columns, length),
    offset: firstRow * pitch - ahead,
    height,
  };
}

/** All items, where a list is short enough to be drawn whole. */
export const wholeOf = ({ length, columns, pitch }: Geometry): Drawn => ({
  first: 0,
  end: length,
  offset: 0,
  height: Math.ceil(length / columns) * pitch,
});

/** How far a list has to be scrolled for an item's row to be at the top of the screen, in pixels. */
export function scrollFor(
  index: number,
  { length, columns, pitch, viewport }: Omit<Geometry, 'scrolled'>,
): number {
  const whole = Math.ceil(length / columns) * pitch;
  const top = Math.floor(clamp(index, 0, Math.max(0, length - 1)) / columns) * pitch;
  if (whole <= HIGHEST) return top;
  const room = HIGHEST - viewport;
  return Math.min(room, (top / (whole - viewport)) * room);
}
