import type { TemplateResult } from 'lit';

import type { PayInput } from '../../../client/pay-once/index.js';
import type { Method } from '../../../client/shopper/index.js';
import type { Words } from '../../base/words.js';
import type { CardFrameHost } from '../../parts/card-frame/card-frame.js';
import type { Word as CheckoutWord } from '../../../words/compiled/checkout/en.js';

/** What a room has of the element around it. */
export interface RoomSurroundings {
  readonly host: CardFrameHost;
  language(): string;
  /** The shopper has chosen: what paying needs may be loaded. */
  onChosen(): void;
  /** Pays, as the button does. */
  pay(): void;
}

export interface RoomView {
  readonly disabled: boolean;
  readonly words: Words<CheckoutWord>;
}

/** What stands below the choice while a method is chosen. It stays when another is, with what was typed into it. */
export interface MethodRoom {
  render(view: RoomView): TemplateResult;
  /** Whether it can be paid so; where not, it shows what is missing and takes the focus there. */
  check(): boolean;
  /** The method as it is sent. */
  prepare(): PayInput['paymentMethod'];
  /** A payment by it has ended: what was typed is forgotten, or what counts once, where it may be paid again. */
  ended?(mayPayAgain: boolean): void;
}

/** One way of taking methods. What it renders by is loaded when one of them is chosen. */
export interface MethodFamily {
  /** Whether it takes this method of the answer. */
  takes(method: Method): boolean;
  open(method: Method, around: RoomSurroundings): Promise<MethodRoom>;
}
