import { css } from 'lit';

export const toolbarStyles = css`
  .search {
    flex: 1 1 100%;
  }
  .count {
    flex: 1;
    min-inline-size: max-content;
    color: var(--_color-text-quiet);
    font-variant-numeric: tabular-nums;
  }
  .sort {
    display: flex;
    align-items: center;
    gap: var(--_space-s);
    color: var(--_color-text-quiet);
    font-size: var(--_font-size-s);
  }
  select {
    inline-size: auto;
    max-inline-size: 13em;
    padding-block: 0;
  }
  .toolbar > button,
  .toolbar select,
  .icon {
    min-block-size: 0;
    block-size: calc(var(--_button-height) * 0.92);
  }
  .layouts {
    display: flex;
  }
  /* Four tiles, or three lines, drawn of the text's own colour. */
  .icon {
    position: relative;
    inline-size: calc(var(--_button-height) * 0.92);
    padding: 0;
    border-color: var(--_color-line-quiet);
    color: var(--_color-text-quiet);
  }
  .icon.grid {
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }
  .icon.list {
    margin-inline-start: calc(var(--_border-width) * -1);
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }
  .icon[aria-pressed='true'] {
    z-index: 1;
    border-color: var(--_color-accent);
    background: var(--_color-accent-surface);
    color: var(--_color-accent);
  }
  .icon::before {
    content: '';
    position: absolute;
    inset: 0;
    margin: auto;
    inline-size: 1.1em;
    block-size: 1.1em;
    background: conic-gradient(at 42% 42%, transparent 75%, currentcolor 0) 0 0 / 58% 58%;
  }
  .icon.list::before {
    background: linear-gradient(currentcolor 45%, transparent 0) 0 0 / 100% 40%;
  }
  @container (max-width: 30em) {
    .sort > span {
      position: absolute;
      clip-path: inset(50%);
    }
    .sort {
      flex: 1;
    }
    .sort select {
      inline-size: 100%;
      padding-inline: var(--_space-s);
      font-size: var(--_font-size-s);
      text-overflow: ellipsis;
    }
    .count {
      order: 1;
      flex-basis: 100%;
    }
    .filters {
      padding-inline: var(--_space-m);
    }
  }
  @container (min-width: 30em) {
    .search {
      flex: 1 1 16em;
    }
    .count {
      flex: 0 1 auto;
    }
  }
  @media (forced-colors: active) {
    .icon::before {
      forced-color-adjust: none;
    }
    .icon[aria-pressed='true'] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;
