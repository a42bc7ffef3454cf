/** The kinds of file that the platform reads as a document (Legal Entity Management, version 3), by their first bytes: their file formats' own marks. */
const KINDS = {
  pdf: { start: [0x25, 0x50, 0x44, 0x46, 0x2d], mime: 'application/pdf' },
  jpeg: { start: [0xff, 0xd8, 0xff], mime: 'image/jpeg' },
  png: { start: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], mime: 'image/png' },
} as const;
export type FileKind = keyof typeof KINDS;

export const FILE_KINDS = Object.keys(KINDS) as readonly FileKind[];

/** Bytes of one file: less holds no readable page, more is not taken. */
export const LEAST_BYTES = 1024;
export const MOST_BYTES = 4 * 1024 * 1024;

export const mimeOf = (kind: FileKind): string => KINDS[kind].mime;

/** What a file really is, by its first eight bytes; undefined where it is nothing that the platform reads. */
export const kindOfBytes = (bytes: Uint8Array): FileKind | undefined =>
  FILE_KINDS.find((kind) => KINDS[kind].start.every((byte, at) => bytes[at] === byte));
