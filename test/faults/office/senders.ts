import { newIdempotencyKey, type Amount } from '../../../src/client/index.js';
import type { TransactionRule, TransactionRuleInfo } from '../../../src/client/balance-platform/index.js';
import { listGrants } from '../../../src/client/transfers/index.js';
import type { DisputeAnswer } from '../../../src/components/disputes/events.js';
import { Answers } from '../../../src/components/disputes/detail/case-file.js';
import { keptTakes } from '../../../src/components/financing/panel/kept-takes.js';
import { TakeSending, type TakeBody } from '../../../src/components/financing/take/take-sending.js';
import type { Ending } from '../../../src/components/parts/resource/ending.js';
import { proxyRow } from '../../../src/components/parts/resource/proxy-row.js';
import { Changing } from '../../../src/components/transaction-rules/detail/changing.js';
import { Creating } from '../../../src/components/transaction-rules/edit/creating.js';
import type { RulesRecord } from '../../../src/components/transaction-rules/panel/rules-record.js';
import { ReturnSending } from '../../../src/components/transfers/return/return-sending.js';
import type { Intent } from '../../../src/components/transfers/send/intent.js';
import { Sending } from '../../../src/components/transfers/send/sending.js';
import type { Sender, Tab } from './tab.js';

const grantsRow = proxyRow('transfers', listGrants);
export const words = { text: (word: string): string => word };

/** A sender whose doubt is in the page until it ends. @param begin - Whether there is one when the page is loaded. */
export function doubting(begin: boolean, act: (isDoubtful: boolean) => Promise<Ending>): Sender {
  let isDoubtful = begin;
  return {
    get isDoubtful() {
      return isDoubtful;
    },
    async send() {
      const ending = await act(isDoubtful);
      if (ending !== 'not-sent') isDoubtful = ending === 'unknown';
      return ending;
    },
  };
}

export function disputeSender({ client }: Tab, asked: DisputeAnswer): Sender {
  const answers = new Answers();
  return doubting(false, async () => (await answers.send(client, asked, String)).ending);
}

export function transferSender(tab: Tab, intent: Intent): Sender {
  const sending = new Sending(tab.record, words, () => tab.now);
  return doubting(sending.openOf(intent.from) !== undefined, async (isDoubtful) => {
    const sent = await sending.order(intent, { isAsked: false }, isDoubtful);
    return sent?.ending === 'challenged' ? 'not-sent' : (sent?.ending ?? 'not-sent');
  });
}

export function returnSender(tab: Tab, transfer: string, amount: Amount): Sender {
  const sending = new ReturnSending(tab.record, words, () => tab.now);
  return doubting(sending.openOf(transfer) !== undefined, async (isDoubtful) => {
    const told = await sending.send(transfer, amount, isDoubtful);
    return told === 'declined' ? 'refused' : told;
  });
}

/** As the element takes an offer: under the key that is kept for it, and never beside what another tab has sent. */
export function grantSender({ client, record }: Tab, body: TakeBody): Sender {
  const sending = new TakeSending(record, words);
  const { grantOfferId: id } = body;
  const find = async () => {
    const asked = client.call(grantsRow, { counterpartyAccountHolderId: 'me' }).catch(() => undefined);
    return (await asked)?.grants.find((grant) => grant.grantOfferId === id);
  };
  return doubting(keptTakes.read(id)?.body !== undefined, async (isDoubtful) => {
    const kept = keptTakes.read(id);
    if (!isDoubtful && kept?.body) {
      const found = await find();
      if (found) keptTakes.keep(id, undefined);
      return found ? 'received' : 'unknown';
    }
    const key = kept?.key ?? newIdempotencyKey();
    keptTakes.keep(id, { key, body });
    const { ending } = await sending.take(client, { key, body }, find, isDoubtful);
    if (ending === 'received' || ending === 'refused') keptTakes.keep(id, undefined);
    if (ending === 'not-sent') keptTakes.keep(id, isDoubtful ? { key, body } : { key });
    return ending;
  });
}

export function ruleSender(tab: Tab, rule: TransactionRuleInfo): Sender {
  const creating = new Creating(tab.record as unknown as RulesRecord, words, () => tab.now);
  return doubting(creating.isDoubtful, async (isDoubtful) => {
    const { ending } = await creating.send(isDoubtful ? undefined : rule);
    return ending;
  });
}

/** Changes a rule as it was seen, or deletes it: what is not as it was seen any more is shown, and nothing is sent. */
export function ruleChanger(
  tab: Tab,
  seen: TransactionRule,
  changed: TransactionRuleInfo | undefined,
): Sender {
  const changing = new Changing(tab.record as unknown as RulesRecord, words);
  return doubting(false, async () => {
    const { kind } = await (changed ? changing.update(seen, changed) : changing.remove(seen));
    return kind === 'changed' || kind === 'gone' ? 'refused' : kind;
  });
}
