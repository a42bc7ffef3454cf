export interface UrlRules {
  /** Let `http:` through for addresses of this machine. Sandbox only; never in live. */
  readonly allowLocalHttp?: boolean;
  /** Where given, the origin must be one of these. */
  readonly origins?: readonly string[] | undefined;
}

const LOCAL = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$|\.localhost$/;

/**
 * The one door for every address that came from outside: parsed by the platform's own parser, then compared
 * with an allow-list. Nothing is corrected; what is not plainly fine is `undefined`.
 */
export function checkUrl(value: unknown, rules: UrlRules = {}): URL | undefined {
  if (typeof value !== 'string' || value.length > 8192 || !/^https?:\/\/[^\\\s\p{Cc}]+$/iu.test(value))
    return undefined;
  if (!URL.canParse(value)) return undefined;
  const url = new URL(value);
  // Engines differ on `*` in a host: some take it, some write it as an escape. No host has either.
  if (url.username || url.password || /[*%]/.test(url.hostname)) return undefined;
  const secure = url.protocol === 'https:' || (rules.allowLocalHttp === true && LOCAL.test(url.hostname));
  if (!secure) return undefined;
  return !rules.origins || rules.origins.includes(url.origin) ? url : undefined;
}

/** Stands for whichever page an address without a host is read on. */
const SOME_PAGE = 'https://page.invalid';

/**
 * Whether an address leads into a folder: both are resolved as a browser resolves them, dot segments included, and then
 * compared. What a server might resolve once more, an escaped slash or dot, is in no folder.
 */
export function isUnder(value: string, folder: string, page = SOME_PAGE): boolean {
  if (/[\\\p{Cc}]/u.test(value) || !URL.canParse(value, page) || !URL.canParse(folder, page)) return false;
  const [url, start] = [new URL(value, page), new URL(`${folder}/`, page)];
  const rest = url.pathname.slice(start.pathname.length);
  const isPlain = !url.username && !url.password && !/%(?:2e|2f|5c|00)/i.test(rest);
  return isPlain && url.origin === start.origin && url.pathname.startsWith(start.pathname) && rest !== '';
}
