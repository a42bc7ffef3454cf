import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { LegalEntityRequest } from '../../../src/client/legal-entity/index.js';
import { LINK_LIFETIME } from '../../../src/sandbox/legal-entity/onboarding.js';
import { VISIT_LIFETIME } from '../../../src/sandbox/hosted-onboarding/visits.js';
import { bakery, errorsOf, sam } from '../legal-entity/platform.js';
import { ADDRESS, aSeller, BANK, HOME, LINE, PERSON, TERMS, Visitor } from './visitor.js';

const unnamed: LegalEntityRequest = { type: 'individual' };

test('a person who fills everything in comes home, and is verified once it was checked', async () => {
  const { clock, lem, id, newLink, visitor } = await aSeller(unnamed);
  await visitor.open(await newLink());
  for (const [title, fields] of [
    ['About you', PERSON('person')],
    ['Where you live', ADDRESS('person')],
    ['Proof of identity', { 'person.proof': 'number', 'person.number': 'NX1234567' }],
    ['What you sell', LINE],
    ['Where your money goes', BANK],
    ['Terms', TERMS],
    ['Check your answers', {}],
  ] as const) {
    assert.equal(visitor.title, title);
    await visitor.send(fields);
    assert.deepEqual(visitor.errors, []);
  }
  assert.equal(visitor.left, HOME);
  assert.deepEqual(await errorsOf(lem, id), ['2_8601', '2_8901']);
  clock.now += 5000;
  assert.deepEqual(await errorsOf(lem, id), []);
  const { capabilities = {}, individual } = await lem.getLegalEntity({ id });
  assert.ok(Object.values(capabilities).every(({ allowed }) => allowed));
  assert.equal(individual?.residentialAddress.city, 'Utrecht');
});

test('a company names who signs for it, and signs for the cards it takes', async () => {
  const { clock, lem, id, newLink, visitor } = await aSeller({
    type: 'organization',
    organization: { legalName: 'Bakkerij Jansen', registeredAddress: { country: 'NL' } },
  });
  await visitor.open(await newLink());
  assert.equal(visitor.valueOf('company.name'), 'Bakkerij Jansen');
  await visitor.send({
    'company.name': 'Bakkerij Jansen',
    'company.type': 'privateCompany',
    'company.registrationNumber': '34179503',
    'company.tax': 'belowTaxThreshold',
  });
  await visitor.send(ADDRESS('company'));
  assert.equal(visitor.title, 'Who signs for the company');
  await visitor.send({ ...PERSON('signer'), 'signer.jobTitle': 'Baker', 'signer.number': 'NX1234567' });
  await visitor.send(ADDRESS('signer'));
  await visitor.send({ ...LINE, 'line.channels': 'eCommerce', 'line.webAddress': 'bakery.example' });
  await visitor.send(BANK);
  await visitor.send(TERMS);
  assert.deepEqual(visitor.errors, ['Accept: I sign the questionnaire on card data']);
  await visitor.send({ ...TERMS, 'terms.cards': 'yes' });
  await visitor.send({});
  assert.equal(visitor.left, HOME);
  clock.now += 5000;
  assert.deepEqual(await errorsOf(lem, id), []);
});

test('only what is missing is asked', async () => {
  const { newLink, visitor } = await aSeller(bakery);
  await visitor.open(await newLink());
  assert.equal(visitor.title, 'Who signs for the company');
  assert.match(visitor.text, /Step 1 of 6/);
});

test('who wants to upload a document later is still asked for it, and for nothing else', async () => {
  const { identificationData: _, ...individual } = sam.individual!;
  const { clock, lem, id, newLink, visitor } = await aSeller({ type: 'individual', individual });
  await visitor.open(await newLink());
  await visitor.send({ 'person.proof': 'later', 'person.number': '' });
  for (const fields of [LINE, BANK, TERMS, {}]) await visitor.send(fields);
  assert.equal(visitor.left, HOME);
  clock.now += 5000;
  assert.deepEqual(await errorsOf(lem, id), ['2_8005']);
});

