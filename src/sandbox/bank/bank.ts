import type { FaultPlace } from '../faults/faults.js';
import type { State } from '../state/state.js';
import type { BankPage } from './addresses.js';
import { appAnswer, appPage } from './app.js';
import { STYLES, SUBMIT_SCRIPT, TELL_PARENT_SCRIPT } from './assets.js';
import { asset } from './page.js';
import { redirectAnswer, redirectPage } from './redirect.js';
import { charityPage, charityPicture } from './charity.js';
import { accountAnswer } from './refund-account.js';
import { paperFile, tillAnswer, tillPage } from './till.js';
import {
  challengeAnswer,
  challengeNotification,
  challengePage,
  methodNotification,
  methodPage,
} from './three-d-secure.js';

type Answer = (state: State, fields: URLSearchParams) => Response;

const PAGES: Readonly<Record<BankPage, { readonly answer: Answer; readonly place?: FaultPlace }>> = {
  method: { answer: methodPage, place: 'bank-method' },
  methodNotification: { answer: methodNotification },
  challenge: { answer: challengePage, place: 'bank-challenge' },
  challengeAnswer: { answer: challengeAnswer },
  challengeNotification: { answer: challengeNotification },
  redirect: { answer: redirectPage, place: 'bank-redirect' },
  redirectAnswer: { answer: redirectAnswer },
  app: { answer: appPage, place: 'bank-redirect' },
  appAnswer: { answer: appAnswer },
  till: { answer: tillPage, place: 'bank-redirect' },
  tillAnswer: { answer: tillAnswer },
  refundAccount: { answer: accountAnswer },
  paper: { answer: paperFile },
  charity: { answer: charityPage },
  charityPicture: { answer: charityPicture },
  styles: { answer: () => asset(STYLES, 'text/css') },
  submitScript: { answer: () => asset(SUBMIT_SCRIPT, 'text/javascript') },
  tellParentScript: { answer: () => asset(TELL_PARENT_SCRIPT, 'text/javascript') },
};

/** Where faults of this page are planned, if anywhere. */
export const placeOf = (name: BankPage): FaultPlace | undefined => PAGES[name].place;

/** Answers with one page, from the query and the form that was posted. */
export async function answerPage(state: State, name: BankPage, request: Request): Promise<Response> {
  const fields = new URLSearchParams(new URL(request.url).search);
  if (request.method === 'POST')
    for (const [field, value] of new URLSearchParams(await request.clone().text())) fields.set(field, value);
  return PAGES[name].answer(state, fields);
}
