import type { Client } from '../../../client/index.js';
import { RULE_TYPES } from '../../../facts/transaction-rules.js';
import type { Words } from '../../base/words.js';
import type { RenderingHost } from '../../base/adopt-styles.js';
import { fileOf } from '../../parts/table/column.js';
import type { FilterField } from '../../parts/table/filter-panel.js';
import { LaterPages } from '../../parts/table/later-pages.js';
import { PagedList, type ListWays } from '../../parts/table/paged-list.js';
import type { Word } from '../../../words/compiled/transaction-rules/panel/en.js';
import { ruleColumns } from './columns.js';
import type { Hits } from './hits.js';
import type { RuleFilter } from './navigation.js';
import {
  readRules,
  type KnownRules,
  type PageStart,
  type RuleItem,
  type RulesElement,
} from './rules-record.js';
import { nameOf, standingText, typeText, type Showing } from './showing.js';
import { STANDINGS, standingOf } from './standing.js';

export interface RuleListOptions extends ListWays<RuleItem, RuleFilter> {
  readonly words: Words<Word>;
  readonly element: RulesElement;
  readonly hits: Hits;
  client(): Client | undefined;
  known(): KnownRules | undefined;
  show(known: KnownRules): void;
  showing(): Showing;
}

export type RuleList = PagedList<RuleItem, RuleFilter>;

const ruleFields = (words: Words<Word>): readonly FilterField[] => [
  {
    kind: 'choice',
    name: 'status',
    label: words.text('column-status'),
    any: words.text('any-status'),
    choices: STANDINGS,
    textOf: (standing) => standingText({ words }, standing),
  },
  {
    kind: 'choice',
    name: 'type',
    label: words.text('column-type'),
    any: words.text('any-type'),
    choices: RULE_TYPES,
    textOf: (type) => typeText({ words }, type),
  },
];

/** The list of rules, and the pages that it comes in. */
export function ruleList(host: RenderingHost, options: RuleListOptions): RuleList {
  const { words, element, hits, client, known, show, showing, ...others } = options;
  const pages = new LaterPages<RuleItem, PageStart>(host, {
    client,
    known,
    show,
    read: (asked, start, call) => readRules(asked, element, start, call),
    idOf: ({ id }) => id,
  });
  const find = (items: readonly RuleItem[], { search, status, type }: RuleFilter): readonly RuleItem[] => {
    const wanted = search.trim().toLowerCase();
    const { now } = showing();
    return items.filter(
      ({ id, rule }) =>
        (!wanted ||
          [id, rule?.description, rule?.reference, rule?.entityKey.entityReference].some((text) =>
            text?.toLowerCase().includes(wanted),
          )) &&
        (!status || (rule && standingOf(rule, now) === status)) &&
        (!type || rule?.type === type),
    );
  };
  const list: RuleList = new PagedList<RuleItem, RuleFilter>(host, {
    ...others,
    pages,
    parts: { table: 'transaction-rules', row: 'transaction-rule' },
    texts: () => ({ words, language: showing().language }),
    label: () => words.text('rules'),
    search: () => words.text('search'),
    fileName: () => words.text('rules'),
    columns: () => ruleColumns(showing(), hits),
    idOf: ({ id }) => id,
    nameOf,
    // Sentences of a file are in the language that is on screen when it is written.
    header: () => fileOf(ruleColumns(showing(), hits)).header,
    cells: (item) => fileOf(ruleColumns(showing(), hits)).cells(item),
    items: () => known()?.items ?? [],
    fields: () => ruleFields(words),
    find,
    isSought: () => list.isNarrowed,
  });
  return list;
}
