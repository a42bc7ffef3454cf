/** What a shopper's complaint is about, as schemes group their codes. */
export const DISPUTE_GROUPS = ['fraud', 'authorisation', 'processing', 'consumer', 'debit', 'other'] as const;
export type DisputeGroup = (typeof DISPUTE_GROUPS)[number];

/**
 * Codes by how they begin: of Visa (10 to 13), Mastercard (48…), Discover and Diners (letters), American Express (F, C, P, A), and of
 * returned debits (ISO 20022 and Nacha). Each list is the scheme's own.
 */
const GROUPS: readonly (readonly [pattern: RegExp, group: DisputeGroup])[] = [
  [/^10(?:\.|$)|^(?:4837|4840|4849|4863|4870|4871)$|^UA0\d$|^F\d\d$/, 'fraud'],
  [/^11(?:\.|$)|^(?:4807|4808|4812)$|^(?:AT|DA|NA|EX)$|^A0\d$/, 'authorisation'],
  [/^12(?:\.|$)|^(?:4831|4834|4842|4846)$|^(?:DP|LP|IN|AW|CD)$|^P\d\d$/, 'processing'],
  [
    /^13(?:\.|$)|^(?:4841|4853|4854|4855|4859|4860)$|^(?:RG|RM|RN2?|AP|NC|PM)$|^C\d\d$|^(?:return|goods_not_received)$/,
    'consumer',
  ],
  [/^(?:AC|AG|AM|MD|MS|SL)\d\d$|^R\d\d$|^ARUDD-|^90\d$/, 'debit'],
];

/** The group of a scheme's code. A code that is not known is `other`. */
export const groupOfReason = (code: string | undefined): DisputeGroup =>
  GROUPS.find(([pattern]) => pattern.test(code ?? ''))?.[1] ?? 'other';
