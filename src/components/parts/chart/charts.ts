import { CountChart } from './count-chart.js';
import { MoneyChart } from './money-chart.js';

/** The charts, which are loaded together when the reader opens one. */
export const charts = { CountChart, MoneyChart };
