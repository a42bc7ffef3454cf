import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';

import { quickFolder } from '../quick-folder.mjs';

const WEIGHTS = [400, 500, 600, 700];
/** Files of npm packages. The first family stands for every font that a style sheet names; the other has the letters it lacks. */
const FAMILIES = {
  inter: ['latin', 'latin-ext'],
  'noto-sans-arabic': ['arabic'],
};
/** Bytes of a table's entry in either format. */
const [WOFF_ENTRY, SFNT_ENTRY] = [20, 16];
const [WOFF_HEAD, SFNT_HEAD] = [44, 12];

const padded = (length) => Math.ceil(length / 4) * 4;

/** The font in a WOFF file as the system's libraries read it: WOFF is the same tables, each deflated. */
function unpack(woff) {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const at = WOFF_HEAD + index * WOFF_ENTRY;
    const [offset, packed, length, checksum] = [4, 8, 12, 16].map((field) => woff.readUInt32BE(at + field));
    const data = woff.subarray(offset, offset + packed);
    const bytes = packed < length ? inflateSync(data) : data;
    return { tag: woff.subarray(at, at + 4), checksum, bytes };
  });
  const head = Buffer.alloc(SFNT_HEAD + count * SFNT_ENTRY);
  const power = Math.floor(Math.log2(count));
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(2 ** power * 16, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE((count - 2 ** power) * 16, 10);
  let offset = head.length;
  for (const [index, { tag, checksum, bytes }] of tables.entries()) {
    const at = SFNT_HEAD + index * SFNT_ENTRY;
    tag.copy(head, at);
    head.writeUInt32BE(checksum, at + 4);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(bytes.length, at + 12);
    offset += padded(bytes.length);
  }
  const filled = tables.map(({ bytes }) =>
    Buffer.concat([bytes, Buffer.alloc(padded(bytes.length) - bytes.length)]),
  );
  return Buffer.concat([head, ...filled]);
}

const configuration = (folder) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${folder}</dir>
  <cachedir>${folder}/cache</cachedir>
  <match target="pattern">
    <edit name="family" mode="assign" binding="strong"><string>Inter</string></edit>
  </match>
  <match target="font">
    <edit name="hinting" mode="assign"><bool>false</bool></edit>
    <edit name="hintstyle" mode="assign"><const>hintnone</const></edit>
    <edit name="rgba" mode="assign"><const>none</const></edit>
  </match>
</fontconfig>
`;

/**
 * What a browser needs in its environment to see no fonts but those of this project's packages, on a page, in a frame, and
 * whatever a style sheet names.
 */
export function onlyPinnedFonts() {
  const { resolve } = createRequire(import.meta.url);
  const folder = join(quickFolder(), 'fonts');
  mkdirSync(folder, { recursive: true });
  for (const [family, subsets] of Object.entries(FAMILIES))
    for (const name of subsets.flatMap((subset) =>
      WEIGHTS.map((weight) => `${family}-${subset}-${weight}-normal`),
    )) {
      const woff = readFileSync(resolve(`@fontsource/${family}/files/${name}.woff`));
      writeFileSync(join(folder, `${name}.ttf`), unpack(woff));
    }
  const file = join(folder, 'fonts.conf');
  writeFileSync(file, configuration(folder));
  return { FONTCONFIG_FILE: file };
}
