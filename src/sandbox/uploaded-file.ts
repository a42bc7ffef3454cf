/** What a simulated platform takes of files: their first bytes say what they are, whatever their name says. */
const KINDS = [
  { contentType: 'application/pdf', start: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  { contentType: 'image/jpeg', start: [0xff, 0xd8, 0xff] },
  { contentType: 'image/png', start: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
] as const;

/** Bytes: less holds no readable page, more is not taken. */
const LEAST = 1024;
const MOST = 4 * 1024 * 1024;

interface UploadedFile {
  /** Base64. */
  readonly content: string;
  readonly contentType?: string | undefined;
}

/** What is wrong with a file, in words; undefined where it can be read. */
export function faultOfFile({ content, contentType }: UploadedFile): string | undefined {
  const bytes = bytesOf(content);
  if (!bytes) return 'The content is not base64';
  if (bytes.length < LEAST || bytes.length > MOST) return 'The file must have between 1 kB and 4 MB';
  const kind = KINDS.find(({ start }) => start.every((byte, at) => bytes.charCodeAt(at) === byte));
  if (!kind) return 'The file must be a PDF, JPEG or PNG';
  const claimed = contentType?.toLowerCase().replace('image/jpg', 'image/jpeg');
  return claimed === undefined || claimed === kind.contentType
    ? undefined
    : 'The content is of another type than it claims';
}

function bytesOf(base64: string): string | undefined {
  try {
    return atob(base64);
  } catch {
    return undefined;
  }
}