test('every wrong answer is said at its field, nothing typed is lost, and no visitor gets past it', async () => {
  const { clock, newLink, visitor } = await aSeller(unnamed);
  await visitor.open(await newLink());
  await visitor.send({ ...PERSON('person'), 'person.dateOfBirth': '2015-01-01', 'person.email': 'sam@' });
  assert.equal(visitor.response.status, 422);
  assert.deepEqual(visitor.errors, [
    'You must be 18 or older.',
    'Enter an email address like name@example.com.',
  ]);
  assert.equal(visitor.valueOf('person.firstName'), 'Sam');
  assert.match(visitor.text, /<a href="#person-email">/);
  assert.match(
    visitor.text,
    /id="person-email"[^>]*aria-invalid="true"\s+aria-describedby="person-email-fault"/,
  );
  assert.match(visitor.text, /<title>Error: About you<\/title>/);
  await visitor.open(visitor.address.replace(/person$/, 'review'), { method: 'POST' });
  assert.equal(visitor.title, 'About you');
  for (const [fields, error] of [
    [{ 'person.dateOfBirth': '1990-02-31' }, 'Enter a full date: Date of birth'],
    [{ 'person.dateOfBirth': '1890-02-01' }, 'Enter a full date: Date of birth'],
    [{ 'person.firstName': '' }, 'Fill in: First name'],
    [{ 'person.firstName': 'x'.repeat(201) }, 'This is too long: First name'],
  ] as const) {
    await visitor.send({ ...PERSON('person'), ...fields });
    assert.deepEqual(visitor.errors, [error]);
  }
  await visitor.send(PERSON('person'));
  await visitor.send({ ...ADDRESS('person'), 'person.country': 'US' });
  assert.deepEqual(visitor.errors, [
    'This postal code does not exist in that country.',
    'Fill in: State or province',
  ]);
  await visitor.send(ADDRESS('person'));
  await visitor.send({ 'person.proof': 'number' });
  assert.deepEqual(visitor.errors, ['Fill in: Document number']);
  await visitor.send({ 'person.proof': 'later' });
  await visitor.send({ 'line.industry': 'gambling', 'line.channels': 'eCommerce' });
  assert.deepEqual(visitor.errors, ['Choose: Industry', 'Fill in: Website address']);
  await visitor.send(LINE);
  await visitor.send({ 'bank.iban': 'NL92 ABNA 0417 1643 00' });
  assert.match(visitor.errors.join(), /IBAN is not valid/);
  assert.ok(clock.now);
});

test('markup in an answer stays text', async () => {
  const { newLink, visitor } = await aSeller(unnamed);
  await visitor.open(await newLink());
  await visitor.send({
    ...PERSON('person'),
    'person.firstName': '"><script>alert(1)</script>',
    'person.email': '',
  });
  assert.doesNotMatch(visitor.text, /<script/);
  assert.match(visitor.text, /&quot;&gt;&lt;script&gt;/);
});

test('a link works once, its pages can be loaded again, and a second use leads home', async () => {
  const { newLink, visitor, sandbox } = await aSeller(unnamed);
  const link = await newLink();
  await visitor.open(link, { method: 'HEAD' });
  await visitor.open(link, { headers: { 'sec-purpose': 'prefetch' } });
  await visitor.open(link);
  await visitor.open(visitor.address);
  assert.equal(visitor.title, 'About you');
  const second = new Visitor(sandbox);
  await second.open(link);
  assert.equal(second.title, 'This link was already used');
  assert.equal(second.response.status, 410);
  assert.ok(second.text.includes(`href="${HOME}"`));
});

test('an expired link leads home, and one that never was leads nowhere', async () => {
  const { clock, newLink, visitor } = await aSeller(unnamed);
  const link = await newLink();
  clock.now += LINK_LIFETIME;
  await visitor.open(link);
  assert.equal(visitor.title, 'This link has expired');
  assert.ok(visitor.text.includes(`href="${HOME}"`));
  await visitor.open(`${link}x`);
  assert.equal(visitor.title, 'Nothing here');
  assert.doesNotMatch(visitor.text, /shop\.example/);
});

