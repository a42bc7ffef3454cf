import { html, nothing, type TemplateResult } from 'lit';

import { apart } from '../../base/apart.js';
import { countryName } from '../../../facts/countries.js';
import { numberRuleOf, taxTypesOf } from '../../../facts/national-numbers.js';
import type { Row } from './entries.js';
import type { List, ListName } from './field.js';
import { faultView, labelOf, type FieldView } from './field-view.js';
import { hasJobTitle, nameOf, RELATIONSHIPS, rolesOf } from './roles.js';
import { countryOptions, selectView, type Option } from './select-view.js';
import type { Word as FormWord } from '../../../words/compiled/legal-entity-form/form/en.js';

/** An entity that the page knows, for whoever chooses one. */
export interface Candidate {
  readonly id: string;
  readonly name: string;
}

export interface RowsView extends FieldView {
  readonly candidates: readonly Candidate[];
}

/** One cell of a row: where it stands, and what it is called. */
interface Cell {
  readonly list: List;
  readonly at: number;
  readonly row: Row;
  readonly column: string;
  readonly label: FormWord;
  readonly isOptional?: boolean;
  readonly hint?: string;
}

const pathOf = ({ list, at, column }: Cell): string => `${list.path}.${at}.${column}`;

function cellView(view: RowsView, cell: Cell, control: TemplateResult, example = ''): TemplateResult {
  const path = pathOf(cell);
  const label = labelOf(view, cell.label, !cell.isOptional);
  return html`<div class="field">
    <label for=${path}>${label}</label>
    <div class="answer">
      ${control}
      <span class="quiet" id="hint-${path}">${cell.hint ?? nothing}</span>
      ${faultView(view, path, example)}
    </div>
  </div>`;
}

function typedCell(view: RowsView, cell: Cell, suggestions: readonly Option[] = [], example = '') {
  const path = pathOf(cell);
  const isCode = cell.column === 'number' || cell.column === 'legalEntityId';
  return cellView(
    view,
    cell,
    html`<input
        id=${path}
        part="field"
        autocomplete=${cell.column === 'jobTitle' ? 'organization-title' : 'off'}
        dir=${isCode ? 'ltr' : 'auto'}
        spellcheck=${isCode ? 'false' : nothing}
        list=${suggestions.length > 0 ? `known-${path}` : nothing}
        aria-required=${!cell.isOptional}
        aria-invalid=${path in view.editor.faults}
        aria-describedby="hint-${path} fault-${path}"
        .value=${cell.row[cell.column] ?? ''}
        @input=${({ target }: Event) =>
          view.editor.writeCell(cell.list, cell.at, cell.column, (target as HTMLInputElement).value)}
      />
      ${
        suggestions.length > 0
          ? html`<datalist id="known-${path}">
              ${suggestions.map(({ value, text }) => html`<option value=${value}>${text}</option>`)}
            </datalist>`
          : nothing
      }`,
    example,
  );
}

const chosenCell = (view: RowsView, cell: Cell, options: readonly Option[]): TemplateResult =>
  cellView(
    view,
    cell,
    selectView(view, {
      path: pathOf(cell),
      options,
      value: cell.row[cell.column] ?? '',
      hasNone: cell.isOptional === true,
      isRequired: !cell.isOptional,
      onChoice: (value) => view.editor.writeCell(cell.list, cell.at, cell.column, value),
    }),
  );

type Place = Pick<Cell, 'list' | 'at' | 'row'>;

function taxCells(view: RowsView, place: Place): TemplateResult {
  const { country = '' } = place.row;
  const rule = numberRuleOf(country, 'tax');
  const types = taxTypesOf(country).map((value) => ({ value, text: value }));
  const called = { country: apart(countryName(country, view.language)), name: apart(rule?.name ?? '') };
  const hint = rule ? view.words.text('here-called', { ...called, example: apart(rule.example) }) : '';
  const kind: Cell = { ...place, column: 'type', label: 'tax-type', isOptional: true };
  return html`${chosenCell(view, { ...place, column: 'country', label: 'tax-country' }, countryOptions(view.language))}
  ${types.length > 0 || place.row['type'] ? typedCell(view, kind, types) : nothing}
  ${typedCell(view, { ...place, column: 'number', label: 'tax-number', hint }, [], rule?.example)}`;
}

function personCells(view: RowsView, place: Place): TemplateResult {
  const { words, candidates, editor } = view;
  const { type = '', legalEntityId = '' } = place.row;
  const roles = rolesOf(editor.type).map((role) => ({
    value: role,
    text: words.text(`role-${role}` as FormWord),
  }));
  const known = candidates.map(({ id, name }) => ({ value: id, text: name }));
  const hint = candidates.find(({ id }) => id === legalEntityId)?.name ?? '';
  const relations = RELATIONSHIPS.map((value) => ({ value, text: words.text(`relationship-${value}`) }));
  const isNamed = nameOf(editor.base?.entityAssociations, legalEntityId) !== undefined;
  return html`${
    isNamed
      ? nothing
      : typedCell(view, { ...place, column: 'legalEntityId', label: 'person-id', hint }, known)
  }
  ${chosenCell(view, { ...place, column: 'type', label: 'role' }, roles)}
  ${
    hasJobTitle(type) || place.row['jobTitle']
      ? typedCell(view, { ...place, column: 'jobTitle', label: 'job-title', isOptional: true })
      : nothing
  }
  ${
    type === 'legalRepresentative' || place.row['relationship']
      ? chosenCell(
          view,
          { ...place, column: 'relationship', label: 'relationship', isOptional: true },
          relations,
        )
      : nothing
  }`;
}

const beneficiaryCells = (view: RowsView, place: Place): TemplateResult =>
  typedCell(view, { ...place, column: 'description', label: 'beneficiary-description' });

const KINDS: Readonly<
  Record<ListName, { row: FormWord; add: FormWord; cells: (view: RowsView, place: Place) => TemplateResult }>
> = {
  taxInformation: { row: 'tax-row', add: 'add-tax', cells: taxCells },
  entityAssociations: { row: 'person-row', add: 'add-person', cells: personCells },
  undefinedBeneficiaryInfo: { row: 'beneficiary-row', add: 'add-beneficiary', cells: beneficiaryCells },
};

/** What a row is called: by the name that the platform gave, else by its number. */
function titleOf(view: RowsView, { list, at, row }: Place): string {
  const number = new Intl.NumberFormat(view.language).format(at + 1);
  const known =
    list.name === 'entityAssociations' &&
    nameOf(view.editor.base?.entityAssociations, row['legalEntityId'] ?? '');
  return known && known.name ? apart(known.name) : view.words.text(KINDS[list.name].row, { number });
}

/** The rows of a list, each with a way to take it out, and a way to add one. */
export function rowsView(view: RowsView, list: List, onAdd: (list: List) => void): TemplateResult {
  const { words, editor } = view;
  const { cells, add } = KINDS[list.name];
  const rows = editor.entries.rows[list.path] ?? [];
  return html`${rows.map((row, at) => {
      const place = { list, at, row };
      const name = titleOf(view, place);
      return html`<fieldset class="item" part="row">
        <legend>${name}</legend>
        ${cells(view, place)}
        <button type="button" class="small" part="remove-row" @click=${() => editor.removeRow(list, at)}>
          ${words.text('remove-row', { name })}
        </button>
      </fieldset>`;
    })}
    <button type="button" class="small" part="add-row" id="add-${list.path}" @click=${() => onAdd(list)}>
      ${words.text(add)}
    </button>`;
}
