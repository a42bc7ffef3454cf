export type { Message, Values } from './catalogue.js';
export { registerWords } from './register-words.js';
export type { OwnWords } from './own-words.js';
export { date, number, plural, select } from './speech.js';
