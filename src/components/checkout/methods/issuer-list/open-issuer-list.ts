import { shortFormOf } from '../../../../client/shopper/short-forms.js';
import type { OpenRoom } from '../family.js';
import { IssuerListRoom } from './issuer-list-room.js';

export const openRoom: OpenRoom = async (method, around) => {
  if (!shortFormOf(method.type)) return new IssuerListRoom(method, around);
  const { ListWithFieldsRoom } = await import('./list-with-fields-room.js');
  return new ListWithFieldsRoom(method, around);
};
