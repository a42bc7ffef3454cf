import { html, nothing, type TemplateResult } from 'lit';

import type { Method } from '../../../../client/shopper/index.js';
import type { MethodRoom, RoomSurroundings, RoomView } from '../family.js';
import { ShortFormRoom } from '../short-form/short-form-room.js';
import { IssuerListRoom } from './issuer-list-room.js';
import { issuersOf } from './offered-issuers.js';

/** A place to pay at, and who pays: a room of each below the other. */
export class ListWithFieldsRoom implements MethodRoom {
  #method: Method;
  readonly #list: IssuerListRoom;
  readonly #fields: ShortFormRoom;

  constructor(method: Method, around: RoomSurroundings) {
    this.#method = method;
    this.#list = new IssuerListRoom(method, around);
    this.#fields = new ShortFormRoom(method, around);
  }

  offered(method: Method): void {
    this.#method = method;
    this.#list.offered(method);
  }

  render(view: RoomView): TemplateResult {
    const isListed = issuersOf(this.#method).length > 0;
    return html`${isListed ? this.#list.render(view) : nothing}${this.#fields.render(view)}`;
  }

  /** Both say what is missing. The list is first in the page, and takes the focus last. */
  check(): boolean {
    const isFilledIn = this.#fields.check();
    return this.#list.check() && isFilledIn;
  }

  prepare() {
    return { ...this.#list.prepare(), ...this.#fields.prepare() };
  }

  ended(mayPayAgain: boolean): void {
    this.#list.ended(mayPayAgain);
    this.#fields.ended(mayPayAgain);
  }
}
