import { html, type TemplateResult } from 'lit';

import { LEGAL_ENTITY_TYPES, type LegalEntityType } from '../../../facts/legal-entity-types.js';
import type { FormView } from '../../parts/form/news-view.js';

export interface TypeView extends FormView {
  /** Undefined until it is said what the new entity is. */
  readonly type: LegalEntityType | undefined;
  onType(type: LegalEntityType): void;
}

/** Asks what a new entity is. */
export const typesView = ({ words, type, isSaving, onType }: TypeView): TemplateResult =>
  html`<fieldset class="types" part="types">
    <legend>${words.text('type')}</legend>
    ${LEGAL_ENTITY_TYPES.map(
      (each) =>
        html`<label class="type"
          ><input
            type="radio"
            name="type"
            .value=${each}
            .checked=${each === type}
            ?disabled=${isSaving}
            @change=${() => onType(each)}
          />${words.text(`type-${each}`)}</label
        >`,
    )}
  </fieldset>`;
