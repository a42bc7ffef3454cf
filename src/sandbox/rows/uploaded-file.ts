import { bytesOfBase64 } from '../../facts/base64.js';

/** A file that was handed in: its first bytes say what it is, whatever its name says. */
interface UploadedFile {
  /** Base64. */
  readonly content: string;
  readonly contentType?: string | undefined;
}

/** What an interface says of the bytes of a file: why it does not take them, or what they are. */
export type Verdict = { readonly fault: string } | { readonly mime: string };

/** The fault of a file, in words; undefined where it is taken. */
export function faultOfFile(
  { content, contentType }: UploadedFile,
  judge: (bytes: Uint8Array) => Verdict,
): string | undefined {
  const bytes = bytesOf(content);
  if (!bytes) return 'The content is not base64';
  const verdict = judge(bytes);
  if ('fault' in verdict) return verdict.fault;
  const claimed = contentType?.toLowerCase().replace('image/jpg', 'image/jpeg');
  return claimed === undefined || claimed === verdict.mime
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
