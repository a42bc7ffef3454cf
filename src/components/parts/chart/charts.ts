/** The charts, which are loaded together when the reader opens one. */
export { CountChart } from './count-chart.js';
export { MoneyChart } from './money-chart.js';
