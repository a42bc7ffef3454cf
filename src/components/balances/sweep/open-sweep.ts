import type { LitElement } from 'lit';

import type {
  CreateSweepConfiguration,
  SweepConfiguration,
  UpdateSweepConfiguration,
} from '../../../client/balance-platform/index.js';
import { amountKind, type Money } from '../../parts/form/amount-kind.js';
import { Editor } from '../../parts/form/editor.js';
import { readOf, type Entries } from '../../parts/form/entries.js';
import type { RecordForm } from '../../parts/form/record-form.js';
import type { Account } from '../panel/balances-record.js';
import type { KeptSweep } from './kept-sweep.js';
import { asForm, bodyOf, changesOf, type FormSweep } from './sweep-body.js';

/** The form of a sweep while it is open. */
export interface OpenSweep {
  readonly account: Account;
  readonly base: FormSweep | undefined;
  readonly money: Money;
  readonly editor: Editor<FormSweep>;
  readonly form: RecordForm<FormSweep>;
  /** Ids of the sweeps that there were before. */
  readonly before: ReadonlySet<string>;
  step: 'form' | 'review' | 'doubt';
  /** The sweep was looked at a second time, and is meant. */
  isConfirmed: boolean;
  /** What is sent again, under its own key, until its end is known. */
  kept: KeptSweep | undefined;
  problem: string;
  isLooking: boolean;
}

/** The currency and the language of what is typed: the currency of a sweep stays what it is. */
export const moneyOf = (
  { balances }: Account,
  base: FormSweep | undefined,
  editor: () => Editor<FormSweep>,
  language: () => string,
): Money => ({
  currency: () =>
    base?.currency ?? (readOf(editor().entries)('currency') || (balances[0]?.currency ?? 'EUR')),
  language,
});

/** The sweep as it would be. */
export const planOf = ({ money, editor, kept }: OpenSweep): CreateSweepConfiguration =>
  kept?.body ?? bodyOf(readOf(editor.entries), money.currency(), amountKind(money));

/** What is sent: a new sweep whole, and of one that exists what changes. */
export function bodyToSend(open: OpenSweep): CreateSweepConfiguration | UpdateSweepConfiguration {
  const { base, editor, money, kept } = open;
  const plan = planOf(open);
  if (!base) return kept ? plan : { ...plan, status: 'active' };
  return changesOf(bodyOf(readOf(editor.opened), base.currency, amountKind(money)), plan);
}

/** What was typed, of a sweep that was kept. */
export function entriesOfKept({ editor }: OpenSweep, { body }: KeptSweep, host: LitElement): Entries {
  const read = new Editor<FormSweep>(host, Date.now);
  read.open(asForm({ ...body, id: '' } as SweepConfiguration), editor.sections);
  return read.entries;
}
