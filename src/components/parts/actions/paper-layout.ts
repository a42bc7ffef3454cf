import type { TemplateResult } from 'lit';

import type { Paper, PaperLine } from '../../../client/shopper/paper.js';
import { code128 } from '../../../facts/code-128.js';
import type { Word } from '../../../words/compiled/parts/actions/papers/en.js';
import { barsPicture } from './bars.js';

const [CODE, SECOND] = ['payment-code', 'confirmation-number'] as const;

/**
 * Methods whose till calls a line by another name: the first whose pattern fits the method, with a plus after it where there is a
 * second reference.
 */
const NAMES: readonly (readonly [method: RegExp, names: Partial<Record<PaperLine, Word>>])[] = [
  [/^econtext.*\+/, { reference: 'customer-number', alternativeReference: SECOND }],
  [/^doku_.*_(?:va|atm)/, { reference: 'virtual-account' }],
  [/^(?:konbini|fawry|doku|econtext)/, { reference: CODE, alternativeReference: SECOND }],
];

/** What a line is called where the method is paid. */
export const lineWord = (method: string, line: PaperLine, { alternativeReference }: Paper): Word =>
  NAMES.find(([pattern]) => pattern.test(method + (alternativeReference ? '+' : '')))?.[1][line] ?? line;

/** The bars that a till or an app scans; undefined where the method has none, or they would not be right. */
export function barsOf(method: string, { reference = '' }: Paper, label: string): TemplateResult | undefined {
  const widths = method === 'oxxo' && /^\d{1,40}$/.test(reference) ? code128(reference) : undefined;
  return widths === undefined ? undefined : barsPicture(widths, label);
}
