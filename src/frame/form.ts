import { codeLength, codeRule, detect, labelOf, longest, namesOf, type Brand } from './brand.js';
import { assess, type Assessment, type Values } from './card.js';
import { edit, type Format } from './caret.js';
import { lettersAndDigitsOf } from './digits.js';
import { expiryDigits, formatExpiry } from './expiry.js';
import { createField, type Field } from './field.js';
import { formatNumber } from './number.js';
import {
  FIELDS,
  type CardReport,
  type FieldCode,
  type FieldName,
  type FrameSettings,
  type FrameWord,
} from './protocol.js';

/** The inputs and what is said about them. What was typed exists here and nowhere else. */
export interface CardForm {
  readonly element: HTMLFormElement;
  values(): Values;
  assess(): Assessment;
  /** What the page may know, as of the last look. */
  state(): CardReport;
  /** Takes new settings. What was typed stays, and so do focus and caret; an input that is not asked for is hidden. */
  show(settings: FrameSettings): void;
  /** Shows what is wrong with every field that is not fine, without reading it all out. */
  complain(): void;
  wipe(only: 'all' | 'securityCode'): void;
  focus(wanted: FieldName | 'first-invalid' | 'first'): void;
}

const MEANINGS: Readonly<Record<string, 'submit' | 'dismiss'>> = { Enter: 'submit', Escape: 'dismiss' };

/**
 * Expiry dates are judged by `month`, counted from the year 0. `changed` is called when something was typed or left, and says whether that
 * made a difference.
 */
export function createForm(
  settings: FrameSettings,
  month: number,
  changed: () => boolean,
  intent: (intent: 'submit' | 'dismiss') => void,
): CardForm {
  const element = document.createElement('form');
  // For good: a page that could switch would learn when so many digits are there.
  const { isGiftCard } = settings;
  const fields = FIELDS.map((name, place) => createField(name, place, isGiftCard));
  const typed = new Set<FieldName>();
  /** Fields that were typed in and left, or asked for: only of them anything is said. */
  const left = new Set<FieldName>();
  /** What the input that is being typed in showed before. */
  let before = '';
  /** Where the page put the focus last. */
  let goal: FieldName | 'first-invalid' | 'first' = 'first';

  const values = (): Values =>
    Object.fromEntries(fields.map(({ name, input }) => [name, input.value])) as Values;
  /** The number whose last digits the page may know: the first that was valid when it was left, until the field is emptied. */
  let told = '';
  /** As of the last look. */
  let known: Assessment;
  const assessNow = (): Assessment => (known = assess(values(), settings, month, left));
  const own = (digits: string): Brand | undefined => detect(digits).own;
  const formats: Readonly<Partial<Record<FieldName, Format>>> = {
    number: {
      limit: (digits) => longest(own(digits)),
      write: (digits) => formatNumber(digits, own(digits)),
    },
    expiry: { read: expiryDigits, limit: () => 6, write: formatExpiry },
    securityCode: { limit: () => codeLength(known.brand, 4), write: String },
  };

  /** What is said of a field: that the page takes no such card is said here, and changes nothing that is judged. */
  const codeOf = (name: FieldName): FieldCode | undefined =>
    name === 'number' && settings.isUnsupported ? 'unsupported' : known.codes.get(name);

  function describe(justLeft?: FieldName): void {
    const { codes, brand } = assessNow();
    for (const { name, say } of fields) {
      const kind = name === 'securityCode' ? codeLength(brand) : '';
      const suffix = kind && codeRule(brand) === 'optional' ? 'Optional' : '';
      const error = left.has(name) ? errorSuffix(codeOf(name)) : ' ';
      const words = [suffix, `Hint${kind}`, error].map(
        (end) => settings.words[(name + end) as FrameWord] ?? '',
      );
      // The picture of a code on the front differs from that on the back.
      const badge = name === 'number' ? brand && labelOf(brand) : kind === 4 && ' ';
      say(codes.has(name), name === justLeft, [...words, badge || '']);
    }
  }

  function focusGoal(): void {
    const { codes } = known;
    const isGoal = ({ name }: Field): boolean =>
      codes.has(name) && [name, 'first', codeOf(name) !== 'valid' && 'first-invalid'].includes(goal);
    fields.find(isGoal)?.input.focus();
  }

  /** Nothing is touched while an input method is composing: the text is its own until it is done. */
  function onEdit(event: Event): void {
    // Autofill and the end of a composition come as events of other kinds.
    const { isComposing, inputType = '' } = event as Partial<InputEvent>;
    const input = event.target as HTMLInputElement;
    const name = input.id as FieldName;
    // A gift card's number stays as it is typed: its groups are its brand's own.
    const format = isGiftCard ? undefined : formats[name];
    const after = input.value;
    if (format && !isComposing) {
      const [text, place] = edit(before, after, input.selectionStart ?? 0, inputType, format);
      if (text !== after) {
        input.value = text;
        if (document.activeElement === input) input.setSelectionRange(place, place);
      }
    }
    typed.add(name);
    const wasLeft = left.delete(name);
    assessNow();
    // Nearly no key changes what the page may know, and then none changes what is said.
    if (changed() || wasLeft) describe();
  }

  element.onbeforeinput = ({ target }) => {
    before = (target as HTMLInputElement).value;
  };
  element.oninput = onEdit;
  element.addEventListener('compositionend', onEdit);
  element.addEventListener('focusout', ({ target }) => {
    const name = (target as HTMLInputElement).id as FieldName;
    if (typed.has(name)) left.add(name);
    describe(name);
    changed();
  });
  element.onkeydown = (event) => {
    const meant = MEANINGS[event.key];
    if (event.isComposing || !meant) return;
    event.preventDefault();
    intent(meant);
  };
  // A key may come before the word that says where to; and WebKit lets a script focus here only once one came.
  onkeydown = ({ key }) => {
    if (key !== 'Tab' && document.activeElement === document.body) focusGoal();
  };
  element.ondragstart = element.oncopy = element.oncut = keepIn;
  element.append(...fields.map(({ row }) => row));

  return {
    element,
    values,
    assess: assessNow,
    state() {
      const { codes, complete, detection } = known;
      const number = codes.get('number') === 'valid' ? lettersAndDigitsOf(values().number) : '';
      // Of a gift card no table says when its number is whole: its last digits could be any.
      if (detection.fitting && left.has('number')) told ||= number;
      return {
        fields: Object.fromEntries(codes),
        complete,
        brand: detection.own?.[0],
        brands: detection.fitting && namesOf(detection.fitting),
        lastFour: (number === told && number.slice(-4)) || undefined,
      };
    },
    show(next) {
      settings = { ...next, isGiftCard };
      for (const { input } of fields) input.readOnly = settings.disabled;
      describe();
    },
    complain() {
      for (const name of FIELDS) left.add(name);
      describe();
    },
    wipe(only) {
      for (const { name, input } of fields) {
        if (only !== 'all' && name !== only) continue;
        input.value = '';
        if (name === 'number') told = '';
        typed.delete(name);
        left.delete(name);
      }
      describe();
    },
    focus(wanted) {
      goal = wanted;
      focusGoal();
    },
  };
}

/** `too-far` of `expiry` is `expiryTooFar`. */
const errorSuffix = (code: FieldCode | undefined): string =>
  `-${code}`.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** A number or a code cannot be dragged or copied out, where another program could read it; a name can be copied. */
function keepIn(event: Event): void {
  const { id } = event.target as Element;
  if (event.type === 'dragstart' || id === 'number' || id === 'securityCode') event.preventDefault();
}
