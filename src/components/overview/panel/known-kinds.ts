import type { SummaryFigure, SummaryTask } from '../../../client/operator/index.js';
import { elementOfRow } from '../../parts/resource/element-of-row.js';

/** Tasks that this library has words for. */
const TASKS = [
  'payments-unsettled',
  'disputes-to-answer',
  'payouts-to-review',
  'payouts-failed',
  'writes-unknown',
  'verification',
  'sweeps-stopped',
  'balances-below-zero',
] as const;
export type TaskKind = (typeof TASKS)[number];

/** Figures that this library has words for, each with the element that lists what it is made of. */
const FIGURES = {
  paid: 'florin-payment-operations',
  tried: 'florin-payment-operations',
  captured: 'florin-payment-operations',
  refunded: 'florin-payment-operations',
  'taken-back': 'florin-disputes',
  reviewed: 'florin-payouts',
  available: 'florin-balances',
  pending: 'florin-balances',
  reserved: 'florin-balances',
} as const;
export type FigureKind = keyof typeof FIGURES;

/** A kind that is newer than this library is shown by its own word. */
export const taskKind = ({ kind }: SummaryTask): TaskKind | undefined => TASKS.find((each) => each === kind);

export const figureKind = ({ kind }: Pick<SummaryFigure, 'kind'>): FigureKind | undefined =>
  Object.hasOwn(FIGURES, kind) ? (kind as FigureKind) : undefined;

export const elementOfFigure = (kind: FigureKind): string => FIGURES[kind];

const ELEMENTS: Record<Exclude<TaskKind, 'writes-unknown'>, string> = {
  'payments-unsettled': 'florin-payment-operations',
  'disputes-to-answer': 'florin-disputes',
  'payouts-to-review': 'florin-payouts',
  'payouts-failed': 'florin-payouts',
  verification: 'florin-onboarding-launcher',
  'sweeps-stopped': 'florin-balances',
  'balances-below-zero': 'florin-balances',
};

/** Tag of the element that shows a task; empty where there is none. */
export function elementOf(task: SummaryTask): string {
  const kind = taskKind(task);
  if (kind === undefined) return '';
  if (kind !== 'writes-unknown') return ELEMENTS[kind];
  return elementOfRow(task.row ?? '');
}
