import type { TemplateResult } from 'lit';

import type { Amount, Client, Outcome } from '../../../client/index.js';
import type { PayInput } from '../../../client/pay-once/index.js';
import type { Method, MethodsAnswer } from '../../../client/shopper/index.js';
import type { Words } from '../../base/words.js';
import type { RenderingHost } from '../../base/adopt-styles.js';
import type { CardFrame, CardFrameSettings } from '../../parts/card-frame/card-frame.js';
import type { MarksHost } from '../../parts/marks/marks.js';
import type { ButtonView } from '../../parts/paying/button-view.js';
import type { Prepared } from '../../parts/paying/pay-input.js';
import type { Word as CheckoutWord } from '../../../words/compiled/checkout/en.js';

interface Refreshed {
  /** Asks the server again what the order costs, and how it can be paid. */
  refresh(): Promise<void>;
}

interface Storing {
  /** Whether the page offers to store what is paid with. */
  readonly withSaveCard: boolean;
  /** What it is stored for. */
  readonly recurringProcessingModel: PayInput['recurringProcessingModel'];
}

/** What a room has of the element around it. */
export interface RoomSurroundings {
  readonly host: RenderingHost & MarksHost & Refreshed & Storing;
  /** Those of the element, with those of its card frame. */
  readonly words: Words<CheckoutWord>;
  language(): string;
  client(): Client | undefined;
  /** Brand of the stored card that is chosen, or of the typed one once its digits tell. */
  brand(): string | undefined;
  /** The fields of a bank card. */
  card(): Pick<CardFrame, 'card' | 'seal'>;
  /** What the element tells its card frame; a fresh object each time. */
  frame(): CardFrameSettings;
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
  /** What it pays, where that is a part of the order; undefined: all that is left. */
  readonly part?: Amount | undefined;
  /** Whether it says itself that a part is paid, and what is left. */
  readonly tellsOfParts?: boolean;
  /** Whether it can be paid so; where not, it shows what is missing and takes the focus there. */
  check(): boolean;
  /** The method is offered again, perhaps at another price. */
  offered?(method: Method, answer: MethodsAnswer): void;
  /**
   * The method as it is sent; undefined where the shopper has closed the sheet that asked for it. Called in the click, which
   * is when a browser opens one.
   */
  prepare(amount: Amount): Prepared | Promise<Prepared | undefined>;
  /** A button of the method's own, in the place of the one that pays; undefined where that one is right. */
  button?(view: ButtonView): TemplateResult | undefined;
  /** What was sent has an outcome, or goes on in the page without one: what was opened for it is closed. */
  rested?(outcome: Outcome | undefined): void;
  /** A payment by it has ended: what was typed is forgotten, or what counts once, where it may be paid again. */
  ended?(mayPayAgain: boolean): void;
}

export type OpenRoom = (
  method: Method,
  around: RoomSurroundings,
  answer: MethodsAnswer,
) => MethodRoom | Promise<MethodRoom>;

/** One way of taking methods. What it renders by is loaded when one of them is chosen. */
export interface MethodFamily {
  /** Whether it takes this method of the answer. */
  takes(method: Method): boolean;
  /** Why it cannot be offered in this browser, for the developer; undefined where it can. */
  whyNot?(method: Method, answer: MethodsAnswer): Promise<string | undefined>;
  /** What opens its rooms, loaded when the shopper chooses one of its methods. */
  load(): Promise<{ readonly openRoom: OpenRoom }>;
}
