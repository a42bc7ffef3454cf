export interface UrlRules {
  /** Let `http:` through for addresses of this machine. Sandbox only; never in live. */
  readonly allowLocalHttp?: boolean;
  /** Where given, the origin must be one of these. */
  readonly origins?: readonly string[] | undefined;
}

const LOCAL = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$|\.localhost$/;

/**
 * The one door for every address that came from outside: parsed by the platform's own parser, then compared
 * with an allow-list. Nothing is mended; what is not plainly fine is `undefined`.
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
