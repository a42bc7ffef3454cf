import assert from 'node:assert/strict';

import { operationOf, type OfferedRow } from '../../src/proxy/rows/offered-rows.js';
import {
  AUDIENCES,
  type openMarketplace,
  ownedFields,
  ownFields,
  ownInput,
  parametersOf,
  someone,
  withField,
  type Reply,
  type Sent,
} from './marketplace.js';

type Fields = Readonly<Record<string, unknown>>;
type Marketplace = ReturnType<typeof openMarketplace>;

/** Names of a visitor who has done nothing here. */
const STRANGER = { email: 'stranger', userId: 'stranger', shopperReference: 'stranger' };

const EVERYWHERE = 'everywhere';

/** Fails where a reply differs from that of a path that does not exist. */
async function looksLikeNothing({ send }: Marketplace, reply: Reply, what: string): Promise<void> {
  const nowhere = await send(null, '/nowhere');
  assert.equal(reply.looks, nowhere.looks, what);
}

/** Customers of the merchant: the callers whose ids are checked. */
const customersOf = ({ rule }: OfferedRow) =>
  rule.audiences.filter((audience) => audience === 'seller' || audience === 'shopper');

/** What is carried out at the platform while something is tried; what is read to learn whose an id is does not count. */
async function carriedOut({ platform }: Marketplace, trying: () => Promise<unknown>): Promise<number> {
  const before = platform.reached.length;
  await trying();
  return platform.reached.slice(before).filter(({ isRead }) => !isRead).length;
}

/** Every audience that a row is not for calls it, and so does a guest: with things of their own, and newly arrived. */
export async function asStranger(
  market: Marketplace,
  offered: OfferedRow,
  meant = offered.rule,
): Promise<void> {
  const name = operationOf(offered);
  const done = await carriedOut(market, async () => {
    for (const audience of AUDIENCES.filter((each) => !meant.audiences.includes(each)))
      for (const who of [someone(audience), { ...someone(audience), ...STRANGER }])
        await looksLikeNothing(market, await market.call(who, offered), `${name} by ${audience}`);
    if (meant.isPublic) return;
    await looksLikeNothing(market, await market.call(null, offered), `${name} by a guest`);
  });
  assert.equal(done, 0, name);
}

/** Callers of a row that has to be enabled call it in a marketplace that enables nothing. */
export async function beforeItIsEnabled(
  closed: Marketplace,
  offered: OfferedRow,
  meant = offered.rule,
): Promise<void> {
  for (const audience of meant.optIn ?? [])
    await looksLikeNothing(
      closed,
      await closed.call(someone(audience), offered),
      `${operationOf(offered)} by ${audience}`,
    );
}

/**
 * Names another's id in each place of a row that has one, with the caller's own everywhere else, with as little else as the
 * row takes, and in all places at once. Resolves to the places where no rule of the proxy's leads, and the platform itself
 * has to say that there is nothing.
 */
export async function withForeignIds(
  market: Marketplace,
  offered: OfferedRow,
  meant = offered.rule,
): Promise<ReadonlySet<string>> {
  const below = new Set<string>();
  if (meant.isPublic) return below;
  const asMeant = { ...offered, rule: meant };
  const fields = ownedFields(asMeant);
  const named = (input: Fields, value: string): Fields =>
    fields.reduce((made, field) => withField(asMeant, made, field, value), input);
  for (const audience of customersOf(asMeant)) {
    const tried = async (field: string, sent: Sent): Promise<void> => {
      const what = `${operationOf(offered)} by ${audience}: ${field}`;
      const done = await carriedOut(market, async () =>
        looksLikeNothing(market, await market.call(someone(audience), offered, sent), what),
      );
      const isLed = field === EVERYWHERE || field in (meant.owned ?? {}) || field in (meant.me ?? {});
      if (isLed) assert.equal(done, 0, what);
      else if (done > 0) below.add(`${operationOf(offered)}: ${field}`);
    };
    const own = parametersOf(asMeant, audience);
    const least = ownInput(asMeant);
    const most = ownFields(asMeant, least);
    for (const input of [least, most]) {
      for (const parameter of Object.keys(own))
        await tried(parameter, { parameters: { ...own, [parameter]: 'theirs' }, input });
      for (const field of fields)
        await tried(field, { parameters: own, input: withField(asMeant, input, field, 'theirs') });
    }
    if (!meant.owned) continue;
    const parameters = Object.fromEntries(Object.keys(own).map((name) => [name, 'theirs']));
    await tried(EVERYWHERE, { parameters, input: named(least, 'theirs') });
  }
  return below;
}
