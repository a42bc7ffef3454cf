import type { Deed } from './deed.js';
import { MONEY_DEEDS } from './money-deeds.js';
import { PEOPLE_DEEDS } from './people-deeds.js';

/** The dangerous writes of the office. One more is one more row. */
export const DEEDS: readonly Deed[] = [...MONEY_DEEDS, ...PEOPLE_DEEDS];
