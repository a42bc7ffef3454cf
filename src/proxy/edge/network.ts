/** Eight groups of an IPv6 address, an IPv4 address at its end read as two of them. */
function groupsOf(address: string): number[] {
  const plain = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.map(Number);
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });
  const [head = '', tail] = plain.split('::');
  const read = (part: string): number[] => (part ? part.split(':').map((group) => parseInt(group, 16)) : []);
  const [first, last] = [read(head), read(tail ?? '')];
  const missing = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  return [...first, ...Array.from({ length: missing }, () => 0), ...last];
}

/**
 * The network of one customer of a provider, as a name: an IPv4 address, or the first 64 bits of an IPv6 address, because
 * one customer has countless addresses in it. An IPv4 address written as IPv6 is the same one.
 */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const groups = groupsOf(address);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (!isMapped)
    return `${groups
      .slice(0, 4)
      .map((group) => group.toString(16))
      .join(':')}::/64`;
  const [high = 0, low = 0] = groups.slice(6);
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}
