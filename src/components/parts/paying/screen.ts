import type { TemplateResult } from 'lit';

/** What an element shows at one moment. */
export interface Screen {
  /** As style sheets see it: `:state(ready)`. */
  readonly state: 'loading' | 'ready' | 'busy' | 'settled' | 'empty' | 'error' | 'offline' | 'unauthorised';
  /** `hidden` keeps the card that was typed, because the same attempt may need it again. */
  readonly form: 'shown' | 'hidden' | 'none';
  /** The result, or the message in the form's place. */
  readonly panel?: TemplateResult | undefined;
  /** What is going on, in place of the button's own text. */
  readonly busy?: string;
  /** What went wrong, above the button. */
  readonly alert?: string;
  /** What to wait for, below the button. */
  readonly status?: string;
}
