import type { Words } from '../../base/words.js';
import type { Word as CatalogueWord } from '../../../words/compiled/listing-catalogue/en.js';

/** Where every view of the catalogue takes its words. */
export type CatalogueWords = Pick<Words<CatalogueWord>, 'text'>;
