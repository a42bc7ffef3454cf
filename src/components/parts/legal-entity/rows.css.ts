import { css } from 'lit';

/** The look of rows: what the platform has of a seller, each with how it stands and what can be done about it. */
export const rowStyles = css`
  .resource > button {
    justify-self: start;
  }
  h3 {
    margin: 0 0 var(--_space-s);
    font-size: var(--_font-size-s);
    color: var(--_color-text-quiet);
  }
  h3:focus {
    outline: none;
  }
  ul {
    display: grid;
    gap: var(--_space-m);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  p {
    margin: 0;
  }
  .quiet,
  .bad,
  [part='state'] {
    font-size: var(--_font-size-s);
  }
  .quiet {
    color: var(--_color-text-quiet);
  }
  .record {
    border: var(--_border-width) solid var(--_color-line-quiet);
    border-radius: var(--_radius);
    background: var(--_color-surface);
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--_space-m) var(--_space-l);
    padding: var(--_space-m) var(--_space-l);
  }
  .need {
    border-color: var(--_color-accent);
    background: var(--_color-accent-surface);
  }
  .what {
    flex: 1 1 12em;
    display: grid;
    justify-items: start;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  strong {
    font-weight: var(--_font-weight-strong);
  }
  .status {
    padding-inline: var(--_space-xs);
    border-radius: var(--_radius-s);
    background: var(--_color-surface-raised);
  }
  .status.checking {
    background: var(--_color-warning-surface);
    color: var(--_color-warning);
  }
  .status.problem {
    background: var(--_color-danger-surface);
    color: var(--_color-danger);
  }
  .status.received {
    background: var(--_color-success-surface);
    color: var(--_color-success);
  }
  .record.undoable,
  .record.sent {
    border-style: dashed;
    background: var(--_color-surface-raised);
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space-s);
  }
  .actions button,
  .small {
    min-block-size: calc(var(--_button-height) * 0.75);
    padding: var(--_space-xs) var(--_space-m);
  }
  .bad {
    flex-basis: 100%;
    padding: var(--_space-s);
    border-radius: var(--_radius-s);
    background: var(--_color-danger-surface);
    color: var(--_color-danger);
    overflow-wrap: anywhere;
  }
  .fields {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space-m);
    inline-size: 100%;
  }
  .field {
    display: grid;
    flex: 1 1 12em;
    gap: var(--_space-xs);
    min-inline-size: 0;
  }
`;
