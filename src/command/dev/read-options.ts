import { parseArgs } from 'node:util';

import { UsageError } from '../usage-error.js';

export interface DevOptions {
  readonly folder: string;
  /** The one port to use, or undefined for the first that is free. */
  readonly port: number | undefined;
  readonly amount: { readonly value: number; readonly currency: string };
}

export const DEV_USAGE = `florin dev [FOLDER] [--port PORT] [--amount 1999] [--currency EUR]

Serves the pages of a folder, the proxy, the sandbox and its bank's pages on one address of this machine. Where the folder has no
page, it writes index.html and return.html. Pages reload when you save.
  FOLDER      where the pages are; default: here, or public/ where that has the index.html
  --port      the port to use; default: the first that is free from 8080 on
  --amount    what every order costs, in minor units: 1999 is 19.99 EUR; default: 1999
  --currency  three letters; default: EUR`;

const OPTIONS = {
  port: { type: 'string' },
  amount: { type: 'string', default: '1999' },
  currency: { type: 'string', default: 'EUR' },
  environment: { type: 'string', default: 'sandbox' },
} as const;

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** Reads what was typed. Rejects all but the sandbox, which the shell may name too. */
export function readOptions(args: readonly string[], environment?: string): DevOptions {
  const { values, positionals } = parse(args);
  const { port, amount, currency } = values;
  const [folder = '.', ...more] = positionals;
  const named = [values.environment, environment ?? 'sandbox'].find((each) => each !== 'sandbox');
  if (named !== undefined)
    throw new UsageError(
      `florin dev runs only the sandbox, not ${named}. For ${named}, start your own server with createProxy.`,
    );
  if (more.length > 0) throw new UsageError(`Name only one folder: ${more.join(' ')} is too much.`);
  if (port !== undefined && (!/^\d{1,5}$/.test(port) || Number(port) > 65_535))
    throw new UsageError(`--port ${port} is not a port. Use a number up to 65535.`);
  if (!/^\d{1,9}$/.test(amount))
    throw new UsageError(`--amount ${amount} is not an amount. Use minor units: 1999 for 19.99 EUR.`);
  if (!/^[A-Z]{3}$/.test(currency))
    throw new UsageError(`--currency ${currency} is not a currency. Use three letters, such as EUR.`);
  return {
    folder,
    port: port === undefined ? undefined : Number(port),
    amount: { value: Number(amount), currency },
  };
}
