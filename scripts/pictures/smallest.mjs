import { PNG } from 'pngjs';
import { crc32, deflateSync } from 'node:zlib';

/** How many colours a picture with a table of colours may have. */
const COLOURS = 256;

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Eight bits a pixel, by a table of colours. */
const KIND = [8, 3, 0, 0, 0];

const bytesOf = (number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(number);
  return bytes;
};

function chunk(name, data) {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  return Buffer.concat([bytesOf(data.length), named, bytesOf(crc32(named))]);
}

const partsOf = (colour) => [colour >>> 24, (colour >>> 16) & 255, (colour >>> 8) & 255];

function distance(one, other) {
  const [a, b] = [partsOf(one), partsOf(other)];
  return a.reduce((sum, part, at) => sum + (part - b[at]) ** 2, 0);
}

/** The place of each colour in the table: the most frequent have one of their own, any other that of the closest. */
function tableOf(data) {
  const counts = new Map();
  for (let at = 0; at < data.length; at += 4) {
    const colour = data.readUInt32BE(at);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const colours = [...counts].sort(([a, many], [b, more]) => more - many || a - b).map(([colour]) => colour);
  const table = colours.slice(0, COLOURS);
  const places = new Map(table.map((colour, place) => [colour, place]));
  for (const colour of colours.slice(COLOURS)) {
    const closest = table.reduce((best, each) =>
      distance(each, colour) < distance(best, colour) ? each : best,
    );
    places.set(colour, places.get(closest));
  }
  return { table, places };
}

/**
 * How a picture is kept: 256 colours are more than a page has but for the edges of its letters, and take a third of the bytes.
 */
export function smallest(picture) {
  const { width, height, data } = PNG.sync.read(picture);
  const { table, places } = tableOf(data);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      rows[y * (width + 1) + 1 + x] = places.get(data.readUInt32BE((y * width + x) * 4));
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', Buffer.concat([bytesOf(width), bytesOf(height), Buffer.from(KIND)])),
    chunk('PLTE', Buffer.from(table.flatMap(partsOf))),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
