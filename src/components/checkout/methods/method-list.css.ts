import { css } from 'lit';

/**
 * The fields of a method stand after all radio buttons in the document, where none of them moves the card frame, and are shown
 * below their own. Tab goes from the chosen radio button to them either way: the others are no stops.
 */
export const methodListStyles = css`
  fieldset {
    display: flex;
    flex-flow: column;
    gap: var(--_space-s);
  }
  legend {
    padding: 0;
    margin-block-end: var(--_space-s);
    font-weight: var(--_font-weight-label);
  }
  [part='method'] {
    padding: var(--_space-xs) var(--_space-m);
    border: var(--_border-width) solid var(--_color-line);
    border-radius: var(--_radius);
    background: var(--_color-surface);
    min-block-size: var(--_field-height);
  }
  [part='method'] > input + span {
    flex: auto;
  }
  /* Room for what is loaded later: nothing moves then. */
  .marks {
    min-inline-size: 2.5em;
    block-size: 1.625em;
  }
  small {
    color: var(--_color-text-quiet);
    font-size: var(--_font-size-s);
  }
  [part='method']:has(:checked) {
    border-color: var(--_color-accent);
    background: var(--_color-accent-surface);
  }
  [part='method']:has(:checked) ~ [part='method'],
  .more {
    order: 2;
  }
  .more {
    align-self: start;
    padding-inline: var(--_space-m);
    border: 0;
  }
  .open:empty {
    display: none;
  }
  /* The chosen method and its fields are one box. */
  [part='methods'] > .open {
    order: 1;
    margin-block-start: calc(-1 * var(--_space-s));
    padding: var(--_space-m);
    border: var(--_border-width) solid var(--_color-accent);
    border-block-start: 0;
    border-radius: 0 0 var(--_radius) var(--_radius);
  }
  [part='method']:has(:checked):has(~ .open:not([hidden], :empty)) {
    border-radius: var(--_radius) var(--_radius) 0 0;
  }
  :host([layout='tabs']) fieldset {
    flex-flow: row wrap;
  }
  /* The picture beside the radio button, the name below both. */
  :host([layout='tabs']) [part='method'] {
    flex: 1 8em;
    flex-wrap: wrap;
    align-content: start;
    order: 0;
    padding-block: var(--_space-s);
    border-radius: var(--_radius) !important;
    & > input + span {
      flex-basis: 100%;
      order: 1;
    }
  }
  :host([layout='tabs']) .open {
    flex: 1 0 100%;
    min-inline-size: 0;
    margin: 0;
    padding-inline: 0;
    border: 0;
  }
`;
