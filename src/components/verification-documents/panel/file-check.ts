/** The kinds of file that the platform reads: how each begins, and what it goes by. */
const KINDS = {
  pdf: { start: [0x25, 0x50, 0x44, 0x46, 0x2d], name: /\.pdf$/i, mime: 'application/pdf' },
  jpeg: { start: [0xff, 0xd8, 0xff], name: /\.jpe?g$/i, mime: 'image/jpeg' },
  png: { start: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], name: /\.png$/i, mime: 'image/png' },
} as const;
export type FileKind = keyof typeof KINDS;

const NAMES = Object.keys(KINDS) as readonly FileKind[];

/** For a file dialog: it offers nothing else, which no file has to keep to. */
export const ACCEPTED = '.pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png';
export const ACCEPTED_PICTURES = 'image/jpeg,image/png';

/** Bytes of one file: less holds no readable page, more is not taken. */
export const LEAST_BYTES = 1024;
export const MOST_BYTES = 4 * 1024 * 1024;

/** Files at once; more than any business has to send. */
export const MOST_FILES = 20;

/**
 * Why a file cannot be sent:
 * - `empty`, `too-small`, `too-large`: by its bytes.
 * - `wrong-type`: by its name, or by what the system says it is.
 * - `disguised`: its name is right, and what is inside is something else.
 * - `unreadable`: it is gone, or was changed since it was chosen.
 * - `too-many`: there are as many files as can be held already.
 */
export type FileFault =
  'too-many' | 'empty' | 'too-small' | 'too-large' | 'wrong-type' | 'disguised' | 'unreadable';

export const mimeOf = (kind: FileKind): string => KINDS[kind].mime;

/** What a file really is, by its first bytes. */
export const kindOfBytes = (bytes: Uint8Array): FileKind | undefined =>
  NAMES.find((name) => KINDS[name].start.every((byte, at) => bytes[at] === byte));

/** A name with another ending is another type, whatever the system says of it; a camera may give none at all. */
function isNamed({ name, type }: File): boolean {
  const byName = NAMES.some((kind) => KINDS[kind].name.test(name));
  const byMime = NAMES.some((kind) => KINDS[kind].mime === type);
  return /\.[^.]+$/.test(name) ? byName && (byMime || type === '') : byMime;
}

/** Looks at a file before it is taken: name, size and first bytes. */
export async function checkFile(
  file: File,
): Promise<{ readonly kind: FileKind } | { readonly fault: FileFault }> {
  if (file.size === 0) return { fault: 'empty' };
  if (!isNamed(file)) return { fault: 'wrong-type' };
  if (file.size > MOST_BYTES) return { fault: 'too-large' };
  if (file.size < LEAST_BYTES) return { fault: 'too-small' };
  try {
    const kind = kindOfBytes(new Uint8Array(await file.slice(0, 8).arrayBuffer()));
    return kind ? { kind } : { fault: 'disguised' };
  } catch {
    return { fault: 'unreadable' };
  }
}

/** A size as a person reads it; close to a limit every byte counts, and is said. */
export function sizeText(bytes: number, language: string): string {
  const isClose = Math.abs(bytes - MOST_BYTES) < 50_000 && bytes !== MOST_BYTES;
  const [value, unit] =
    bytes < 1024 || isClose
      ? [bytes, 'byte']
      : bytes < 1024 * 1024
        ? [Math.round(bytes / 1024), 'kilobyte']
        : [bytes / (1024 * 1024), 'megabyte'];
  const unitDisplay = unit === 'byte' ? 'long' : 'short';
  const format = { style: 'unit', unit, unitDisplay, maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(language, format).format(value as number);
}
