import { ClientError } from '../../client/index.js';
import type { InterfaceName } from '../../client/interfaces.js';
import type { Call, Services, Reply } from '../services.js';
import { OFFERS } from '../policy/index.js';
import { Refusal } from '../refusal.js';
import { checkPath, readKey } from '../edge/request-checks.js';
import type { Settings } from '../settings.js';
import { callerHeaders } from './caller-headers.js';
import { connect, missingFor } from './connection.js';
import { sendOnce } from './intents.js';
import { opensTo, operationOf, rowOf, type OfferedRow } from './offered-rows.js';
import { checkOwned, fillMe, fillMine, fillOwn, type Ask } from './ownership.js';
import { refusalOf, refusalOfKey, refusalOfListings } from './platform-refusal.js';
import { readFields } from './read-fields.js';
import { supplied } from './supply.js';

/** One path segment of any interface: an id, an e-mail address; no separator, no control character, no dots alone. */
const isSegment = (value: string): boolean => /^(?!\.{1,2}$)[\w.@+~:!$'*,=|-]{1,320}$/.test(value);

/** A way to ask another interface whose an id is. Without a credential for it the id has no owner, and the log says why. */
function reachOther(call: Call, settings: Settings, of: InterfaceName): Ask | undefined {
  const { credential } = OFFERS.find(({ name }) => name === of) ?? {};
  const ask = credential && connect(settings, { name: of }, credential);
  if (!ask) call.note(`credentials.${credential ?? of} is missing`);
  return ask;
}

/** What is left of a minute's calls is told to the people who share them; figures alone pass. */
function tellAllowance({ headers: told }: Call, name: InterfaceName, { headers }: Response): void {
  if (name !== 'workspace' || !told) return;
  for (const header of ['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset']) {
    const value = headers.get(header) ?? '';
    if (/^\d{1,13}$/.test(value)) told[header] = value;
  }
}

/** Answers one row of an offered interface: who, whose, what; then the platform, with the merchant's credential. */
export async function answerOffer(
  services: Services,
  call: Call,
  offered: OfferedRow,
  parameters: Readonly<Record<string, string>>,
): Promise<Reply> {
  const { settings } = services;
  const { offer, row, rule } = offered;
  if (!opensTo(settings.options, call.caller.audience, offered)) throw new Refusal('not-found');
  checkPath(call.request, parameters, isSegment);
  const credential = rule.credential ?? offer.credential;
  const own = { ...call.traced, ...(await callerHeaders(settings, offer, call)) };
  const ask = connect(settings, offer, credential, own, (answer) => tellAllowance(call, offer.name, answer));
  if (!ask) throw new Refusal('not-configured', { field: missingFor(settings, offer.name, credential) });
  const { identity } = call.caller;
  const key = readKey(row, call.request);
  const read = await readFields(settings, call.request, rowOf(offered, call.caller.audience), rule);
  const input = fillOwn(rule, identity, fillMine(rule, identity, read));
  const filled = fillOwn(rule, identity, fillMe(rule, identity, parameters));
  const operation = operationOf(offered);
  try {
    const reach = (of = offer.name) => (of === offer.name ? ask : reachOther(call, settings, of));
    await checkOwned(rule, { identity, input: { ...input, ...filled }, reach });
    const given = await supplied(settings, call, row.supplied, {
      operation,
      input,
      askedByOperator: rule.askedByOperator,
      kept: await rule.known?.(services, input),
    });
    const derived =
      key && (await settings.signer.sign('row', operation, ...call.caller.owners.slice(0, 1), key));
    const named = await rule.named?.(services, input);
    const fields = { ...input, ...given, ...filled, ...named?.fields };
    const asked = { row, rule, operation, key, subject: filled, input, fields, about: named?.subject };
    const send = () =>
      sendOnce(services, call, asked, (platformKey = derived) => ask(row, fields, platformKey || undefined));
    const answer = await (rule.guard ? rule.guard({ services, call, input, subject: filled }, send) : send());
    const { audience } = call.caller;
    const body = rule.narrow && answer !== undefined ? rule.narrow(answer as never, audience) : answer;
    return { status: row.output ? (row.success[0] ?? 200) : 204, body };
  } catch (error) {
    if (!(error instanceof ClientError)) throw error;
    call.note(`platform-${error.status ?? error.kind}`);
    if (offer.name === 'listings') throw refusalOfListings(error) ?? refusalOf(error, row.supplied);
    const ofKey = refusalOfKey(error, credential);
    if (ofKey?.facts.field) call.note(ofKey.facts.field);
    throw (call.caller.audience === 'operator' && ofKey) || refusalOf(error, row.supplied);
  }
}
