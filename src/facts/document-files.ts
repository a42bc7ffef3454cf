/** The first bytes of two formats. */
export const STARTS = { pdf: [0x25, 0x50, 0x44, 0x46, 0x2d], jpeg: [0xff, 0xd8, 0xff] } as const;

/**
 * The kinds of file that the platform accepts as a document (Legal Entity Management API, version 3), with the first bytes that
 * each format prescribes.
 */
const KINDS = {
  pdf: { start: STARTS.pdf, mime: 'application/pdf' },
  jpeg: { start: STARTS.jpeg, mime: 'image/jpeg' },
  png: { start: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], mime: 'image/png' },
} as const;
export type FileKind = keyof typeof KINDS;

export const FILE_KINDS = Object.keys(KINDS) as readonly FileKind[];

/** Bytes of one file. A smaller one holds no readable page; a larger one is refused. */
export const LEAST_BYTES = 1024;
export const MOST_BYTES = 4 * 1024 * 1024;

export const mimeOf = (kind: FileKind): string => KINDS[kind].mime;

/** The kind of a file by its first eight bytes; undefined if the platform does not accept it. */
export const kindOfBytes = (bytes: Uint8Array): FileKind | undefined =>
  FILE_KINDS.find((kind) => KINDS[kind].start.every((byte, at) => bytes[at] === byte));
