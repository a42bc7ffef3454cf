/** The button that pays, as an element has it. */
export interface ButtonView {
  /** Its name for a screen reader, where the picture on it does not say enough. */
  readonly label?: string;
  readonly disabled: boolean;
  /** What is being done, while a payment is under way. */
  readonly busy: string | undefined;
  readonly pay: () => void;
  readonly onFocus?: () => void;
}
