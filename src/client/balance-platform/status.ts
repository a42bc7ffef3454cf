import { word } from '../schema/fields.js';

/** What a balance account, payment instrument or network token is. */
export const STATUSES = ['active', 'closed', 'inactive', 'suspended'] as const;
export const status = () => word(...STATUSES);

/** What a caller may make of an account holder or a network token. `closed` is for good. */
export const ASKED_STATUSES = ['active', 'closed', 'suspended'] as const;
export const askedStatus = () => word(...ASKED_STATUSES);
