import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { LegalEntityRequest } from '../../../src/client/legal-entity/index.js';
import { recordsOf } from '../../../src/sandbox/legal-entity/records.js';
import { addEntity } from '../../../src/sandbox/legal-entity/legal-entities.js';
import {
  completeOnboarding,
  LINK_LIFETIME,
  onboarding,
  openOnboarding,
} from '../../../src/sandbox/legal-entity/onboarding.js';
import { problemsOf } from '../../../src/sandbox/legal-entity/verification.js';
import { createEnvelopes } from '../../../src/sandbox/cards/envelopes.js';
import { State } from '../../../src/sandbox/state/state.js';
import { bakery, file, iban, openPlatform, PDF, sam } from './platform.js';

const BASE = 'http://127.0.0.1:8081';
const clock = { now: Date.parse('2026-05-04T10:00:00Z') };
const now = () => clock.now;
const envelopes = await createEnvelopes({ lifetime: 1000, now, onDecrypted: undefined });

/** A seller who was sent a link, as the hosted pages see it. */
async function aSeller(request: LegalEntityRequest) {
  const state = new State({ base: BASE, merchantAccount: undefined, seed: 1, now, envelopes });
  const entity = addEntity(state, request);
  const input = { id: entity.id, redirectUrl: 'https://shop.example/done' };
  const call = { input, idempotencyKey: undefined, version: 3 };
  const { url = '' } = (await onboarding.createOnboardingLink(state, call)) as { url?: string };
  return { state, entity, token: url.slice(`${BASE}/hosted-onboarding/`.length) };
}

const codesOf = (state: State, id: string): string[] =>
  problemsOf(state, recordsOf(state).entities.get(id) ?? assert.fail()).flatMap(
    ({ verificationErrors = [] }) => verificationErrors.map(({ code = '' }) => code),
  );

test('a link opens once', async () => {
  const { state, token, entity } = await aSeller(sam);
  const visit = openOnboarding(state, token);
  assert.ok(visit.kind === 'open');
  assert.deepEqual(
    [visit.link.legalEntityId, visit.link.request.redirectUrl],
    [entity.id, 'https://shop.example/done'],
  );
  assert.equal(openOnboarding(state, token).kind, 'used');
  assert.equal(openOnboarding(state, `${token}x`).kind, 'unknown');
});

test('an unopened link expires after four minutes', async () => {
  const { state, token } = await aSeller(sam);
  clock.now += LINK_LIFETIME;
  assert.equal(openOnboarding(state, token).kind, 'expired');
  const inTime = await aSeller(sam);
  clock.now += LINK_LIFETIME - 1;
  assert.equal(openOnboarding(inTime.state, inTime.token).kind, 'open');
});

test('a seller who answers everything is verified', async () => {
  const { state, token, entity } = await aSeller({ type: 'organization' });
  assert.throws(() => completeOnboarding(state, token, {}), { status: 422 });
  openOnboarding(state, token);
  completeOnboarding(state, token, {
    organization: bakery.organization,
    signatory: { individual: sam.individual, jobTitle: 'Baker' },
    businessLine: {
      service: 'paymentProcessing',
      industryCode: '339E',
      salesChannels: ['pos'],
    },
    bankAccount: iban,
    documents: [
      { type: 'registrationDocument', description: 'Extract', attachments: [{ content: file(PDF) }] },
    ],
    acceptsTerms: true,
    signsQuestionnaires: true,
  });
  assert.deepEqual(new Set(codesOf(state, entity.id)), new Set(['2_8901', '2_8601', '2_8702']));
  clock.now += 5000;
  assert.deepEqual(codesOf(state, entity.id), []);
  assert.throws(() => completeOnboarding(state, token, {}), { status: 422 });
});

test('answers that cannot be taken change nothing, and can be corrected', async () => {
  const { state, token, entity } = await aSeller(sam);
  openOnboarding(state, token);
  const businessLine = { service: 'banking', industryCode: '339E' } as const;
  const wrong = { accountIdentification: { type: 'iban', iban: 'NL92ABNA0417164300' } } as const;
  const online = { ...businessLine, salesChannels: ['eCommerce'] };
  assert.throws(() => completeOnboarding(state, token, { businessLine, bankAccount: wrong }), {
    status: 422,
  });
  assert.throws(() => completeOnboarding(state, token, { bankAccount: iban, businessLine: online }), {
    status: 422,
  });
  assert.equal(recordsOf(state).linesOf(entity).length + recordsOf(state).instrumentsOf(entity).length, 0);
  completeOnboarding(state, token, { businessLine, bankAccount: iban });
  assert.equal(recordsOf(state).linesOf(entity).length, 1);
});

test('a link has a look that the platform knows, and leads back to an address', async () => {
  const { lem } = await openPlatform();
  const { id } = await lem.createLegalEntity(sam);
  const { themes } = await lem.listThemes({});
  assert.equal(themes.length, 3);
  const themeId = themes[1]?.id ?? '';
  assert.deepEqual(await lem.getTheme({ id: themeId }), themes[1]);
  const first = await lem.createOnboardingLink({ id, themeId });
  const second = await lem.createOnboardingLink({ id, themeId });
  assert.notEqual(first.url, second.url);
  assert.match(first.url ?? '', /^http:\/\/127\.0\.0\.1:8081\/hosted-onboarding\/[\w-]{32}$/);
  await assert.rejects(lem.createOnboardingLink({ id, themeId: 'ONBT1' }), { status: 404 });
  await assert.rejects(lem.getTheme({ id: 'ONBT1' }), { status: 404 });
  await assert.rejects(lem.createOnboardingLink({ id, redirectUrl: 'javascript:alert(1)' }), { status: 422 });
});
