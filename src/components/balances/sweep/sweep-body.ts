import type {
  CreateSweepConfiguration,
  SweepConfiguration,
  UpdateSweepConfiguration,
} from '../../../client/balance-platform/index.js';
import type { Read } from '../../parts/form/field.js';
import type { AmountKind } from '../../parts/form/amount-kind.js';
import type { End } from '../panel/balances-record.js';

/** A sweep with what its form asks in other words than the platform. */
export interface FormSweep extends SweepConfiguration {
  /** How much is moved: all, or what one of the two amounts says. */
  readonly amount: 'all' | 'sweepAmount' | 'targetAmount';
}

export const asForm = (sweep: SweepConfiguration): FormSweep => ({
  ...sweep,
  type: sweep.type ?? 'push',
  amount: sweep.sweepAmount
    ? 'sweepAmount'
    : sweep.targetAmount?.value || sweep.type === 'pull'
      ? 'targetAmount'
      : 'all',
  ...(sweep.type === 'pull' &&
    !sweep.sweepAmount && { targetAmount: sweep.targetAmount ?? sweep.triggerAmount }),
});

type Counterparty = SweepConfiguration['counterparty'];

const [BANK, ACCOUNT] = ['transferInstrumentId', 'balanceAccountId'] as const;

/** An end as a choice has it: `balanceAccountId:BA3227C`. */
export const endValue = ({ id, isBank }: Pick<End, 'id' | 'isBank'>): string =>
  `${isBank ? BANK : ACCOUNT}:${id}`;

export const isBankEnd = (counterparty: Counterparty): boolean =>
  counterparty.transferInstrumentId !== undefined;

export const isBankEndIn = (value: string): boolean => value.startsWith(`${BANK}:`);

export function endOf(counterparty: Counterparty | undefined): string {
  const { transferInstrumentId, balanceAccountId } = counterparty ?? {};
  const id = transferInstrumentId ?? balanceAccountId;
  return id === undefined ? '' : endValue({ id, isBank: transferInstrumentId !== undefined });
}

function counterpartyOf(typed: Read): Counterparty {
  const value = typed('counterparty');
  const id = value.slice(value.indexOf(':') + 1);
  const isBank = isBankEndIn(value);
  const merchantAccount = typed('counterparty.merchantAccount');
  return {
    ...(isBank ? { transferInstrumentId: id } : { balanceAccountId: id }),
    ...(isBank && typed('type') === 'pull' && merchantAccount && { merchantAccount }),
  };
}

/** What was typed and checked, as the body of a new sweep. Its category follows from where it ends. */
export function bodyOf(
  read: Read,
  currency: string,
  { of }: Pick<AmountKind, 'of'>,
): CreateSweepConfiguration {
  const typed: Read = (path) => read(path).trim();
  const isCron = typed('schedule.type') === 'cron';
  const amountAt = (path: 'sweepAmount' | 'targetAmount' | 'triggerAmount') => {
    const value = of(typed(path));
    const isMeant = path === 'triggerAmount' || typed('amount') === path;
    return isMeant && value !== undefined ? { [path]: { value, currency } } : {};
  };
  const isBank = isBankEndIn(typed('counterparty'));
  const priorities = typed('priorities').split(' ').filter(Boolean) as CreateSweepConfiguration['priorities'];
  const hasPriorities = isBank && typed('type') !== 'pull' && priorities && priorities.length > 0;
  const [description, reference] = [typed('description'), typed('reference')];
  return {
    type: typed('type') === 'pull' ? 'pull' : 'push',
    category: isBank ? 'bank' : 'internal',
    currency,
    counterparty: counterpartyOf(typed),
    schedule: {
      type: typed('schedule.type') as CreateSweepConfiguration['schedule']['type'],
      ...(isCron && { cronExpression: typed('schedule.cronExpression').replaceAll(/\s+/g, ' ') }),
    },
    ...amountAt('sweepAmount'),
    ...amountAt('targetAmount'),
    ...amountAt('triggerAmount'),
    ...(hasPriorities && { priorities }),
    ...(description && { description }),
    ...(reference && { reference }),
  };
}

/** As JSON, with the fields of each object in one order. */
const inOrder = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : each,
  );

const isSame = (one: unknown, other: unknown): boolean => inOrder(one) === inOrder(other);

/** What is to change. What was emptied goes back to what the platform takes where nothing is said. */
export function changesOf(
  before: CreateSweepConfiguration,
  after: CreateSweepConfiguration,
): UpdateSweepConfiguration {
  const { currency } = after;
  const nothing = { value: 0, currency };
  const emptied = {
    targetAmount: nothing,
    triggerAmount: nothing,
    priorities: [],
    description: '',
    reference: '',
  };
  const gone = Object.entries(emptied).filter(([name]) => name in before && !(name in after));
  const changed = Object.entries(after).filter(
    ([name, value]) => !isSame(value, before[name as keyof CreateSweepConfiguration]),
  );
  return Object.fromEntries([...changed, ...gone]);
}

/** Whether a sweep of the platform's is what was sent. */
export const isSent = (sweep: SweepConfiguration, sent: UpdateSweepConfiguration): boolean =>
  Object.entries(sent).every(([name, value]) => {
    const stands = sweep[name as keyof SweepConfiguration];
    const isNothing = value === '' || isSame(value, []) || (value as { value?: number }).value === 0;
    return isSame(stands, value) || (isNothing && stands === undefined);
  });
