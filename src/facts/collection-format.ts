/*
 * The collection format, in which requests are kept and exported. Source: Postman Collection Format v2.1.0, whose schema says
 * that an address is a text or an object with the text in `raw`, and that a script is a text or a list of its lines.
 */

/** The text of an address. Empty where there is none. */
export function addressText(address: unknown): string {
  if (typeof address === 'string') return address;
  const raw: unknown = Object(address)['raw'];
  return typeof raw === 'string' ? raw : '';
}

/** The text of a script, or of a description, which is a text or an object with the text in `content`. */
export function linesText(lines: unknown): string {
  if (typeof lines === 'string') return lines;
  if (Array.isArray(lines)) return lines.filter((line) => typeof line === 'string').join('\n');
  const content: unknown = Object(lines)['content'];
  return typeof content === 'string' ? content : '';
}

/** Methods of a request. Source: RFC 9110, section 9, and RFC 5789. */
export const REQUEST_METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'] as const;

/** What becomes of a fork that is merged. Source: the strategies that the platform's documentation names. */
export const MERGE_STRATEGIES = ['default', 'updateSourceWithDestination', 'deleteSource'] as const;
export type MergeStrategy = (typeof MERGE_STRATEGIES)[number];
