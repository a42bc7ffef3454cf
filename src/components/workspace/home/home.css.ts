import { css } from 'lit';

/** The look of workspaces: lists of names, the place to drop a file, an address shown once. */
export const homeStyles = css`
  ul.plain {
    gap: var(--_space-xs);
  }
  .begin {
    align-items: start;
  }
  .begin form {
    flex: 1 1 100%;
  }
  .drop {
    padding: var(--_space-m);
    border: var(--_border-width) dashed var(--_color-line);
    border-radius: var(--_radius);
  }
  .drop.over {
    border-color: var(--_color-accent);
    background: var(--_color-accent-surface);
  }
  .drop textarea {
    font-family: var(--_font-family-numbers);
    resize: vertical;
  }
  .file input {
    border: 0;
    padding-inline: 0;
    background: none;
    font-weight: inherit;
  }
  [part='plan']:focus {
    outline: none;
  }
  .address {
    padding: var(--_space-m);
    border: var(--_border-width) dashed var(--_color-line);
    border-radius: var(--_radius-s);
    background: var(--_color-surface);
    font-family: var(--_font-family-numbers);
    overflow-wrap: anywhere;
    user-select: all;
  }
`;
