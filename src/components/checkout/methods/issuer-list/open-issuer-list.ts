import type { Method } from '../../../../client/shopper/index.js';
import { shortFormOf } from '../../../../client/shopper/short-forms.js';
import type { MethodRoom, RoomSurroundings } from '../family.js';
import { IssuerListRoom } from './issuer-list-room.js';

export async function openIssuerList(method: Method, around: RoomSurroundings): Promise<MethodRoom> {
  if (!shortFormOf(method.type)) return new IssuerListRoom(method, around);
  const { ListWithFieldsRoom } = await import('./list-with-fields-room.js');
  return new ListWithFieldsRoom(method, around);
}
