import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { checkoutScript, scriptLanguages } from './script/checkout-script.js';
import { UsageError } from './usage-error.js';

/** How `florin script` is called, with the languages there are. */
export const scriptUsage = async (): Promise<string> => `florin script LANGUAGE [--out FOLDER]

Writes checkout.LANGUAGE.js, a file that loads nothing else: checkout, card fields, payment result, provider and every way
to pay, in one language. Prints its hash for the page's integrity attribute.
  LANGUAGE  one of ${(await scriptLanguages()).join(' ')}
  --out     folder to write to; default: public`;

function read(args: readonly string[]) {
  try {
    const options = { out: { type: 'string', default: 'public' } } as const;
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** Writes the script and resolves to what to put into a page. Rejects with a `UsageError`. */
export async function writeScript(args: readonly string[]): Promise<string> {
  const { values, positionals } = read(args);
  const [language, ...more] = positionals;
  if (language === undefined) throw new UsageError('LANGUAGE is missing. Add one, for example de.');
  if (more.length > 0) throw new UsageError(`Name only one language: ${more.join(' ')} is too much.`);
  const script = await checkoutScript(language);
  if (script === undefined)
    throw new UsageError(
      `${language} is not available. The languages are ${(await scriptLanguages()).join(' ')}.`,
    );
  const name = `checkout.${language}.js`;
  await mkdir(values.out, { recursive: true });
  await writeFile(join(values.out, name), script);
  const hash = createHash('sha384').update(script).digest('base64');
  return `${join(values.out, name)}\n\n<script type="module" src="/${name}" integrity="sha384-${hash}"></script>`;
}
