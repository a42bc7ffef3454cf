import type { AccountHolder, AccountHolderCapability } from '../../../client/balance-platform/index.js';

/** Where capabilities stand, those that need something first. */
export const CAPABILITY_STANDINGS = ['problem', 'pending', 'allowed', 'off'] as const;

/** `problem`: something has to be fixed, whether it is allowed until then or not. `off`: not asked for. */
export type CapabilityStanding = (typeof CAPABILITY_STANDINGS)[number];

type Told = Pick<AccountHolder, 'capabilities' | 'verificationDeadlines'>;

/** What the platform has not said is never taken for allowed. */
export function standingOf(capability: AccountHolderCapability): CapabilityStanding {
  const { requested, allowed, verificationStatus, problems = [] } = capability;
  const isWrong = problems.length > 0 || ['invalid', 'rejected'].includes(verificationStatus ?? '');
  if (requested === false && !allowed) return 'off';
  if (isWrong) return 'problem';
  return allowed ? 'allowed' : 'pending';
}

export type Counts = Readonly<Record<Exclude<CapabilityStanding, 'off'>, number>>;

/** How many capabilities stand where. */
export function countsOf({ capabilities = {} }: Told): Counts {
  const counts: Record<keyof Counts, number> = { allowed: 0, pending: 0, problem: 0 };
  for (const capability of Object.values(capabilities)) {
    const standing = standingOf(capability);
    if (standing !== 'off') counts[standing] += 1;
  }
  return counts;
}

/** The first moment at which something is taken away, in milliseconds since the epoch. Undefined: there is none. */
export function deadlineOf({ verificationDeadlines = [] }: Told): number | undefined {
  const times = verificationDeadlines.map(({ expiresAt }) => Date.parse(expiresAt)).filter(Number.isFinite);
  return times.length > 0 ? Math.min(...times) : undefined;
}

/** The deadline of one capability. */
export const deadlineFor = ({ verificationDeadlines = [] }: Told, name: string): number | undefined =>
  deadlineOf({
    verificationDeadlines: verificationDeadlines.filter(({ capabilities }) =>
      (capabilities as readonly string[]).includes(name),
    ),
  });
