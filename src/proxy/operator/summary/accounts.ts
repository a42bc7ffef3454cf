import { ClientError } from '../../../client/index.js';
import {
  getAccountHolder,
  getBalanceAccount,
  listBalanceAccounts,
  listSweeps,
  type AccountHolder,
  type Balance,
  type BalanceAccount,
  type BalanceAccountPage,
  type SweepConfiguration,
  type SweepConfigurationPage,
} from '../../../client/balance-platform/index.js';
import { balancePlatformOffer } from '../../policy/balance-platform.js';
import { connect } from '../../rows/connection.js';
import type { Ask } from '../../rows/ownership.js';
import type { Call, Services } from '../../services.js';
import { sumsOf, taskOf, type SummaryPart, type Waits } from './sums.js';

/** What is beyond these is not read, and the summary says that there is more. */
const MOST_HOLDERS = 5;
const MOST_ACCOUNTS = 10;
const AT_A_TIME = 4;

/** What a seller has at the platform: their account holders' capabilities, their balances, and the sweeps of these. */
export async function accountsPart(services: Services, call: Call): Promise<SummaryPart> {
  const { accountHolders = [], balanceAccounts = [] } = call.caller.identity;
  if (accountHolders.length + balanceAccounts.length === 0) return { tasks: [], figures: [], missing: [] };
  const { name, credential } = balancePlatformOffer;
  const ask = connect(services.settings, { name }, credential, call.traced);
  if (!ask) call.note(`credentials.${credential} is missing`);
  try {
    if (ask) return await read(ask, accountHolders, balanceAccounts);
  } catch (error) {
    if (!(error instanceof ClientError)) throw error;
    call.note(`platform-${error.status ?? error.kind}`);
  }
  return { tasks: [], figures: [], missing: ['accounts'] };
}

async function read(ask: Ask, holders: readonly string[], own: readonly string[]): Promise<SummaryPart> {
  const known = await Promise.all(
    holders
      .slice(0, MOST_HOLDERS)
      .map((id) =>
        Promise.all([ask(getAccountHolder, { id }), ask(listBalanceAccounts, { id, limit: MOST_ACCOUNTS })]),
      ),
  );
  const pages = known.map(([, page]) => page as BalanceAccountPage);
  const all = [...new Set([...pages.flatMap((page) => page.balanceAccounts.map(({ id }) => id)), ...own])];
  const ids = all.slice(0, MOST_ACCOUNTS);
  const isMore =
    holders.length > MOST_HOLDERS || all.length > MOST_ACCOUNTS || pages.some((page) => page.hasNext);
  const accounts: Awaited<ReturnType<typeof readAccount>>[] = [];
  for (let at = 0; at < ids.length; at += AT_A_TIME)
    accounts.push(...(await Promise.all(ids.slice(at, at + AT_A_TIME).map((id) => readAccount(ask, id)))));
  const balances = accounts.flatMap((account) => account.balances);
  const figure = (kind: 'available' | 'pending' | 'reserved') => ({
    kind,
    count: accounts.length,
    ...(isMore && { isMore }),
    sums: sumsOf(balances.map((balance) => ({ currency: balance.currency, value: balance[kind] ?? 0 }))),
  });
  return {
    tasks: [
      ...taskOf(
        'verification',
        known.flatMap(([holder]) => problemsOf(holder as AccountHolder)),
        { isMore: holders.length > MOST_HOLDERS },
      ),
      ...taskOf('sweeps-stopped', accounts.flatMap(stoppedOf), { isMore }),
      ...taskOf('balances-below-zero', accounts.flatMap(belowZeroOf), { isMore }),
    ],
    figures: [figure('available'), figure('pending'), figure('reserved')],
    missing: [],
  };
}

interface Account {
  readonly id: string;
  readonly balances: readonly Balance[];
  readonly sweeps: readonly SweepConfiguration[];
}

async function readAccount(ask: Ask, id: string): Promise<Account> {
  const [account, page] = await Promise.all([
    ask(getBalanceAccount, { id }),
    ask(listSweeps, { balanceAccountId: id, limit: 100 }),
  ]);
  const { balances = [] } = account as BalanceAccount;
  return { id, balances, sweeps: (page as SweepConfigurationPage).sweeps };
}

/** A requested capability that has a problem, with the first deadline that speaks of it. */
function problemsOf({ id, capabilities = {}, verificationDeadlines = [] }: AccountHolder): Waits[] {
  return Object.entries(capabilities)
    .filter(([, { requested, problems = [] }]) => requested !== false && problems.length > 0)
    .map(([name]) => {
      const deadlines = verificationDeadlines
        .filter((deadline) => deadline.capabilities.some((each) => each === name))
        .map(({ expiresAt }) => Date.parse(expiresAt));
      return { until: deadlines.length > 0 ? Math.min(...deadlines) : undefined, reference: id };
    });
}

/** The platform says why it switched a sweep off; of one that a person paused it says nothing. */
const stoppedOf = ({ id, sweeps }: Account): Waits[] =>
  sweeps
    .filter(({ status, reason }) => status === 'inactive' && reason !== undefined)
    .map(() => ({ reference: id }));

const belowZeroOf = ({ id, balances }: Account): Waits[] =>
  balances
    .filter(({ available }) => available < 0)
    .map(({ currency, available }) => ({ amount: { currency, value: available }, reference: id }));
