import { bytesOfBase64 } from '../../facts/base64.js';
import { kindOfBytes, LEAST_BYTES, mimeOf, MOST_BYTES } from '../../facts/document-files.js';

/** A file that was handed in: its first bytes say what it is, whatever its name says. */
interface UploadedFile {
  /** Base64. */
  readonly content: string;
  readonly contentType?: string | undefined;
}

/** The fault of a file, in words; undefined where it can be read. */
export function faultOfFile({ content, contentType }: UploadedFile): string | undefined {
  const bytes = bytesOf(content);
  if (!bytes) return 'The content is not base64';
  if (bytes.length < LEAST_BYTES || bytes.length > MOST_BYTES)
    return 'The file must have between 1 kB and 4 MB';
  const kind = kindOfBytes(bytes);
  if (!kind) return 'The file must be a PDF, JPEG or PNG';
  const claimed = contentType?.toLowerCase().replace('image/jpg', 'image/jpeg');
  return claimed === undefined || claimed === mimeOf(kind)
    ? undefined
    : 'The content is of another type than it claims';
}

function bytesOf(base64: string): Uint8Array | undefined {
  try {
    return bytesOfBase64(base64);
  } catch {
    return undefined;
  }
}
