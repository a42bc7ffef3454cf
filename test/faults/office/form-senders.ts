import {
  newIdempotencyKey,
  type CallInput,
  type CallOptions,
  type Operation,
} from '../../../src/client/index.js';
import { disablePermit } from '../../../src/client/recurring/index.js';
import {
  keptAccounts,
  keptHolders,
  type NewHolder,
} from '../../../src/components/account-holders/create/kept.js';
import { Making } from '../../../src/components/account-holders/create/making.js';
import { sendEdit } from '../../../src/components/account-holders/edit/calls.js';
import type {
  HoldersElement,
  HoldersRecord,
} from '../../../src/components/account-holders/panel/holders-record.js';
import type { Body } from '../../../src/components/parts/form/body.js';
import { KeyedSending } from '../../../src/components/parts/money-form/keyed-sending.js';
import { endingAfterDoubt, endingOf, type Ending } from '../../../src/components/parts/resource/ending.js';
import { proxyRow } from '../../../src/components/parts/resource/proxy-row.js';
import { bodyOf, disableRow, isDone } from '../../../src/components/recurring-contracts/disable/removal.js';
import { doubting, words } from './senders.js';
import type { Sender, Tab } from './tab.js';

const withdrawRow = proxyRow('recurring', disablePermit);
const PLATFORM = 'FlorinPlatform';

/** As `FormAct` sends what was typed: under one key until its end is known. What it keeps is gone with the page. */
export function formSender<Row extends Operation>(tab: Tab, row: Row, read: () => CallInput<Row>): Sender {
  const sending = new KeyedSending(tab.record, words);
  let body: CallInput<Row> | undefined;
  return doubting(false, async (isDoubtful) => {
    const sent = (body = isDoubtful && body ? body : read());
    const told = await sending.send({
      body: sent,
      isDoubtful,
      call: (client, idempotencyKey) =>
        client.call<Operation>(row, sent as CallInput<Operation>, { idempotencyKey } as CallOptions),
    });
    return told.ending;
  });
}

/** A new account holder with its first balance account, kept for the pages of this tab. */
export function holderSender({ record, client }: Tab, typed: NewHolder): Sender {
  const element = { balancePlatform: PLATFORM } as HoldersElement;
  const making = new Making(
    record as unknown as HoldersRecord,
    element,
    words as unknown as ConstructorParameters<typeof Making>[2],
  );
  making.open();
  return doubting(keptHolders.read(PLATFORM)?.body !== undefined, async (isDoubtful) => {
    const ending = await making.send(client, making.body ?? typed, isDoubtful);
    return ending ?? 'not-sent';
  });
}

/** One more balance account of an account holder, kept for the pages of this tab. */
export function accountSender({ client }: Tab, holder: string, account: Body): Sender {
  const key = newIdempotencyKey();
  return doubting(keptAccounts.read(holder)?.body !== undefined, async (isDoubtful) => {
    const place = { holder, account: '' };
    let error: unknown;
    const told = await sendEdit(client, place, { accountHolderId: holder, ...account }, key).then(
      (): Ending => 'received',
      (reason: unknown) => {
        error = reason;
        return endingOf(reason);
      },
    );
    const ending = isDoubtful ? endingAfterDoubt(told, error) : told;
    if (ending !== 'unknown') keptAccounts.keep(holder, undefined);
    return ending;
  });
}

/** Disables one stored payment method. */
export function disableSender(tab: Tab, shopper: string, id: string): Sender {
  const sending = new KeyedSending(tab.record, words);
  const body = {
    ...bodyOf(shopper, { scope: 'shopper', contract: '', details: [] }),
    recurringDetailReference: id,
  };
  return doubting(false, async (isDoubtful) => {
    const { ending } = await sending.send({
      body,
      isDoubtful,
      call: (client, idempotencyKey) => client.call(disableRow, body, { idempotencyKey }),
      isDone: ({ response }) => isDone(response),
    });
    return ending;
  });
}

/** Withdraws a permit: the same however often it is sent. */
export function withdrawSender({ client }: Tab, token: string): Sender {
  const idempotencyKey = newIdempotencyKey();
  return {
    isDoubtful: false,
    send: () =>
      client
        .call(withdrawRow, { token }, { idempotencyKey })
        .then(({ status }): Ending => (status === 'disabled' ? 'received' : 'unknown'), endingOf),
  };
}
