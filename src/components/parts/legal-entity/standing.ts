import type {
  CapabilityProblem,
  LegalEntity,
  VerificationError,
} from '../../../client/legal-entity/index.js';
import { needOf, type NeedWord, type Way } from './need.js';
import type { Phase } from './phases.js';

/** Who has to do something: the seller, the platform by checking, or a person who can be asked. */
export type Actor = 'seller' | 'platform' | 'support';

/** Whom or what a need is about. `name` tells several of them apart, where there is anything to tell them apart by. */
export interface About {
  readonly kind: 'self' | 'person' | 'document' | 'bank-account';
  readonly id: string;
  readonly name: string;
}

/** One thing that stands between a seller and being paid. */
export interface Need {
  readonly id: string;
  readonly code: string;
  readonly word: NeedWord;
  readonly way: Way;
  readonly actor: Actor;
  readonly about: About;
  /** The platform's own words, where there are none of ours; English, and not ours to vouch for. */
  readonly quote: string;
  /** What waits for it. */
  readonly holds: readonly AbilityName[];
}

/** What a seller wants to do, in the words of a seller; each stands for several capabilities of the platform. */
export type AbilityName = 'payments' | 'payouts' | 'balance' | 'cards' | 'funding' | 'more';

export interface Ability {
  readonly name: AbilityName;
  readonly state: (typeof WORST)[number];
}

export interface Standing {
  readonly phase: Phase;
  readonly needs: readonly Need[];
  readonly abilities: readonly Ability[];
  /** ISO 8601: until when what is missing has to be there. */
  readonly deadline: string | undefined;
}

const ABILITIES: readonly (readonly [AbilityName, RegExp])[] = [
  ['payments', /^(?:receivePayments|receiveFromPlatformPayments|acquiring|processing|localAcceptance)$/],
  ['payouts', /^(?:payout|payoutToTransferInstrument|sendToTransferInstrument|sendToThirdParty)$/],
  [
    'balance',
    /^(?:receiveFrom|sendTo)BalanceAccount$|^receiveFrom(?:TransferInstrument|ThirdParty)$|^issueBankAccount$/,
  ],
  ['funding', /Grant|CreditLimit|Funding$/],
  ['cards', /[cC]ard|[aA]tm|PaymentInstrumentUser/],
];

const abilityOf = (capability: string): AbilityName =>
  ABILITIES.find(([, pattern]) => pattern.test(capability))?.[0] ?? 'more';

const unique = <Item>(items: readonly Item[]): readonly Item[] => [...new Set(items)];

const ACTORS: Readonly<Record<Way, Actor>> = {
  answer: 'seller',
  document: 'seller',
  wait: 'platform',
  support: 'support',
};

/** The longest text of the platform that is worth showing. */
const LONGEST = 300;

/** Without what would turn the direction of the text around it, or hide in it. */
const plain = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, ' ')
    .trim()
    .slice(0, LONGEST);

function aboutOf(
  legalEntity: LegalEntity,
  { id = '', type }: NonNullable<CapabilityProblem['entity']>,
): About {
  if (type === 'BankAccount') {
    const account = legalEntity.transferInstruments?.find((instrument) => instrument.id === id);
    return { kind: 'bank-account', id, name: plain(account?.accountIdentifier ?? '') };
  }
  if (type === 'Document') {
    const paper = legalEntity.documentDetails?.find((document) => document.id === id);
    return { kind: 'document', id, name: plain(paper?.description ?? '') };
  }
  if (!id || id === legalEntity.id) return { kind: 'self', id, name: '' };
  const person = legalEntity.entityAssociations?.find((association) => association.legalEntityId === id);
  return { kind: 'person', id, name: plain(person?.name ?? '') };
}

/** An error with causes of its own is told by these. */
const causesOf = ({
  subErrors = [],
  ...error
}: VerificationError): readonly Omit<VerificationError, 'subErrors'>[] =>
  subErrors.length > 0 ? subErrors.map((cause) => ({ ...error, ...cause })) : [error];

function needsOf(
  legalEntity: LegalEntity,
  { entity = {}, verificationErrors = [] }: CapabilityProblem,
): Need[] {
  const about = aboutOf(legalEntity, entity);
  return verificationErrors.flatMap(causesOf).map((error) => {
    const { code = '', type = '', message = '', remediatingActions = [], capabilities = [] } = error;
    const { word, way, isKnown } = needOf(code, type);
    const said = remediatingActions.map((action) => action.message).find(Boolean) ?? message;
    return {
      id: `${about.kind} ${about.id} ${code} ${type}`,
      code,
      word,
      way,
      actor: ACTORS[way],
      about,
      quote: isKnown ? '' : plain(said),
      holds: unique(capabilities.map(abilityOf)),
    };
  });
}

type Grant = NonNullable<LegalEntity['capabilities']>[string];

function grantState({ allowed, verificationStatus }: Grant): Ability['state'] {
  if (allowed) return 'allowed';
  if (verificationStatus === 'pending') return 'checking';
  return verificationStatus === 'rejected' ? 'rejected' : 'waiting';
}

/** Of several capabilities behind one ability, the one that is furthest from allowed speaks. */
const WORST = ['rejected', 'waiting', 'checking', 'allowed'] as const;

function abilitiesOf({ capabilities = {} }: LegalEntity): Ability[] {
  const requested = Object.entries(capabilities).filter(([, { requested: isAsked = true }]) => isAsked);
  const states = requested.map(([name, grant]) => ({ name: abilityOf(name), state: grantState(grant) }));
  const order: readonly AbilityName[] = [...ABILITIES.map(([name]) => name), 'more'];
  return order.flatMap((name) => {
    const own = new Set(states.filter((state) => state.name === name).map(({ state }) => state));
    const state = WORST.find((worst) => own.has(worst));
    return state ? [{ name, state }] : [];
  });
}

function phaseOf(needs: readonly Need[], abilities: readonly Ability[]): Phase {
  if (needs.some(({ word }) => word === 'refused') || abilities.some(({ state }) => state === 'rejected'))
    return 'rejected';
  if (needs.some(({ actor }) => actor === 'seller')) return 'needs-input';
  const isAllowed = abilities.length > 0 && abilities.every(({ state }) => state === 'allowed');
  return isAllowed && needs.length === 0 ? 'verified' : 'pending';
}

/** Where a seller stands, from what the platform knows of them and the problems as they are now. */
export function standingOf(legalEntity: LegalEntity, problems: readonly CapabilityProblem[] = []): Standing {
  const found = problems.flatMap((problem) => needsOf(legalEntity, problem));
  const needs = [...new Map(found.map((need) => [need.id, need])).values()];
  const abilities = abilitiesOf(legalEntity);
  const deadlines = (legalEntity.verificationDeadlines ?? []).map(({ expiresAt }) => expiresAt).toSorted();
  return { phase: phaseOf(needs, abilities), needs, abilities, deadline: deadlines[0] };
}
