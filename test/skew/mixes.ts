import type { Moment, Scenario } from './scenarios.js';
import type { Parts } from './shop.js';

/** A row of the table: what each part is of, what is deployed meanwhile, and what shoppers do in it. */
export interface Mix {
  readonly name: string;
  readonly parts: Parts;
  readonly deployed?: readonly { readonly moment: Moment; readonly parts: Parts }[];
  readonly scenarios: readonly Scenario[];
  /** What `florin doctor` must name; nothing where it is to find all of one version. */
  readonly named?: readonly Part[];
}

const ALL: readonly Scenario[] = ['plain card', 'challenge', 'redirect', 'refused, then paid', 'stored card'];
const OLD: Parts = { page: 'before', proxy: 'before', script: 'checkout.en.js' };
const NEW: Parts = { page: 'today', proxy: 'today', script: 'checkout.en.js' };

/** The one file has all that it may need. */
const FILES_GONE: Scenario = 'a way to pay whose files are gone';

/** What `florin doctor` says of a part of another version, and the file by which it can know: two versions may have the same. */
export const SIGNS = {
  page: { text: /checkout(?:\.en)?\.js is not that of florin/, file: 'cdn/checkout.js' },
  proxy: {
    text: /GET \/card-frame\/1\/frame\.html: the document is not the one of this release/,
    file: 'frame/compiled-frame.js',
  },
  frame: { text: /The card frame at \S+ is not that of florin/, file: 'frame/compiled-frame.js' },
};
type Part = keyof typeof SIGNS;

const SCRIPTS = ['checkout.en.js', 'checkout.js'] as const;

/** A shop that deploys all at once, while a page is open that was loaded before. */
const deployedIn = (moment: Moment, scenarios: readonly Scenario[]): Mix[] =>
  SCRIPTS.map((script) => ({
    name: `page open, all deployed ${moment} (${script})`,
    parts: { ...OLD, script },
    deployed: [{ moment, parts: { ...NEW, script } }],
    scenarios: script === 'checkout.js' ? scenarios : scenarios.filter((each) => each !== FILES_GONE),
  }));

export const MIXES: readonly Mix[] = [
  { name: 'all of today', parts: NEW, scenarios: ALL, named: [] },
  ...SCRIPTS.flatMap((script): Mix[] => [
    {
      name: `page of before (${script})`,
      parts: { ...NEW, page: 'before', script },
      scenarios: ALL,
      named: ['page'],
    },
    {
      name: `proxy of before (${script})`,
      parts: { ...NEW, proxy: 'before', script },
      scenarios: ALL,
      named: ['proxy'],
    },
  ]),
  { name: 'built frame of before', parts: { ...NEW, frame: 'before' }, scenarios: ALL, named: ['frame'] },
  {
    name: 'built frame of today',
    parts: { ...OLD, frame: 'today' },
    scenarios: ALL,
    named: ['page', 'proxy'],
  },
  {
    name: 'half of the processes of before',
    parts: { ...NEW, beside: 'before' },
    scenarios: ALL,
  },
  {
    name: 'half of the processes of before, page too',
    parts: { ...NEW, page: 'before', beside: 'before' },
    scenarios: ALL,
  },
  ...deployedIn('before typing', ['plain card', 'challenge', FILES_GONE]),
  ...deployedIn('before Pay', ['plain card', 'challenge', 'stored card']),
  ...deployedIn('at the bank', ['challenge', 'redirect']),
  {
    name: 'rolled back before Pay, and forward again',
    parts: NEW,
    deployed: [
      { moment: 'before Pay', parts: OLD },
      { moment: 'after the failure', parts: NEW },
    ],
    scenarios: ['after a rollback'],
  },
];
