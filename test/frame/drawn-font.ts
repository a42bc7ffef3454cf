/** Units of a letter's height and width. */
const EM = 1000;
const WIDTH = 600;

const u16 = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 2);
  values.forEach((value, index) => bytes.writeUInt16BE(value & 0xffff, index * 2));
  return bytes;
};
const u32 = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => bytes.writeUInt32BE(value >>> 0, index * 4));
  return bytes;
};
const padded = (bytes: Buffer): Buffer => Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);
const sumOf = (bytes: Buffer): number => {
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0;
  return sum;
};

/** A filled box of that height, in one contour of four points. */
const box = (height: number): Buffer =>
  padded(
    Buffer.concat([
      u16(1, 50, 0, WIDTH - 50, height, 3, 0),
      Buffer.from([1, 1, 1, 1]),
      u16(50, 0, WIDTH - 100, 0, 0, height, 0, -height),
    ]),
  );

export interface Drawing {
  /** Each letter that the font has, with its height in thousandths of its size. */
  readonly letters: Readonly<Record<string, number>>;
  /** What a line of it reaches up and down, in thousandths of its size. */
  readonly ascent: number;
  readonly descent: number;
}

/** A font of boxes: what a test needs of it can be said, which no real font does. */
export function drawnFont({ letters, ascent, descent }: Drawing): Buffer {
  const drawn = Object.entries(letters).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const glyphs = [500, ...drawn.map(([, height]) => height)].map(box);
  const codes = drawn.map(([letter]) => letter.codePointAt(0)!);
  const segments = [...codes, 0xffff];
  const offsets = [...glyphs.keys(), glyphs.length].map((index) => glyphs[0]!.length * index);
  const power = 2 ** Math.floor(Math.log2(segments.length));
  const map = Buffer.concat([
    u16(segments.length * 2, power * 2, Math.log2(power), (segments.length - power) * 2),
    u16(...segments, 0, ...segments),
    u16(...codes.map((code, index) => index + 1 - code), 1, ...segments.map(() => 0)),
  ]);
  const name = u16(...[...'Drawn'].map((letter) => letter.charCodeAt(0)));
  const names = [1, 2, 4, 6].map((id) => u16(3, 1, 0x409, id, name.length, 0));
  const tables: Record<string, Buffer> = {
    'OS/2': Buffer.concat([
      u16(4, WIDTH, 400, 5, 0, 650, 700, 0, 140, 650, 700, 0, 480, 50, 300, 0),
      Buffer.alloc(10),
      u32(1, 0, 0, 0),
      Buffer.from('NONE'),
      u16(64, codes[0]!, codes.at(-1)!, ascent, -descent, 0, ascent, descent),
      u32(1, 0),
      u16(500, 700, 0, 32, 1),
    ]),
    cmap: Buffer.concat([u16(0, 1, 3, 1), u32(12), u16(4, map.length + 6, 0), map]),
    glyf: Buffer.concat(glyphs),
    head: Buffer.concat([
      u32(0x10000, 0x10000, 0, 0x5f0f3cf5),
      u16(3, EM),
      Buffer.alloc(16),
      u16(0, -descent, WIDTH, ascent, 0, 8, 2, 1, 0),
    ]),
    hhea: Buffer.concat([
      u32(0x10000),
      u16(ascent, -descent, 0, WIDTH, 0, 0, WIDTH, 1, 0, 0, 0, 0, 0, 0, 0, glyphs.length),
    ]),
    hmtx: u16(...glyphs.flatMap(() => [WIDTH, 50])),
    loca: u32(...offsets),
    maxp: Buffer.concat([u32(0x10000), u16(glyphs.length, 4, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)]),
    name: Buffer.concat([u16(0, names.length, 6 + names.length * 12), ...names, name]),
    post: u32(0x30000, 0, 0, 0, 0, 0, 0, 0),
  };
  const entries = Object.entries(tables);
  let offset = 12 + entries.length * 16;
  const directory = entries.map(([tag, bytes]) => {
    const entry = Buffer.concat([Buffer.from(tag), u32(sumOf(padded(bytes)), offset, bytes.length)]);
    offset += padded(bytes).length;
    return entry;
  });
  const most = 2 ** Math.floor(Math.log2(entries.length));
  return Buffer.concat([
    u32(0x10000),
    u16(entries.length, most * 16, Math.log2(most), (entries.length - most) * 16),
    ...directory,
    ...entries.map(([, bytes]) => padded(bytes)),
  ]);
}
