import { TEST_GIFT_CARDS, type BookEntry } from '../../src/sandbox/index.js';
import { giftCard } from './payment-methods.js';
import { AMOUNT } from './processes.js';
import { AT_A_TILL, BASE, type World } from './world.js';

/** What became of money that the merchant did not ask for, in payments. */
export interface Beside {
  readonly givenBack: number;
  /** The method gives nothing back, and an operator knows. */
  readonly listed: number;
  /** The platform never told of it, so that the merchant cannot know. */
  readonly unreported: number;
}

/**
 * Where a shopper pays twice or too late: each payment with the merchant is the one that its attempt counts. What is beside has gone
 * back, if it can. Answers with the payments that are held to what the ledger counts.
 */
export async function checkBeside(world: World): Promise<{ held: readonly BookEntry[]; beside: Beside }> {
  const beside = { givenBack: 0, listed: 0, unreported: 0 };
  if (!world.isPaidBeside) return { held: world.charges(), beside };
  const { ledger } = world.processes;
  const failed = new Set((await ledger.failedIntents('proxy')).map(({ subject }) => subject));
  const held: BookEntry[] = [];
  const all = world.payments();
  for (const entry of all) {
    const { charged, reversed, reference, pspReference, brand } = entry;
    // What is paid at a till after it was given up came late too, and cannot go back.
    const isOnlyOne =
      brand !== AT_A_TILL && !all.some((other) => other !== entry && other.reference === reference);
    if (isOnlyOne && charged) held.push(entry);
    if (isOnlyOne) continue;
    if (reversed) beside.givenBack++;
    if (!charged) continue;
    const attempt = await ledger.findByReference(reference);
    if (attempt?.leg === 'authorised' && attempt.pspReference === pspReference) held.push(entry);
    else if (failed.has(pspReference)) beside.listed++;
    else if (world.isUnheard(pspReference)) beside.unreported++;
    else {
      held.push(entry);
      world.watch.note('I12', `${pspReference} was paid beside a payment, and is kept`);
    }
  }
  return { held, beside };
}

/** Where gift cards pay, no money appears and none is lost. */
export async function checkGiftCard(world: World): Promise<void> {
  const card = TEST_GIFT_CARDS.find(({ id }) => id === 'gift-50');
  if (world.schedule.gift === 0 || !card) return;
  const paid = world.sandbox
    .books()
    .filter(({ charged, brand, lastFour }) => charged && brand === card.brand && lastFour === '0050')
    .reduce((all, { amount }) => all + amount.value, 0);
  const response = await world.sandbox.fetch(`${BASE}/v71/paymentMethods/balance`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': 'sandbox' },
    body: JSON.stringify({ merchantAccount: 'ShopAccount', paymentMethod: giftCard(), amount: AMOUNT }),
  });
  const { balance } = (await response.json()) as { readonly balance?: { readonly value: number } };
  if (balance?.value !== card.start.value - paid)
    world.watch.note('I13', `${balance?.value} is left of ${card.start.value}, of which ${paid} was paid`);
}
