import { ClientError } from '../../client/index.js';
import type { Call, Desk, Reply } from '../desk.js';
import { Refusal } from '../refusal.js';
import { checkPath, readKey } from '../request-checks.js';
import { callerHeaders } from './caller-headers.js';
import { connect } from './connection.js';
import { sendOnce } from './intents.js';
import { opensTo, operationOf, type OfferedRow } from './offered-rows.js';
import { checkOwned, fillMe } from './ownership.js';
import { refusalOf } from './platform-refusal.js';
import { readFields } from './read-fields.js';
import { supplied } from './supply.js';

/** One path segment of any interface: an id, an e-mail address; no separator, no control character, no dots alone. */
const isSegment = (value: string): boolean => /^(?!\.{1,2}$)[\w.@+~:!$'*,=|-]{1,320}$/.test(value);

/** Answers one row of an offered interface: who, whose, what; then the platform, with the merchant's credential. */
export async function answerOffer(
  desk: Desk,
  call: Call,
  offered: OfferedRow,
  parameters: Readonly<Record<string, string>>,
): Promise<Reply> {
  const { settings } = desk;
  const { offer, row, rule } = offered;
  if (!opensTo(settings.options, call.caller.audience, offered)) throw new Refusal('not-found');
  checkPath(call.request, parameters, isSegment);
  const ask = connect(
    settings,
    offer,
    rule.credential ?? offer.credential,
    callerHeaders(offer, call.caller),
  );
  if (!ask) throw new Refusal('not-configured', { field: rule.credential ?? offer.credential });
  const { identity } = call.caller;
  const key = readKey(row, call.request);
  const input = await readFields(settings, call.request, row, rule);
  const filled = fillMe(rule, identity, parameters);
  const operation = operationOf(offered);
  try {
    await checkOwned(rule, identity, { ...input, ...filled }, ask);
    const own = await supplied(settings, call, row.supplied, { operation, input });
    const derived =
      key && (await settings.signer.sign('row', operation, ...call.caller.owners.slice(0, 1), key));
    const fields = { ...input, ...own, ...filled };
    const asked = { row, operation, key, subject: filled, input, fields };
    const send = () =>
      sendOnce(desk, call, asked, (platformKey = derived) => ask(row, fields, platformKey || undefined));
    const answer = await (rule.guard ? rule.guard({ desk, call, input }, send) : send());
    const body = rule.narrow && answer !== undefined ? rule.narrow(answer as never) : answer;
    return { status: row.output ? (row.success[0] ?? 200) : 204, body };
  } catch (error) {
    if (!(error instanceof ClientError)) throw error;
    call.note(`platform-${error.status ?? error.kind}`);
    throw refusalOf(error, row.supplied);
  }
}
