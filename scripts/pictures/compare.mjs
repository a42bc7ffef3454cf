import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** The share of pixels that may be apart. */
const TOLERANCE = 0.003;

/** How two pictures differ, and a picture of it; undefined where they are alike. */
export function difference(approved, taken) {
  const [before, after] = [PNG.sync.read(approved), PNG.sync.read(taken)];
  const { width, height } = before;
  if (after.width !== width || after.height !== height)
    return {
      isFar: true,
      what: `it is ${after.width} × ${after.height} pixels large, and was ${width} × ${height}`,
    };
  if (before.data.equals(after.data)) return undefined;
  const marked = new PNG({ width, height });
  const count = pixelmatch(before.data, after.data, marked.data, width, height);
  return {
    isFar: count > width * height * TOLERANCE,
    what: `${((count / (width * height)) * 100).toFixed(2)} % of the pixels differ`,
    marked: PNG.sync.write(marked),
  };
}
