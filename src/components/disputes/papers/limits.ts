import { rulesOf, type DefenseFileKind } from '../../../facts/dispute-documents.js';
import type { Words } from '../../base/words.js';
import type { Word } from '../../../words/compiled/disputes/detail/en.js';

const NAMES: Readonly<Record<DefenseFileKind, string>> = { pdf: 'PDF', jpeg: 'JPEG', tiff: 'TIFF' };
const MB = 1024 * 1024;

/** Which files the scheme takes, in a sentence: kinds with one limit stand together. */
export function limitsText(words: Pick<Words<Word>, 'text'>, language: string, scheme: string): string {
  const { most, pages } = rulesOf(scheme);
  const bySize = new Map<number, string[]>();
  for (const [kind, size] of Object.entries(most) as [DefenseFileKind, number][])
    bySize.set(size, [...(bySize.get(size) ?? []), NAMES[kind]]);
  const number = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  });
  const parts = [...bySize].map(([size, kinds]) =>
    words.text('limit', { kinds: kinds.join(', '), size: number.format(size / MB) }),
  );
  const files = new Intl.ListFormat(language, { type: 'disjunction' }).format(parts);
  return pages === undefined ? words.text('limits', { files }) : words.text('limits-pages', { files, pages });
}
