import { html, nothing, type TemplateResult } from 'lit';

import type { DocumentType } from '../../../facts/document-types.js';
import { LEAST_BYTES, MOST_BYTES } from '../../../facts/document-files.js';
import { isTwoSided } from './document-types.js';
import { typesOf, type Owner } from './dossier.js';
import { ACCEPTED, ACCEPTED_PICTURES, sizeText } from './file-check.js';
import type { Target } from './upload.js';
import { aboutText, typeText, whatText, type View } from './view.js';

export interface ChooserView extends View {
  readonly target: Target;
  readonly owners: readonly Owner[];
  readonly isDraggedOver: boolean;
  onTarget(target: Target): void;
  onFiles(files: readonly File[]): void;
  onDrag(isOver: boolean): void;
  onClose(): void;
}

/** Hands on what was chosen, and forgets it: the same file can be chosen again. */
export const chosenFiles =
  (take: (files: readonly File[]) => void) =>
  ({ target }: Event): void => {
    const input = target as HTMLInputElement;
    take([...(input.files ?? [])]);
    input.value = '';
  };

const openDialog = ({ currentTarget }: Event): void =>
  ((currentTarget as Element).nextElementSibling as HTMLInputElement).click();

function selectView<Value extends string>(
  id: string,
  label: string,
  choices: readonly (readonly [value: Value, text: string])[],
  chosen: Value,
  choose: (value: Value) => void,
): TemplateResult {
  return html`<span class="field">
    <label for=${id}>${label}</label>
    <select
      id=${id}
      part="field"
      @change=${({ target }: Event) => choose((target as HTMLSelectElement).value as Value)}
    >
      ${choices.map(([value, text]) => html`<option value=${value} .selected=${value === chosen}>${text}</option>`)}
    </select>
  </span>`;
}

function fields(view: ChooserView): TemplateResult {
  const { words, target, owners, onTarget } = view;
  const { owner, type } = target;
  const choose = (next: Owner): void => {
    const types = typesOf(next);
    onTarget({ ...target, owner: next, type: types.includes(type) ? type : types[0]! });
  };
  const named = owners.map((each) => [each.id, aboutText(view, each) || words.text('self')] as const);
  const types = typesOf(owner).map((each) => [each, typeText(view, each)] as const);
  return html`${
    owners.length > 1 && !target.replaces
      ? selectView('owner', words.text('whose'), named, owner.id, (id) =>
          choose(owners.find((each) => each.id === id) ?? owner),
        )
      : nothing
  }
  ${selectView<DocumentType>('type', words.text('type'), types, type, (next) => onTarget({ ...target, type: next }))}`;
}

/** The limits stand before the choice, and describe each way of choosing. */
function limits({ words, language, target }: ChooserView): TemplateResult {
  const [least, most] = [LEAST_BYTES, MOST_BYTES].map((bytes) => sizeText(bytes, language));
  const more = isTwoSided(target.type) ? 'two-sided' : target.replaces ? undefined : 'one-sided';
  return html`<p class="quiet" id="limits" part="limits">
    ${words.text('limits', { least: least!, most: most! })} ${more ? words.text(more) : nothing}
  </p>`;
}

function dropZone(view: ChooserView): TemplateResult {
  const { words, target, isDraggedOver, onFiles, onDrag } = view;
  const hold = (event: DragEvent): void => {
    event.preventDefault();
    onDrag(event.type !== 'dragleave');
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    onDrag(false);
    onFiles([...(event.dataTransfer?.files ?? [])]);
  };
  const facing = target.type === 'liveSelfie' ? 'user' : 'environment';
  return html`<div
    class="drop ${isDraggedOver ? 'over' : ''}"
    part="drop"
    @dragenter=${hold}
    @dragover=${hold}
    @dragleave=${hold}
    @drop=${drop}
  >
    <span class="quiet drop-text">${words.text('drop')}</span>
    <span class="actions">
      <button type="button" class="main" part="choose" aria-describedby="limits" @click=${openDialog}>
        ${words.text('choose')}
      </button>
      <input
        hidden
        type="file"
        accept=${ACCEPTED}
        ?multiple=${!target.replaces || isTwoSided(target.type)}
        @change=${chosenFiles(onFiles)}
      />
      <button type="button" class="camera" part="camera" aria-describedby="limits" @click=${openDialog}>
        ${words.text('camera')}
      </button>
      <input
        hidden
        type="file"
        accept=${ACCEPTED_PICTURES}
        capture=${facing}
        @change=${chosenFiles(onFiles)}
      />
    </span>
  </div>`;
}

/** What is to be uploaded for whom, within which limits, and the ways to choose it. */
export function chooserView(view: ChooserView): TemplateResult {
  const { words, target, onClose } = view;
  const title = target.replaces
    ? words.text('replace-title', { what: whatText(view, target.type, target.owner) })
    : words.text('choose-title');
  return html`<section class="record chooser" part="chooser" aria-labelledby="chooser-title">
    <h3 id="chooser-title" tabindex="-1">${title}</h3>
    <div class="fields">${fields(view)}</div>
    ${limits(view)} ${dropZone(view)}
    <button type="button" class="small" part="close" @click=${onClose}>${words.text('close')}</button>
  </section>`;
}
