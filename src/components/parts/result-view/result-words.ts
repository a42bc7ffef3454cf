export type { Word as ResultWord } from '../../../words/compiled/parts/result-view/en.js';
