import { USER_ROLES } from '../../../client/listings/user.js';
import type { LegalEntity } from '../../../client/legal-entity/index.js';
import { bareWord } from '../../../client/schema/values.js';
import { SELLER_CAPABILITIES } from '../../../facts/seller-capabilities.js';
import { EMPTY, readOf, withText, type Entries } from '../../parts/form/entries.js';
import type { Section } from '../../parts/form/field.js';
import { CHECKS } from '../../parts/form/checks-kind.js';
import { choice, CODE, EMAIL, text } from '../../parts/form/text-kinds.js';
import { plainText } from '../../parts/listing/plain-text.js';
import { CURRENCY } from '../../parts/money-form/money-kinds.js';
import type { Word } from '../../../words/compiled/account-holders/create/en.js';
import { zoneField } from '../edit/edit-fields.js';
import type { NewHolder } from './kept.js';

/** What is asked for, one after the other. */
export const STEPS = ['person', 'entity', 'holder', 'account'] as const;
export type Step = (typeof STEPS)[number];

/** What the platform gives without being asked. */
const USUAL = SELLER_CAPABILITIES.slice(1, 5);

/** Email and name say who a person is: they are in no draft. */
export const SECTIONS: Readonly<Record<Step, Section<Word>>> = {
  person: {
    fields: [
      text<Word>('email', 'email', { kind: EMAIL, need: 'saved', isSecret: true }),
      text<Word>('name', 'name', { hint: 'name-hint', most: 100, isSecret: true }),
      choice<Word>('role', 'role', USER_ROLES, { prefix: 'role-', need: 'saved' }),
    ],
  },
  entity: {
    fields: [text<Word>('legalEntityId', 'entity', { kind: CODE, hint: 'entity-hint', need: 'saved' })],
  },
  holder: {
    fields: [
      text<Word>('description', 'description', { hint: 'description-hint', need: 'saved', most: 300 }),
      text<Word>('reference', 'reference', { hint: 'reference-hint', most: 150 }),
      zoneField({ isNeeded: true }),
      {
        path: 'capabilities',
        label: 'capabilities',
        hint: 'capabilities-hint',
        kind: CHECKS,
        // The platform's own words, which no language has others for.
        choices: SELLER_CAPABILITIES.map((value) => ({ value, word: value as string as Word })),
      },
    ],
  },
  account: {
    fields: [
      text<Word>('currency', 'currency', { kind: CURRENCY, hint: 'currency-hint', need: 'saved' }),
      text<Word>('accountDescription', 'account-description', { most: 300 }),
    ],
  },
};

export const freshEntries = (zone: string): Entries =>
  Object.entries({
    role: 'seller',
    timeZone: zone,
    currency: 'EUR',
    capabilities: USUAL.join(' '),
  }).reduce((entries, [path, value]) => withText(entries, path, value), EMPTY);

/** What is sent. */
export function newHolderOf(entries: Entries): NewHolder {
  const read = readOf(entries);
  const value = (path: string): string => read(path).trim();
  const asked = value('capabilities').split(' ').filter(Boolean);
  return {
    holder: {
      legalEntityId: value('legalEntityId'),
      description: value('description'),
      ...(value('reference') && { reference: value('reference') }),
      timeZone: value('timeZone'),
      ...(asked.length > 0 && {
        capabilities: Object.fromEntries(asked.map((name) => [name, { requested: true }])),
      }),
    },
    account: {
      defaultCurrencyCode: value('currency').toUpperCase(),
      ...(value('accountDescription') && { description: value('accountDescription') }),
    },
  };
}

/** Whom a legal entity is about, so that an operator sees whether it is the right one. */
export function entityText({ id, type, individual, organization, soleProprietorship, trust }: LegalEntity) {
  const { firstName = '', lastName = '' } = individual?.name ?? {};
  const name =
    organization?.legalName ?? soleProprietorship?.name ?? trust?.name ?? [firstName, lastName].join(' ');
  return plainText([name.trim(), bareWord(type), id].filter(Boolean).join(' · '), 200);
}
