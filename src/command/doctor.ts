import { cardFont } from './doctor/card-font.js';
import type { Finding } from './doctor/finding.js';
import { pagePolicy } from './doctor/page-policy.js';
import { addresses, apiKey, environment, origins, readiness, reports } from './doctor/proxy-state.js';
import { readSite } from './doctor/site.js';
import { versions } from './doctor/versions.js';
import { readAddress } from './read-address.js';
import { UsageError } from './usage-error.js';
import { factsOf, type Subject } from './verify-proxy/finding.js';
import { Visitor } from './verify-proxy/visitor.js';

export const DOCTOR_USAGE = `florin doctor URL [--proxy URL] [--order REFERENCE] [--cookie COOKIE]

Looks at a site that runs, and says what keeps it from taking payments or makes it unsafe: addresses, Content Security Policy,
origins, clock, keys, the font of card fields, notifications, and the versions of page, proxy and frames. It pays nothing and changes nothing.
  URL       a page with an element of Florin: https://shop.example/checkout
  --proxy   where the proxy is mounted; default: the proxy attribute in the page's HTML
  --order   an order that may be paid: the platform is asked for its ways to pay
  --cookie  the session cookie of a shopper, as a browser sends it: session=…`;

/** What came of it, to be printed, and how many problems there are. */
export interface Examined {
  readonly said: string;
  readonly problems: number;
}

const WIDTH = 'problem'.length + 2;

const lineOf = ({ kind, text, advice }: Finding): string =>
  kind.padEnd(WIDTH) + text + (advice ? `\n${' '.repeat(WIDTH)}→ ${advice}` : '');

/** Looks at a page and its proxy. Rejects with a `UsageError`, also where there is nothing at either address. */
export async function doctor(args: readonly string[]): Promise<Examined> {
  const { url, proxy, order, cookie } = readAddress(args, 'page', ['proxy', 'order', 'cookie']);
  const site = await readSite(url, proxy);
  const visitor = new Visitor(site.proxy.href, site.page.origin, cookie);
  const first = await visitor.get('/config').catch((error: unknown) => {
    throw new UsageError(
      `Nothing answers at the proxy, ${site.proxy.href}: ${error instanceof Error ? error.message : String(error)}`,
    );
  });
  const subject: Subject = {
    visitor,
    environment: String(factsOf(first)['environment']),
    order,
    origin: site.page.origin,
  };
  const rooms: readonly (readonly [string, Iterable<Finding> | AsyncIterable<Finding>])[] = [
    ['Addresses', addresses(site)],
    ['Page policy', pagePolicy(site)],
    ['Origins', origins(site, subject)],
    ['Proxy', environment(site, subject)],
    ['Keys', readiness(subject)],
    ['Card fields', cardFont(subject)],
    ['Platform', apiKey(subject)],
    ['Notifications', reports(subject)],
    ['Versions', versions(site, subject)],
  ];
  const lines: string[] = [];
  let problems = 0;
  for (const [name, findings] of rooms) {
    lines.push(name);
    for await (const finding of findings) {
      if (finding.kind === 'problem') problems += 1;
      lines.push(lineOf(finding));
    }
    lines.push('');
  }
  return { said: [...lines, `${problems} ${problems === 1 ? 'problem' : 'problems'}`].join('\n'), problems };
}
