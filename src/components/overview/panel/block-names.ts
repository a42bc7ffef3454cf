/** The blocks of each audience, in the order in which they stand. */
const BLOCKS = {
  operator: ['tasks', 'figures', 'money', 'disputes', 'payouts', 'balances', 'journal', 'health'],
  approver: ['tasks', 'figures', 'payouts', 'journal'],
  seller: ['tasks', 'figures', 'next-payout', 'sales'],
} as const;

type Audience = keyof typeof BLOCKS;
export type BlockName = (typeof BLOCKS)[Audience][number];

const NAMES: ReadonlySet<string> = new Set(Object.values(BLOCKS).flat());

/** An audience that is newer than this library has what comes with its summary. */
const blocksFor = (audience: string): readonly BlockName[] =>
  Object.hasOwn(BLOCKS, audience) ? BLOCKS[audience as Audience] : ['tasks', 'figures'];

/** The blocks that an audience is shown, in the order that was asked for; all of them where none of the names is one of theirs. */
export function blocksOf(asked: string, audience: string): readonly BlockName[] {
  const own = blocksFor(audience);
  const chosen = namesIn(asked).flatMap((name) => own.find((each) => each === name) ?? []);
  return chosen.length > 0 ? chosen : own;
}

/** What is wrong with the names, for the developer. */
export function faultOf(asked: string): string | undefined {
  const unknown = namesIn(asked).filter((name) => !NAMES.has(name));
  if (unknown.length === 0) return undefined;
  const names = unknown.map((name) => `"${name}"`).join(', ');
  return `the attribute blocks has unknown names: ${names}. Known names: ${[...NAMES].join(', ')}`;
}

const namesIn = (asked: string): readonly string[] => [...new Set(asked.split(/\s+/).filter(Boolean))];
