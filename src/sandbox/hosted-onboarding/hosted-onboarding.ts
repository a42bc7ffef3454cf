import { recordsOf } from '../legal-entity/records.js';
import { completeOnboarding, openOnboarding } from '../legal-entity/onboarding.js';
import { ServiceError } from '../refusals/service-error.js';
import type { State } from '../state/state.js';
import { stepAddress, type Place } from './addresses.js';
import { onboardingAnswers } from './answers.js';
import { check, readAnswers } from './check.js';
import { languageOf } from './language.js';
import { notice, type Notice } from './page.js';
import { stepPage } from './step-page.js';
import type { Step } from './steps.js';
import { STYLES } from './styles.js';
import { themeSheet } from './theme-sheet.js';
import { beginVisit, findVisit, forgetDraft, isOver, keepAnswers, type Visit } from './visits.js';

const HEADERS = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };

const goTo = (location: string): Response =>
  new Response(null, { status: 303, headers: { ...HEADERS, location } });

const sheet = (content: string): Response =>
  new Response(content, {
    headers: {
      'content-type': 'text/css;charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    },
  });

/** A notice in the language and look of a link that is known, and with its way back. */
function noticeOf(state: State, name: Notice, token: string): Response {
  const request = recordsOf(state).links.get(token)?.request;
  return notice(name, {
    base: state.base,
    language: languageOf(request?.locale),
    themeId: request?.themeId,
    home: request?.redirectUrl,
  });
}

/** Opens a link: a page of its own takes the token's place, so that reloading it is no second use. */
function openLink(state: State, token: string, request: Request): Response {
  // A browser that only looks ahead has not opened anything, and must not use the link up.
  const isOnlyLooking =
    request.method !== 'GET' || /prefetch|prerender/.test(request.headers.get('sec-purpose') ?? '');
  if (isOnlyLooking) return new Response(null, { status: 503, headers: HEADERS });
  const visit = openOnboarding(state, token);
  if (visit.kind !== 'open') return noticeOf(state, visit.kind, token);
  const begun = beginVisit(state, visit.link);
  const [first] = begun.steps;
  return first ? goTo(stepAddress(state.base, begun.id, first.name)) : noticeOf(state, 'nothing', token);
}

/** The first page whose answers are not good, so that no page can be skipped by its address. */
const firstOpen = (state: State, { steps, answers }: Visit): Step | undefined =>
  steps.find((step) => check(step, answers, state.now()).size > 0);

/** Hands all answers in and leads home. Refusals of the platform are shown and can be corrected. */
function send(state: State, visit: Visit, step: Step): Response {
  const open = firstOpen(state, visit);
  if (open) return goTo(stepAddress(state.base, visit.id, open.name));
  const { token, request } = visit.link;
  try {
    completeOnboarding(state, token, onboardingAnswers(visit.entity, visit.answers, visit.steps));
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return stepPage({ base: state.base, visit, step, refused: error.message });
  }
  forgetDraft(state, visit);
  return request.redirectUrl === undefined ? noticeOf(state, 'done', token) : goTo(request.redirectUrl);
}

async function take(state: State, visit: Visit, step: Step, request: Request): Promise<Response> {
  const posted = new URLSearchParams(await request.clone().text());
  if (step.name === 'review') return send(state, visit, step);
  keepAnswers(state, visit, readAnswers(step, posted));
  const faults = check(step, visit.answers, state.now());
  if (faults.size > 0) return stepPage({ base: state.base, visit, step, faults });
  const next = visit.steps[visit.steps.indexOf(step) + 1] ?? step;
  return goTo(stepAddress(state.base, visit.id, next.name));
}

async function answerStep(
  state: State,
  { visit: id, step: name }: Extract<Place, { kind: 'step' }>,
  request: Request,
): Promise<Response> {
  const visit = findVisit(state, id);
  if (!visit) return noticeOf(state, 'unknown', '');
  const { token, completedAt } = visit.link;
  if (isOver(state, visit)) return noticeOf(state, completedAt === undefined ? 'over' : 'done', token);
  const step = visit.steps.find((each) => each.name === name);
  if (!step) return noticeOf(state, 'unknown', token);
  if (request.method === 'POST') return take(state, visit, step, request);
  return stepPage({ base: state.base, visit, step });
}

/** Answers for the pages that a link of the platform leads a seller to. */
export async function answerHosted(state: State, place: Place, request: Request): Promise<Response> {
  if (place.kind === 'styles') return sheet(STYLES);
  if (place.kind === 'theme') {
    const theme = recordsOf(state).themes.find(({ id }) => id === place.id);
    return theme ? sheet(themeSheet(theme)) : new Response(null, { status: 404 });
  }
  return place.kind === 'link' ? openLink(state, place.token, request) : answerStep(state, place, request);
}
