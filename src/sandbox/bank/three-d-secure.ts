import { formatAmount } from '../../client/money.js';
import { base64urlOfJson } from '../../facts/base64.js';
import { decodedFields } from '../refusals/fields.js';
import type { Authentication, Payment } from '../cards/payment.js';
import type { State } from '../state/state.js';
import { methodName } from '../../client/shopper/method-names.js';
import { addresses } from './addresses.js';
import { html, type Html } from '../pages/html.js';
import { page } from './page.js';

/** Correct answers to the bank's challenge: the sandbox's own code, and the word of the platform's test bank. */
const RIGHT = ['1234', 'password'];

/** How long the bank waits for a code. */
const TIME = 600_000;

/** The payment that the shopper is asked to approve. */
export const summary = ({ amount, merchantAccount, card }: Payment): Html =>
  html`<dl>
    <dt>Amount</dt>
    <dd>${formatAmount(amount, 'en')}</dd>
    <dt>Merchant</dt>
    <dd>${merchantAccount}</dd>
    ${
      card.lastFour
        ? html`<dt>Card</dt>
            <dd>ending in ${card.lastFour}</dd>`
        : html`<dt>Paid with</dt>
            <dd>${methodName(card.brand) ?? card.brand}</dd>`
    }
    ${
      card.issuerName !== undefined
        ? html`<dt>At</dt>
            <dd>${card.issuerName}</dd>`
        : ''
    }
  </dl>`;

/** Said of anything that is over, or never was: the answer does not say which of the two. */
export const over = (base: string, framed: boolean): Response =>
  page({
    base,
    title: 'Nothing to confirm',
    framed,
    status: 404,
    body: html`<h1>Nothing to confirm</h1>
      <p>This request is over. You can close this page.</p>`,
  });

const onwards = (address: string, name: string, value: string): Html =>
  html`<p>One moment…</p>
    <form method="post" action="${address}">
      <input type="hidden" name="${name}" value="${value}" /><noscript
        ><button class="main">Continue</button></noscript
      >
    </form>`;

/** The unseen look at the browser: a page in a hidden frame that goes straight on. */
export function methodPage(state: State, fields: URLSearchParams): Response {
  const payment = state.byServerTransId(
    decodedFields(fields.get('threeDSMethodData'))['threeDSServerTransID'],
  );
  if (!payment?.authentication) return over(state.base, true);
  const data = base64urlOfJson({ threeDSServerTransID: payment.authentication.serverTransId });
  const body = onwards(addresses(state.base).methodNotification, 'threeDSMethodData', data);
  return page({ base: state.base, title: 'Checking', framed: true, script: 'submitScript', body });
}

const told = (base: string, message: unknown): Response =>
  page({
    base,
    title: 'Done',
    framed: true,
    script: 'tellParentScript',
    message: JSON.stringify(message),
    body: html`<p role="status">Done. You can go back to the shop.</p>`,
  });

export const methodNotification = (state: State): Response =>
  told(state.base, { type: 'fingerPrintResult', result: { threeDSCompInd: 'Y' } });

const isOpen = (
  payment: Payment | undefined,
): payment is Payment & Required<Pick<Payment, 'authentication'>> =>
  payment?.authentication !== undefined &&
  payment.authentication.status === undefined &&
  payment.settledAt === undefined &&
  payment.reversedAt === undefined;

/** The question itself. */
export function challengePage(state: State, fields: URLSearchParams): Response {
  const payment = state.byAcsTransId(decodedFields(fields.get('creq'))['acsTransID']);
  if (!isOpen(payment)) return over(state.base, true);
  const body = html`<h1>Confirm your payment</h1>
    ${summary(payment)}
    <form method="post" action="${addresses(state.base).challengeAnswer}">
      <input type="hidden" name="acsTransID" value="${payment.authentication.acsTransId}" />
      <label for="code">Code from your bank</label>
      <input
        id="code"
        name="code"
        type="text"
        inputmode="numeric"
        autocomplete="one-time-code"
        aria-describedby="hint"
      />
      <p id="hint" class="note">Sandbox: the code is 1234. Any other is refused.</p>
      <div class="pair">
        <button class="main" name="choice" value="submit">Confirm</button>
        <button name="choice" value="cancel">Cancel</button>
      </div>
    </form>`;
  return page({ base: state.base, title: 'Confirm your payment', framed: true, body });
}

/** Takes the shopper's answer once, and keeps it where the platform will look. */
export function challengeAnswer(state: State, fields: URLSearchParams): Response {
  const payment = state.byAcsTransId(fields.get('acsTransID'));
  if (!isOpen(payment)) return over(state.base, true);
  const { authentication } = payment;
  authentication.status = judge(fields, state.now() - authentication.since);
  const transStatus = authentication.status === 'cancelled' ? 'N' : authentication.status;
  const cres = base64urlOfJson({
    acsTransID: authentication.acsTransId,
    challengeCompletionInd: 'Y',
    messageType: 'CRes',
    messageVersion: '2.2.0',
    threeDSServerTransID: authentication.serverTransId,
    transStatus,
  });
  const body = onwards(addresses(state.base).challengeNotification, 'cres', cres);
  return page({ base: state.base, title: 'Thank you', framed: true, script: 'submitScript', body });
}

function judge(fields: URLSearchParams, elapsed: number): NonNullable<Authentication['status']> {
  if (fields.get('choice') === 'cancel') return 'cancelled';
  if (elapsed > TIME) return 'U';
  return RIGHT.includes((fields.get('code') ?? '').trim()) ? 'Y' : 'N';
}

export function challengeNotification(state: State, fields: URLSearchParams): Response {
  const given = decodedFields(fields.get('cres'))['transStatus'];
  const transStatus = typeof given === 'string' && /^[YNUACDRI]$/.test(given) ? given : 'U';
  return told(state.base, { type: 'challengeResult', result: { transStatus } });
}
