import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { filesIn, read } from './house/files.js';
import { sources } from './house/sources.js';

/** Design part 3: the states of every element that shows data. */
const OF_DATA = ['loading', 'ready', 'empty', 'filtered-empty', 'error', 'offline', 'unauthorised'] as const;

type State = (typeof OF_DATA)[number];

/** States that an element cannot be in, and why. */
const WITHOUT: Readonly<Record<string, Readonly<Partial<Record<State, string>>>>> = {
  'florin-checkout': { 'filtered-empty': 'an order is not filtered' },
  'florin-card-fields': {
    empty: 'empty fields are what it is there for',
    'filtered-empty': 'fields are not filtered',
    unauthorised: 'it asks a proxy for public answers only',
  },
  'florin-onboarding-launcher': {
    empty: 'a seller always stands somewhere',
    'filtered-empty': 'one seller is not filtered',
  },
  'florin-bin-lookup': {
    empty: 'an empty form is what a search begins with',
    'filtered-empty': 'a search has no filter',
  },
  'florin-checkout-sessions': {
    empty: 'an empty form is what a session begins with',
    'filtered-empty': 'the platform lists no sessions',
  },
  'florin-data-erasure': {
    empty: 'an empty form is what a request begins with',
    'filtered-empty': 'a request has no filter',
  },
  'florin-balances': { 'filtered-empty': 'the few accounts of one holder are not filtered' },
  'florin-overview': { 'filtered-empty': 'an overview is not filtered' },
  'florin-workspace': { 'filtered-empty': 'the few things of a room are not filtered' },
  'florin-recurring-contracts': { 'filtered-empty': 'what one shopper has stored is not filtered' },
  'florin-financing': { 'filtered-empty': 'the few offers and grants of one holder are not filtered' },
  'florin-business-lines': { 'filtered-empty': 'the few lines of one seller are not filtered' },
  'florin-card-secret': { 'filtered-empty': 'one card is not filtered' },
  'florin-terms-of-service': { 'filtered-empty': 'the few terms of one seller are not filtered' },
  'florin-data-review': {
    empty: 'something is known of every seller',
    'filtered-empty': 'one seller is not filtered',
  },
  'florin-pci-questionnaires': {
    empty: 'where none is signed, there is the way to sign one',
    'filtered-empty': 'the few questionnaires of one seller are not filtered',
  },
  'florin-legal-entity-form': {
    empty: 'an empty form is what a new entity begins with',
    'filtered-empty': 'one entity is not filtered',
  },
  'florin-listing-details': { 'filtered-empty': 'one listing is not filtered' },
  'florin-express-checkout': { 'filtered-empty': 'an order is not filtered' },
  'florin-donation': { 'filtered-empty': 'what can be given is not filtered' },
  'florin-payment-result': { 'filtered-empty': 'one payment is not filtered' },
  'florin-listing-form': {
    empty: 'an empty form is what a new listing begins with',
    'filtered-empty': 'one listing is not filtered',
  },
  'florin-cart': { 'filtered-empty': 'a cart is not filtered' },
  'florin-verification-documents': { 'filtered-empty': 'the few documents of one seller are not filtered' },
  'florin-transfer-instruments': { 'filtered-empty': 'the few bank accounts of one seller are not filtered' },
  'florin-saved-cards': { 'filtered-empty': 'the few cards of one shopper are not filtered' },
};

/** States that a story cannot reach: a frame shows a secret to the press of a person alone, which no script can make. */
const BY_PRESS: Readonly<Record<string, readonly string[]>> = { 'florin-card-secret': ['busy', 'shown'] };

/** Elements that show nothing of their own. */
const SHOWS_NOTHING: readonly string[] = ['florin-provider'];

const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

/** Every element, with the states its doc block promises to style sheets. */
const elements = sources
  .filter(({ path }) => path.startsWith('src/components/'))
  .flatMap(({ path, code }) =>
    found(code, /@tagname (\S+)/g).map((tag) => ({ tag, path, documented: found(code, /@cssstate (\S+)/g) })),
  );

interface Stories {
  readonly tag: string;
  /** Each of them is seen by the sweep, which fails where no element shows it. */
  readonly reached: readonly string[];
}

const storiesOf = (code: string): Stories => ({
  tag: found(code, /component: '([^']+)'/g)[0] ?? '',
  reached: found(code, /'state:([^']+)'/g),
});

const files = filesIn('stories').filter((path) => path.endsWith('.stories.ts'));
const stories = files.map((path) => storiesOf(read(path)));

/** What a list of stories lacks for an element. */
const missing = (tag: string, documented: readonly string[], all: readonly Stories[]): string[] => {
  const reached = new Set(all.filter((each) => each.tag === tag).flatMap((each) => each.reached));
  const owed = OF_DATA.filter((state) => !Object.hasOwn(WITHOUT[tag] ?? {}, state));
  const told = documented.filter((state) => !BY_PRESS[tag]?.includes(state));
  return [...new Set([...owed, ...told])].filter((state) => !reached.has(state));
};

describe('stories', () => {
  it('every state that an element can be in has a story that reaches it', () => {
    const pairs = elements
      .filter(({ tag }) => !SHOWS_NOTHING.includes(tag))
      .flatMap(({ tag, documented }) => missing(tag, documented, stories).map((state) => `${tag}: ${state}`));
    assert.deepEqual(pairs, []);
  });

  it('every state of the design that an element can be in is documented, and none that it cannot', () => {
    const wrong = elements
      .filter(({ tag }) => !SHOWS_NOTHING.includes(tag))
      .flatMap(({ tag, documented }) =>
        OF_DATA.filter(
          (state) => documented.includes(state) === Object.hasOwn(WITHOUT[tag] ?? {}, state),
        ).map((state) => `${tag}: ${state}`),
      );
    assert.deepEqual(wrong, []);
  });

  it('no story is tagged with a state that its element does not document', () => {
    const documented = new Set(elements.flatMap((element) => element.documented));
    assert.deepEqual(
      stories.flatMap(({ reached }) => reached.filter((state) => !documented.has(state))),
      [],
    );
  });

  it('an element without a story for a state is found', () => {
    const some = [storiesOf("component: 'florin-checkout', tags: ['state:ready', 'state:empty']")];
    assert.deepEqual(missing('florin-checkout', ['ready', 'busy'], some), [
      'loading',
      'error',
      'offline',
      'unauthorised',
      'busy',
    ]);
  });
});
