/**
 * The address of one listing: `{id}` of `/listing.html?listing={id}` filled in so that nothing in an id leads anywhere
 * else. Undefined where there is no such address, or it would be of another kind than a page on the web.
 */
export function listingAddress(
  pattern: string,
  id: string,
  page: string = location.href,
): string | undefined {
  if (!id || /^\.{1,2}$/.test(id) || !isWellFormed(id)) return undefined;
  const written = pattern.replaceAll('{id}', encodeURIComponent(id));
  if (!URL.canParse(written, page)) return undefined;
  const address = new URL(written, page);
  return /^https?:$/.test(address.protocol) ? address.href : undefined;
}

/** Half a pair of UTF-16 cannot be written into an address. */
const isWellFormed = (text: string): boolean => !/\p{Cs}/u.test(text);
