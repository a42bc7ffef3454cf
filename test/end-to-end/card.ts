import type { FrameLocator, Page } from 'playwright-core';

/** What a shopper types. */
export interface TypedCard {
  readonly number: string;
  readonly expiry?: string;
  readonly securityCode?: string;
}

export const cardFrame = (page: Page): FrameLocator => page.frameLocator('iframe[src*="/frame.html"]');

/** The bank's page, inside the action frame, inside the dialog. */
export const challengeFrame = (page: Page): FrameLocator =>
  page.frameLocator('iframe[src*="action-frame"]').frameLocator('iframe:visible');

export async function typeCard(
  page: Page,
  { number, expiry = '0330', securityCode = '737' }: TypedCard,
): Promise<void> {
  const frame = cardFrame(page);
  await frame.getByLabel('Card number').pressSequentially(number);
  await frame.getByLabel('Expiry').pressSequentially(expiry);
  await frame.getByLabel('Security code').pressSequentially(securityCode);
}

export const payButton = (page: Page) => page.getByRole('button', { name: /^Pay / });

/** Fills in the form and pays, as a shopper with a mouse. */
export async function pay(page: Page, number: string): Promise<void> {
  await typeCard(page, { number });
  await payButton(page).click();
}

/** Says to the bank what it wants to hear. */
export async function answerChallenge(page: Page): Promise<void> {
  await challengeFrame(page).getByLabel(/code/i).fill('1234');
  // The frame goes when the bank has answered: the key is the page's, so that none waits for a frame that is gone.
  await page.keyboard.press('Enter');
}

/** Waits until the shopper reads that the payment has gone through. */
export const received = (page: Page): Promise<void> =>
  page.getByRole('heading', { name: 'Payment received' }).waitFor();

/** Published test numbers, named for what the sandbox does with them. */
export const CARDS = {
  paid: '4111111111111111',
  challenge: '4212345678910006',
  fingerprintAndChallenge: '4917610000000000',
  redirect: '4212345678901237',
  redirectByPost: '5212345678901234',
  refused: '4000000000000002',
} as const;
