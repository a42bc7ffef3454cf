import { html } from 'lit';

import { plainText } from '../../parts/listing/plain-text.js';
import type { Column } from '../../parts/table/column.js';
import { utcText } from '../../parts/table/time-text.js';
import { conditionsText, ruleText } from '../rule/sentence.js';
import type { Hits } from './hits.js';
import type { RuleItem } from './rules-record.js';
import {
  nameOf,
  outcomeText,
  periodText,
  scopeText,
  standingView,
  typeText,
  type Showing,
} from './showing.js';
import { standingOf } from './standing.js';

/** Letters of conditions in a cell; the rule that is open shows all. */
const LONGEST = 140;

const byText = (one = '', other = ''): number => one.localeCompare(other);

/** How often rules were triggered; none where the role does not open transfers. */
function hitsColumn({ words, language }: Showing, hits: Hits): readonly Column<RuleItem>[] {
  if (!hits.isOpen) return [];
  const { known, hasFailed } = hits;
  const countOf = ({ id }: RuleItem): number => known?.at.get(id)?.length ?? 0;
  return [
    {
      name: 'hits_30_days',
      label: words.text('column-hits'),
      isFigure: true,
      compare: (one, other) => countOf(one) - countOf(other),
      cell(item) {
        if (!known) return hasFailed ? '–' : '…';
        const count = countOf(item);
        // Where not all transfers were read, none of them says nothing.
        if (known.isCut) return count > 0 ? words.text('hits-least', { count }) : '–';
        return new Intl.NumberFormat(language).format(count);
      },
      text: (item) => (known && !(known.isCut && countOf(item) === 0) ? String(countOf(item)) : ''),
    },
  ];
}

/** The columns of transaction rules. A file has each rule as a sentence. */
export function ruleColumns(showing: Showing, hits: Hits): readonly Column<RuleItem>[] {
  const { words, now } = showing;
  const standing = ({ rule }: RuleItem): string => (rule ? standingOf(rule, now) : '');
  const scope = ({ rule }: RuleItem): string => (rule ? scopeText(showing, rule.entityKey) : '');
  const type = ({ rule }: RuleItem): string => (rule ? typeText(showing, rule.type) : '');
  const outcome = ({ rule }: RuleItem): string =>
    rule ? outcomeText(showing, rule.outcomeType, rule.score) : '';
  return [
    {
      name: 'name',
      label: words.text('column-name'),
      width: '1.5fr',
      compare: (one, other) => byText(nameOf(one), nameOf(other)),
      cell: (item) =>
        html`<span class="what"
          ><bdi class="strong">${nameOf(item)}</bdi>
          <span class="quiet"><bdi>${plainText(item.rule?.reference ?? '', 80)}</bdi></span></span
        >`,
      text: nameOf,
    },
    {
      name: 'applies_to',
      label: words.text('column-scope'),
      width: '1.25fr',
      compare: (one, other) => byText(scope(one), scope(other)),
      cell: scope,
      text: ({ rule }) => [rule?.entityKey.entityType, rule?.entityKey.entityReference].join(' ').trim(),
    },
    {
      name: 'type',
      label: words.text('column-type'),
      compare: (one, other) => byText(type(one), type(other)),
      cell: type,
      text: ({ rule }) => rule?.type ?? '',
    },
    {
      name: 'outcome',
      label: words.text('column-outcome'),
      compare: (one, other) => byText(outcome(one), outcome(other)),
      cell: outcome,
      text: ({ rule }) => rule?.outcomeType ?? '',
    },
    {
      name: 'sentence',
      label: words.text('column-conditions'),
      width: '2fr',
      // A rule may name all countries of a continent.
      cell: ({ rule }) => (rule ? plainText(conditionsText(showing, rule), LONGEST) : ''),
      text: ({ rule }) => (rule ? ruleText(showing, rule) : ''),
    },
    {
      name: 'starts_utc',
      label: words.text('column-period'),
      compare: (one, other) => byText(one.rule?.startDate, other.rule?.startDate),
      cell: ({ rule }) => (rule && periodText(showing, rule)) || '–',
      text: ({ rule }) => utcText(rule?.startDate),
    },
    {
      name: 'ends_utc',
      label: words.text('column-ends'),
      isHidden: true,
      compare: (one, other) => byText(one.rule?.endDate, other.rule?.endDate),
      cell: ({ rule }) => utcText(rule?.endDate).slice(0, 10),
      text: ({ rule }) => utcText(rule?.endDate),
    },
    ...hitsColumn(showing, hits),
    {
      name: 'status',
      label: words.text('column-status'),
      compare: (one, other) => byText(standing(one), standing(other)),
      cell: ({ rule }) => standingView(showing, rule),
      text: standing,
    },
    {
      name: 'id',
      label: words.text('column-id'),
      isHidden: true,
      cell: ({ id }) => html`<bdi dir="ltr">${id}</bdi>`,
      text: ({ id }) => id,
    },
  ];
}
