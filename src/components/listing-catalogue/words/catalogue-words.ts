import type { Words } from '../../base/words.js';
import type { CatalogueWord } from './en.js';

/** Where every view of the catalogue takes its words. */
export type CatalogueWords = Pick<Words<CatalogueWord>, 'text'>;
