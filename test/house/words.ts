import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { ROOT } from './sources.js';

type Catalogue = Readonly<Record<string, string>>;

const LANGUAGES = ['de', 'nl', 'fr', 'ar'];

async function catalogue(path: string): Promise<Catalogue> {
  const module = (await import(pathToFileURL(join(ROOT, path)).href)) as { readonly words: Catalogue };
  return module.words;
}

const places = (text = ''): string =>
  [...text.matchAll(/\{(\w+)\}/g)]
    .map(([place]) => place)
    .sort()
    .join();

function differences(path: string, english: Catalogue, other: Catalogue): string[] {
  const keys = new Set([...Object.keys(english), ...Object.keys(other)]);
  return [...keys]
    .filter((key) => !english[key] || !other[key] || places(english[key]) !== places(other[key]))
    .map((key) => `${path}: ${key}`);
}

/** Words that a language lacks, has too many, or fills in other places than English does. */
export async function missingWords(files: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of files.filter((each) => each.endsWith('/words/en.ts'))) {
    const english = await catalogue(path);
    for (const language of LANGUAGES) {
      const other = path.replace(/en\.ts$/, `${language}.ts`);
      if (!files.includes(other)) found.push(`${other} is not there`);
      else found.push(...differences(other, english, await catalogue(other)));
    }
  }
  return found;
}
