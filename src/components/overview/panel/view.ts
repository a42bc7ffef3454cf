import type { TemplateResult } from 'lit';

import type { Amount } from '../../../client/index.js';
import type { Words } from '../../base/words.js';
import { amountText } from '../../parts/amount/amount.js';
import type { Lead } from '../../parts/controls/lead-view.js';
import { timeText } from '../../parts/table/time-text.js';
import type { Word } from '../../../words/compiled/overview/panel/en.js';
import type { OverviewFigure, OverviewTask } from '../events.js';

type Way = Omit<Lead, 'address' | 'open'>;

/** A language with its words, whose overview it is, and the ways out of it. */
export interface View {
  readonly words: Pick<Words<Word>, 'text'>;
  readonly language: string;
  readonly audience: string;
  readonly timeZone: string;
  /** Milliseconds since the epoch, by the proxy's clock. */
  readonly now: number;
  /** Leads to where a task or a request is seen to. */
  leadTo(task: OverviewTask, way: Way): TemplateResult;
  /** Leads to what lists the things that a figure is made of. */
  leadToFigure(figure: OverviewFigure, way: Way): TemplateResult;
}

/** When something was read, with the zone. */
export const asOfText = ({ language, timeZone }: Pick<View, 'language' | 'timeZone'>, at: string | number) =>
  timeText(language, at, { dateStyle: 'medium', timeStyle: 'long', timeZone });

export const numberText = ({ language }: Pick<View, 'language'>, count: number): string =>
  new Intl.NumberFormat(language).format(count);

/** Sums one beside the other: what is in two currencies is never one sum. */
export const sumsText = ({ language }: Pick<View, 'language'>, sums: readonly Amount[]): string =>
  new Intl.ListFormat(language, { type: 'unit', style: 'short' }).format(
    sums.map((sum) => amountText(sum, language)),
  );
