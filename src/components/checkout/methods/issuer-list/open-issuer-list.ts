import { issuerListOf } from '../../../../client/shopper/issuers.js';
import type { Method } from '../../../../client/shopper/index.js';
import type { MethodRoom, RoomSurroundings } from '../family.js';
import { IssuerListRoom } from './issuer-list-room.js';

export async function openIssuerList(method: Method, around: RoomSurroundings): Promise<MethodRoom> {
  if (!issuerListOf(method.type)?.hasFields) return new IssuerListRoom(method, around);
  const { ListWithFieldsRoom } = await import('./list-with-fields-room.js');
  return new ListWithFieldsRoom(method, around);
}
