/** Words of examples: a secret that holds one was copied, or is a sentence a person can guess. */
const EXAMPLE = /secret|passw|change.?me|example|demo|sample|placeholder|florin|sandbox|qwert|letmein/i;

/** Whether a text is one part of it again and again: `abcabcab`. */
function isRepeated(text: string): boolean {
  for (let period = 1; period <= text.length / 2; period++)
    if (text.slice(period) === text.slice(0, -period)) return true;
  return false;
}

/** Bits that the mix of its characters can stand for at most: 118 or so for 32 random hexadecimal digits. */
function entropyOf(text: string): number {
  const counts = new Map<string, number>();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  return [...counts.values()].reduce((sum, count) => sum - count * Math.log2(count / text.length), 0);
}

/** Whether it can be guessed, or stands in a person's documentation. */
export const isWeakSecret = (secret: string): boolean =>
  EXAMPLE.test(secret) || isRepeated(secret) || entropyOf(secret) < 90;

/** The same of a key in hexadecimal digits, of which 16 bytes are the least. */
export const isWeakHmacKey = (key: string): boolean =>
  key.length < 32 || isRepeated(key) || entropyOf(key) < 90;

const PRIVATE_NAME =
  /^[^.:]+$|(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|private|invalid|home\.arpa)$/;

const PRIVATE_IPV4 =
  /^(?:0|10|127|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01])|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\./;

/** Loopback, unique local, link-local, nothing at all, and IPv4 written as IPv6. */
const PRIVATE_IPV6 = /^\[(?:::1?|f[cd][\da-f]{2}:.*|fe[89ab][\da-f]:.*|::ffff:.*)\]$/;

/** Whether an address leads nowhere but to this machine or this network. */
export function isPrivateHost(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const host = new URL(address).hostname.replace(/\.$/, '');
  return host.startsWith('[')
    ? PRIVATE_IPV6.test(host)
    : PRIVATE_NAME.test(host) || PRIVATE_IPV4.test(`${host}.`);
}
