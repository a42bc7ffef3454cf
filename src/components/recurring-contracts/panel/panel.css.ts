import { css } from 'lit';

/** The form no wider than its line, the table as wide as there is room, and what cannot be undone in its own colour. */
export const panelStyles = css`
  .contracts {
    gap: var(--_space-l);
  }
  .finder,
  form.step {
    max-inline-size: 36em;
  }
  .finder .line {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space-s);
  }
  .finder .line input {
    flex: 1 1 12em;
  }
  :is(h2, h3):focus {
    outline: none;
  }
  summary {
    min-block-size: calc(var(--_button-height) * 0.75);
    align-content: center;
    font-weight: var(--_font-weight-label);
    cursor: pointer;
  }
  .endings[open] > summary {
    margin-block-end: var(--_space-s);
  }
  .endings {
    display: block;
    box-shadow: none;
  }
  .endings > .ways {
    margin-block-start: var(--_space-m);
  }
  button.danger {
    border-color: var(--_color-danger);
    color: var(--_color-danger);
  }
  dialog.confirm dl {
    display: grid;
    gap: var(--_space-s);
    margin-block-start: var(--_space-m);
  }
  progress {
    inline-size: 100%;
    block-size: var(--_space-m);
    accent-color: var(--_color-accent);
  }
  .results > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--_space-s) var(--_space-m);
    padding-block: var(--_space-s);
    border-block-end: var(--_border-width) solid var(--_color-line-quiet);
  }
  .results > li > :first-child {
    flex: 1 1 12em;
  }
  @media print {
    .finder,
    .endings {
      display: none;
    }
  }
`;
