import {
  FILE_KINDS,
  kindOfBytes,
  LEAST_BYTES,
  mimeOf,
  MOST_BYTES,
  type FileKind,
} from '../../../facts/document-files.js';

/** What the name of a file of each kind ends in. */
const NAMES: Readonly<Record<FileKind, RegExp>> = { pdf: /\.pdf$/i, jpeg: /\.jpe?g$/i, png: /\.png$/i };

/** For a file dialog: it offers nothing else, which no file has to keep to. */
export const ACCEPTED = '.pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png';
export const ACCEPTED_PICTURES = 'image/jpeg,image/png';

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

/** A name with another ending is another type, whatever the system says of it; a camera may give none at all. */
function isNamed({ name, type }: File): boolean {
  const byName = FILE_KINDS.some((kind) => NAMES[kind].test(name));
  const byMime = FILE_KINDS.some((kind) => mimeOf(kind) === type);
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
