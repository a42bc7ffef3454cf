import type { Paper, PaperLine } from '../../../client/shopper/paper.js';
import type { Word } from '../../../words/compiled/parts/actions/papers/en.js';

/** Whether the reference is a line that is typed in a bank's app, in groups of digits. */
export const isBoleto = (method: string): boolean => method.includes('boleto');

const [CODE, SECOND] = ['payment-code', 'confirmation-number'] as const;

/**
 * Methods whose till calls a line by another name: the first whose pattern fits the method, with a plus after it where there is a
 * second reference.
 */
const NAMES: readonly (readonly [method: RegExp, names: Partial<Record<PaperLine, Word>>])[] = [
  [/^econtext.*\+/, { reference: 'customer-number', alternativeReference: SECOND }],
  [/boleto/, { reference: 'typed-line' }],
  [/^doku_.*_(?:va|atm)/, { reference: 'virtual-account' }],
  [/^(?:konbini|fawry|doku|econtext)/, { reference: CODE, alternativeReference: SECOND }],
];

/** What a line is called where the method is paid. */
export const lineWord = (method: string, line: PaperLine, { alternativeReference }: Paper): Word =>
  NAMES.find(([pattern]) => pattern.test(method + (alternativeReference ? '+' : '')))?.[1][line] ?? line;

/** Whether a till or an app scans bars of the reference. */
export const hasBars = (method: string): boolean => method === 'oxxo' || isBoleto(method);
