import { word } from '../schema/fields.js';

/** What a balance account, payment instrument or network token is. */
export const status = () => word('active', 'closed', 'inactive', 'suspended');

/** What a caller may make of an account holder or a network token. `closed` is for good. */
export const askedStatus = () => word('active', 'closed', 'suspended');
