import { button, make } from './dom.js';
import { pinProblem } from './pin.js';
import type { SecretSettings } from './protocol.js';

function field(label: string, hint: string, id: string): { row: HTMLElement; input: HTMLInputElement } {
  const input = make('input', {
    id,
    type: 'password',
    inputMode: 'numeric',
    autocomplete: 'off',
    maxLength: 12,
  });
  const describedBy = hint ? `${id}-hint` : '';
  if (hint) input.setAttribute('aria-describedby', `${describedBy} problem`);
  const note = hint ? [make('span', { id: describedBy }, hint)] : [];
  return {
    row: make('div', { className: 'field' }, make('label', { htmlFor: id }, label), input, ...note),
    input,
  };
}

/** Two entries of a new PIN. One that is easily guessed goes no further than this form. */
export class ChangeForm {
  readonly element: HTMLElement;
  readonly #words: SecretSettings['words'];
  readonly #first: HTMLInputElement;
  readonly #again: HTMLInputElement;
  readonly #problem = make('p', { id: 'problem', className: 'error' });
  readonly #status = make('p', { className: 'status' });
  readonly #save: HTMLButtonElement;
  #isBusy = false;

  constructor(words: SecretSettings['words'], onSave: () => void, onCancel: () => void) {
    this.#words = words;
    const first = field(words['new-pin'], words['pin-hint'], 'new-pin');
    const again = field(words['repeat-pin'], '', 'repeat-pin');
    this.#first = first.input;
    this.#again = again.input;
    this.#problem.setAttribute('role', 'alert');
    this.#status.setAttribute('role', 'status');
    const save = (): void => {
      if (!this.#isBusy && this.#check()) onSave();
    };
    this.#save = button(words['save-pin'], save);
    const ways = make(
      'div',
      { className: 'ways' },
      this.#save,
      button(words.cancel, () => {
        // What was sent cannot be taken back.
        if (!this.#isBusy) onCancel();
      }),
    );
    this.element = make(
      'div',
      { className: 'form' },
      first.row,
      again.row,
      this.#problem,
      ways,
      this.#status,
    );
    // A sandbox without forms fires no `submit`.
    this.element.addEventListener('keydown', ({ key, isTrusted, repeat, target }) => {
      if (isTrusted && !repeat && key === 'Enter' && target instanceof HTMLInputElement) save();
    });
  }

  get pin(): string {
    return this.#first.value;
  }

  set isBusy(isBusy: boolean) {
    this.#isBusy = isBusy;
    this.#first.readOnly = this.#again.readOnly = isBusy;
    this.#save.ariaDisabled = String(isBusy);
    this.#status.textContent = isBusy ? this.#words.busy : '';
  }

  focus(): void {
    this.#first.focus();
  }

  wipe(): void {
    this.#first.value = this.#again.value = '';
    this.element.replaceChildren();
  }

  #check(): boolean {
    const problem = pinProblem(this.#first.value, this.#again.value);
    this.#problem.textContent = problem ? this.#words[problem] : '';
    const wrong = problem === 'pin-differs' ? this.#again : this.#first;
    for (const input of [this.#first, this.#again])
      input.ariaInvalid = String(problem !== undefined && input === wrong);
    if (problem) wrong.focus();
    return !problem;
  }
}
