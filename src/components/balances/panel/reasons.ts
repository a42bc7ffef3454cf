import { bareWord } from '../../../client/schema/values.js';
import { apart } from '../../base/apart.js';
import type { View } from './view.js';

/** Why a sweep was switched off, by what helps. */
const REMEDIES = {
  lower: ['amountLimitExceeded'],
  wait: ['approved', 'pendingApproval'],
  fund: ['notEnoughBalance'],
  later: ['counterpartyBankTimedOut', 'counterpartyBankUnavailable', 'error'],
  end: [
    'counterpartyAccountBlocked',
    'counterpartyAccountClosed',
    'counterpartyAccountNotFound',
    'counterpartyAddressRequired',
    'refusedByCounterpartyBank',
    'routeNotFound',
  ],
  operator: [
    'balanceAccountTemporarilyBlockedByTransactionRule',
    'declined',
    'declinedByTransactionRule',
    'scaFailed',
    'unknown',
  ],
} as const;

type Remedy = keyof typeof REMEDIES;
type Reason = (typeof REMEDIES)[Remedy][number];

const ALL = Object.entries(REMEDIES) as [Remedy, readonly Reason[]][];

/** A reason in words with its remedy; one that is newer than this library by the platform's own word. */
export function reasonText({ words }: View, reason: string): string {
  const [remedy] = ALL.find(([, reasons]) => reasons.some((each) => each === reason)) ?? [];
  if (remedy) return `${words.text(`reason-${reason as Reason}`)} ${words.text(`do-${remedy}`)}`;
  const word = apart(bareWord(reason));
  return `${words.text('reason-other', { word })} ${words.text('do-operator')}`;
}
