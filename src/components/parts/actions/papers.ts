import { render } from 'lit';

import { leniently } from '../../../client/schema/validate.js';
import type { Action } from '../../../client/shopper/attempt.js';
import { Paper, PAPER_LINES } from '../../../client/shopper/paper.js';
import { checkUrl } from '../../../client/url.js';
import { words as english } from '../../../words/compiled/parts/actions/papers/en.js';
import { amountText } from '../amount/amount.js';
import type { ActionContext, ActionResult } from './action.js';
import { hasBars, isBoleto, lineWord } from './paper-layout.js';
import { paperTemplate, type PaperRow, type PaperView } from './paper.js';
import type { barsOf } from './bars.js';
import { paperStyles } from './paper.css.js';
import { copyText } from '../controls/copy-text.js';
import { Waiting } from './waiting.js';

/** Milliseconds between two times of asking, which grow up to the last: money takes minutes, or days. */
const [FIRST, LONGEST] = [4000, 60_000];

const inFours = (text: string): string => text.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ');

/**
 * Shows what the shopper pays by elsewhere, and asks the shop's server until the money has come or the offer is closed: less
 * and less often, and not at all while the page is hidden. Nothing is lost when the page goes: another one shows the same.
 */
export async function showPaper(action: Action, context: ActionContext): Promise<ActionResult> {
  const { attempt } = context;
  const { type, subtype = '', expiresIn } = action;
  const { value, fault } = leniently(Paper(), action.paper);
  if (!attempt || fault !== undefined) return { kind: 'unsupported', type };
  const paper = value as Paper;
  const { payment, language } = attempt;
  const end = expiresIn === undefined ? undefined : Date.now() + expiresIn;
  const waiting = new Waiting(attempt, context, english);
  const words: PaperView['words'] = (word, values) => waiting.words.text(word, values);
  const isOver = (): boolean => end !== undefined && end <= Date.now();

  const { name = subtype } = action;
  const { amount = paper.totalAmount } = payment.state.answer ?? {};
  const total = paper.totalAmount ?? amount;
  // The instruction of a debit is a file to keep: there is nothing to pay by.
  const isKept = !PAPER_LINES.some((line) => paper[line]);
  const isTransfer = type === 'bankTransfer';
  const date = (at: number): string =>
    new Intl.DateTimeFormat(language(), { dateStyle: 'long', timeStyle: 'short' }).format(at);
  const rows = (): PaperRow[] => [
    ...(total && !isKept ? [{ label: words('amount'), value: amountText(total, language()) }] : []),
    ...PAPER_LINES.flatMap((line): PaperRow[] => {
      const text = paper[line];
      if (!text) return [];
      const row = { label: words(lineWord(subtype, line, paper)), value: text };
      if (line === 'reference' && isBoleto(subtype)) return [{ ...row, copied: text.replace(/\D/g, '') }];
      if (line === 'iban') return [{ ...row, value: inFours(text), copied: text.replace(/\s/g, '') }];
      return [isTransfer && line === 'reference' ? { ...row, note: words('reference-needed') } : row];
    }),
  ];
  // Checked again: what the proxy let through is opened by this page.
  const address = (value: unknown): string | undefined =>
    checkUrl(value, { allowLocalHttp: location.protocol === 'http:' })?.href;
  let bars: typeof barsOf | undefined;
  /** What depends on the language and the time, which go on while money is waited for. */
  const said = () => ({
    title: words(isKept ? 'kept-title' : isTransfer ? 'transfer-title' : 'title', { name }),
    text: words(isKept ? 'kept-text' : isTransfer ? 'transfer-text' : 'text', { name }),
    rows: rows(),
    until: end === undefined ? '' : words('until', { date: date(end) }),
    isOver: isOver(),
    picture: paper.reference ? bars?.(subtype, paper.reference, words('bars')) : undefined,
  });
  const view: PaperView = {
    words,
    ...said(),
    isKept,
    downloadUrl: address(paper.downloadUrl),
    instructionsUrl: address(paper.instructionsUrl),
    copied: undefined,
    step: 'waiting',
    onCopy: (text) => void copy(text),
    onCopyAll: () =>
      void copy(
        [view.title, ...view.rows.map(({ label, value }) => `${label}: ${value}`), view.until].join('\n'),
      ),
    onPrint: () => void printNow(),
    onAsk: () => ask('asking', '[part=keep]'),
    onKeep: () => ask('waiting', '[part=other-method]'),
    onStop: () => void stop(),
  };
  const show = (change: Partial<PaperView>): void => {
    if (!waiting.signal.aborted) render(paperTemplate(Object.assign(view, said(), change)), waiting.root);
  };
  const ask = (step: PaperView['step'], focus: string): void => {
    show({ step });
    waiting.root.querySelector<HTMLElement>(focus)?.focus();
  };

  const copy = async (shown: string): Promise<void> => {
    show({ copied: undefined });
    // Marks that keep an amount in its place on the screen are of no use in a bank's field.
    const text = shown.replace(/[\u2066-\u2069]/g, '');
    show({ copied: await copyText(text) });
  };

  // Loaded on the click: few papers are printed. Where it does not load, the page is printed as it is.
  const printNow = (): Promise<void> =>
    import('./print-paper.js').then(
      ({ printPaper }) => printPaper(waiting.root, { title: view.title, language: language() }),
      () => print(),
    );

  const stop = async (): Promise<void> => {
    ask('stopping', '[part=other-method]');
    if (!(await waiting.cancel())) show({ step: 'not-stopped' });
  };

  const showBars = async (): Promise<void> => {
    // Without them, the reference is typed.
    bars = (await import('./bars.js').catch(() => undefined))?.barsOf;
    show({});
  };

  waiting.open(paperStyles, () => show({}));
  if (paper.reference && hasBars(subtype)) void showBars();
  return waiting.watch(FIRST, LONGEST, async () => {
    await payment.look();
    show({});
  });
}
