/** What is of no use before a payment is looked up, as one file: apart, they would weigh 0.3 kB more. */
export { BankStep } from '../parts/attempt/bank-step.js';
export { ResultView } from '../parts/result-view/result-view.js';
export { Lookup } from './lookup.js';