test('who was away too long gets in with a new link, and finds what was typed', async () => {
  const { clock, newLink, visitor } = await aSeller(unnamed);
  await visitor.open(await newLink());
  await visitor.send(PERSON('person'));
  clock.now += VISIT_LIFETIME;
  await visitor.open(visitor.address);
  assert.equal(visitor.title, 'You were away for a while');
  await visitor.open(await newLink());
  assert.equal(visitor.valueOf('person.firstName'), 'Sam');
});

test('answers are taken once: the page behind them is closed', async () => {
  const { identificationData: _, ...individual } = sam.individual!;
  const { newLink, visitor } = await aSeller({ type: 'individual', individual });
  await visitor.open(await newLink());
  for (const fields of [{ 'person.proof': 'later' }, LINE, BANK, TERMS]) await visitor.send(fields);
  const review = visitor.address;
  await visitor.send({});
  visitor.left = undefined;
  await visitor.open(review, { method: 'POST' });
  assert.equal(visitor.title, 'Thank you');
  assert.equal(visitor.left, undefined);
});

test('every page has a strict policy of its own, no script, and nothing inline or from elsewhere', async () => {
  const { newLink, visitor, sandbox } = await aSeller(unnamed);
  await visitor.open(await newLink());
  for (const path of ['person', 'review', 'nothing']) {
    await visitor.open(visitor.address.replace(/\w+$/, path));
    const policy = visitor.response.headers.get('content-security-policy') ?? '';
    assert.match(policy, /^default-src 'none'; style-src 'self'; img-src data:; form-action 'self'/);
    assert.equal(policy.includes('https://shop.example'), path === 'review');
    assert.match(policy, /frame-ancestors 'none'/);
    assert.doesNotMatch(visitor.text, /<script|<style|\sstyle=|\son\w+=/);
    for (const [, address = ''] of visitor.text.matchAll(/(?:src|href|action)="([^"#]+)"/g))
      assert.ok(address === 'data:,' || address === HOME || address.startsWith(sandbox.origin), address);
    assert.equal(visitor.response.headers.get('cache-control'), 'no-store');
    assert.equal(visitor.response.headers.get('referrer-policy'), 'same-origin');
  }
});

test('the link’s language and look are the page’s', async () => {
  for (const [locale, lang, title] of [
    ['nl-NL', 'nl', 'Over u'],
    ['de', 'de', 'Über Sie'],
    ['fr-CA', 'fr', 'À propos de vous'],
    ['it-IT', 'it', 'Informazioni su di te'],
    ['pt-BR', 'pt-BR', 'Sobre você'],
    ['pt_br', 'pt-BR', 'Sobre você'],
    ['pt-PT', 'en', 'About you'],
    ['no-NO', 'nb', 'Om deg'],
    ['zh-CN', 'zh-Hans', '关于您'],
    ['ar', 'ar', 'معلومات عنك'],
    ['tlh', 'en', 'About you'],
    ['constructor', 'en', 'About you'],
  ] as const) {
    const { newLink, visitor } = await aSeller(unnamed, { locale });
    await visitor.open(await newLink());
    assert.equal(visitor.title, title);
    assert.match(visitor.text, new RegExp(`<html lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}"`));
  }
});

test('a theme gives colours and lengths, and nothing else', async () => {
  const { lem, id, visitor } = await aSeller(unnamed);
  const { themes } = await lem.listThemes({});
  const dark = themes.find(({ description }) => description === 'Dark')!;
  const { url = '' } = await lem.createOnboardingLink({ id, themeId: dark.id });
  await visitor.open(url);
  const sheet = new RegExp(`href="([^"]*/themes/${dark.id}\\.css)"`).exec(visitor.text)?.[1] ?? '';
  await visitor.open(sheet);
  assert.equal(
    visitor.text.trim(),
    ':root{--primary:#7fd1a3;--on-primary:#000;--surface:#111614;color-scheme:dark;--radius:4px}',
  );
  const { themeSheet } = await import('../../../src/sandbox/hosted-onboarding/theme-sheet.js');
  const properties = { primaryColor: 'red;}*{display:none', radius: 'url(//evil)', fontSize: '1e9px' };
  assert.equal(themeSheet({ ...dark, properties }), ':root{}\n');
});
