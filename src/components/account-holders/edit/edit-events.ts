import type { Ending } from '../../parts/resource/ending.js';
import type { HoldersRecord } from '../panel/holders-record.js';
import type { EditedPlace } from './calls.js';

const changeOf = ({ holder, account = '' }: EditedPlace) =>
  ({ accountHolder: holder, balanceAccount: account, change: 'edit' }) as const;

const newOf = ({ holder }: EditedPlace) => ({ legalEntity: '', accountHolder: holder });

/** Asks the page whether something may be saved. */
export const mayEdit = (record: HoldersRecord, place: EditedPlace): boolean =>
  place.account === ''
    ? record.emit('florin-before-account-holder-create', newOf(place))
    : record.emit('florin-before-account-holder-change', changeOf(place));

/** Tells the page how it ended. @param made - Id of the balance account that was made. */
export function tellEdit(record: HoldersRecord, place: EditedPlace, ending: Ending, made = ''): void {
  if (place.account === '')
    record.emit('florin-account-holder-created', { ...newOf(place), balanceAccount: made, ending });
  else record.emit('florin-account-holder-changed', { ...changeOf(place), ending });
}
