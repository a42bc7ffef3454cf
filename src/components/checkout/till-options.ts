import type { Amount } from '../../client/index.js';
import type { PayInput } from '../../client/pay-once/index.js';
import type { CardLayout } from '../../frame/protocol.js';
import type { Connection } from '../base/connection.js';
import type { PageSettings } from '../base/page-settings.js';
import type { Words } from '../base/words.js';
import type { PaymentSettled } from '../parts/attempt/payment-settled.js';
import type { RenderingHost } from '../base/adopt-styles.js';
import type { CardState } from '../parts/card-frame/card-frame.js';
import type { OwnMarks } from '../parts/marks/own-marks.js';
import type { ReasonTexts } from '../parts/result-view/result-view.js';
import type { MethodRules } from '../parts/paying/method-rules.js';
import type { Word as CheckoutWord } from '../../words/compiled/checkout/en.js';

/** What the element's attributes and properties say. */
export interface TillSettings extends MethodRules {
  readonly order: string;
  readonly countryCode: string;
  readonly frameUrl: string;
  readonly withHolderName: boolean;
  readonly holderNameRequired: boolean;
  readonly cardLayout: CardLayout;
  readonly withSaveCard: boolean;
  readonly disabled: boolean;
  readonly recurringProcessingModel: NonNullable<PayInput['recurringProcessingModel']>;
  readonly marks: OwnMarks | undefined;
  readonly reasons: ReasonTexts | undefined;
  readonly sandboxKey: string | undefined;
}

export type TillHost = RenderingHost &
  TillSettings & {
    refresh(): Promise<void>;
  };

export interface TillOptions {
  readonly words: Words<CheckoutWord>;
  readonly connection: Connection;
  readonly page: PageSettings;
  language(): string;
  /** What the servers are told, shown or not. */
  askedLanguage(): string;
  container(): HTMLElement | null;
  /** False where the page objects. */
  onBeforePay(order: string, amount: Amount): boolean;
  onSettled(settled: PaymentSettled): void;
  onCardChanged(card: CardState): void;
  onFailed(code: string, detail: string | undefined): void;
}
