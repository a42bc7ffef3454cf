import { isOnPaper, type Action } from '../../src/client/shopper/index.js';
import { challengeDetails, fingerprintDetails } from '../../src/components/parts/actions/details.js';
import type { Page } from './page.js';
import { typed } from './payment-methods.js';
import { AMOUNT } from './processes.js';
import type { Answer } from './schedule.js';
import { BASE, type World } from './world.js';

/** What the bank asks for inside the page, answered after a while as the shopper answers everything else. */
export function answerInPage(world: World, page: Page, action: Action): void {
  const isUnseen = action.subtype === 'fingerprint';
  const pause = isUnseen ? world.chance.between(300, 10_000) : world.chance.between(2000, 40_000);
  const isStillAsked = () => !page.isGone && page.state.action === action;
  world.time.after(pause, () => void (isStillAsked() && answer(world, page, action, isUnseen)));
}

/**
 * What the shopper does on a phone, at a till or at their bank, whatever page is open elsewhere by then. Who cancels leaves it
 * unanswered.
 */
export function answerInApp(world: World, choice: Answer, action: Action): void {
  const { instructionsUrl: url = action.url } = Object(action.paper) as { readonly instructionsUrl?: string };
  const MD = url && new URL(url).searchParams.get('MD');
  if (!MD || choice === 'cancel') return;
  // Of vouchers, most spend less than the order costs.
  const isPart = action.subtype === 'ancv' && choice === 'approve' && world.chance.is(0.7);
  const [page, fields] = isOnPaper(action)
    ? ['till-answer', { MD, choice: AT_A_TILL[choice] ?? choice }]
    : ['app-answer', { MD, choice: isPart ? 'part' : choice }];
  world.time.after(world.chance.between(2000, 60_000), () => void world.toBank(page, fields));
}

/** Nothing can be declined there: it is left until it is over. */
const AT_A_TILL: Readonly<Partial<Record<Answer, string>>> = { approve: 'pay', decline: 'expire' };

async function answer(world: World, page: Page, action: Action, isUnseen: boolean): Promise<void> {
  if (isUnseen) {
    const isCompleted = page.device.answer !== 'cancel';
    return void page.payment.complete(fingerprintDetails(isCompleted ? 'Y' : 'N'));
  }
  const { acsTransID } = JSON.parse(atob(action.token ?? '')) as { acsTransID: string };
  // A card is charged once: who would pay twice, or late, approves.
  const { answer: wish } = page.device;
  const choice = wish === 'twice' || wish === 'late' ? 'approve' : wish;
  // Who closes the question has told the bank nothing.
  if (choice !== 'cancel' || world.chance.is(0.5))
    await world.toBank('3ds/challenge-answer', {
      acsTransID,
      choice: choice === 'cancel' ? 'cancel' : 'submit',
      code: choice === 'approve' ? '1234' : '0',
    });
  if (page.isGone || page.state.action !== action) return;
  const said = choice === 'approve' ? 'Y' : choice === 'decline' ? 'N' : 'U';
  void page.payment.complete(challengeDetails(said, action.authorisationToken));
}

/** Another shopper pays another order of this merchant; what the bank gave them comes back. */
export async function payElsewhere(world: World): Promise<string | undefined> {
  const response = await world.sandbox.fetch(`${BASE}/v71/payments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': 'sandbox' },
    body: JSON.stringify({
      merchantAccount: 'ShopAccount',
      reference: 'ELSEWHERE-1',
      amount: AMOUNT,
      returnUrl: 'https://shop.test/return',
      paymentMethod: typed('redirect'),
    }),
  });
  const { action } = (await response.json()) as { action: { url: string } };
  return world.answerBank(new URL(action.url).searchParams.get('MD') ?? '', 'approve');
}
