import { parseArgs } from 'node:util';

import { UsageError } from './usage-error.js';

/** The address and the options of a command that looks at one site. */
export type Asked<Name extends string> = Readonly<Partial<Record<Name, string>>> & { readonly url: string };

/**
 * Reads one address, and options that each have a value. Throws a `UsageError`.
 *
 * @param kind What is at the address, as in `One proxy at a time`.
 */
export function readAddress<Name extends string>(
  args: readonly string[],
  kind: string,
  names: readonly Name[],
): Asked<Name> {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [url = '', ...more] = positionals;
    if (more.length > 0) throw new Error(`Name only one ${kind}: ${more.join(' ')} is too much.`);
    if (!/^https?:/.test(url) || !URL.canParse(url)) throw new Error('The URL is missing or not valid.');
    return { ...values, url } as Asked<Name>;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
