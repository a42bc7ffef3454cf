import { css } from 'lit';

export const facetStyles = css`
  .facets {
    margin-block-end: var(--_space-l);
  }
  .facet {
    margin-block-end: var(--_space-xl);
    border: 0;
  }
  .facet h3 {
    margin: 0 0 var(--_space-s);
    font-size: var(--_font-size-s);
  }
  .facet ul,
  .chips {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .choice {
    display: flex;
    align-items: baseline;
    gap: var(--_space-s);
    inline-size: 100%;
    min-block-size: 0;
    padding: calc(var(--_space-xs) * 1.5) var(--_space-s);
    border-color: transparent;
    color: var(--_color-text);
    font-size: var(--_font-size-s);
    font-weight: inherit;
    text-align: start;
    overflow-wrap: anywhere;
  }
  .choice .quiet {
    flex: none;
    margin-inline-start: auto;
  }
  .choice i {
    display: grid;
    flex: none;
    place-content: center;
    align-self: start;
    box-sizing: border-box;
    inline-size: 1.1em;
    block-size: 1.1em;
    margin-block-start: 0.2em;
    border: var(--_border-width) solid var(--_color-line);
    border-radius: calc(var(--_radius-s) / 2);
    background: var(--_color-surface);
  }
  .choice[aria-pressed='true'] i {
    border-color: var(--_color-accent);
    background: var(--_color-accent);
    color: var(--_color-text-on-accent);
  }
  .choice svg {
    inline-size: 0.9em;
    block-size: 0.9em;
    stroke-width: 3;
  }
  .depth-1 {
    margin-inline-start: var(--_space-l);
  }
  .depth-2 {
    margin-inline-start: calc(var(--_space-l) * 2);
  }
  .depth-3 {
    margin-inline-start: calc(var(--_space-l) * 3);
  }
  .choice:hover {
    background: var(--_color-surface-raised);
  }
  .choice[aria-pressed='true'] {
    background: var(--_color-accent-surface);
    color: var(--_color-accent-strong);
    font-weight: var(--_font-weight-strong);
  }
  .quiet {
    color: var(--_color-text-quiet);
    font-variant-numeric: tabular-nums;
    font-weight: 400;
  }
  .plain {
    min-block-size: 0;
    padding: var(--_space-xs) var(--_space-s);
    border-color: transparent;
    font-size: var(--_font-size-s);
    font-weight: inherit;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  .ends {
    display: flex;
    align-items: center;
    gap: var(--_space-s);
    margin-block-end: var(--_space-s);
  }
  .ends input {
    flex: 1;
    min-block-size: calc(var(--_field-height) * 0.8);
    padding: 0 var(--_space-s);
    font-size: var(--_font-size-s);
  }
  .facet [type='submit'] {
    inline-size: 100%;
    min-block-size: calc(var(--_button-height) * 0.75);
    padding-block: var(--_space-xs);
    font-size: var(--_font-size-s);
  }
  .problem {
    margin: 0 0 var(--_space-s);
    color: var(--_color-danger);
    font-size: var(--_font-size-s);
  }
  .chips {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--_space-s);
    margin-block-end: var(--_space-l);
  }
  .chips [part='chip'] {
    min-block-size: 0;
    padding: var(--_space-xs) var(--_space-m);
    border-radius: 2em;
    border-color: var(--_color-accent);
    background: var(--_color-accent-surface);
    color: var(--_color-accent-strong);
    font-size: var(--_font-size-s);
    font-weight: inherit;
  }
  [part='chip'] svg {
    inline-size: 1em;
    block-size: 1em;
    margin-inline-start: 0.3em;
    vertical-align: -0.15em;
  }
  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space-s);
    margin-block-start: var(--_space-l);
  }
  /* Beside the listings, they scroll on their own. */
  @container (min-width: 56em) {
    .facets {
      position: sticky;
      inset-block-start: 0;
      align-self: start;
      max-block-size: 100vh;
      padding-inline-end: var(--_space-s);
      overflow-y: auto;
      scrollbar-width: thin;
    }
  }
  @media (forced-colors: active) {
    .choice[aria-pressed='true'] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
    .choice[aria-pressed='true'] .quiet {
      color: inherit;
    }
    .choice[aria-pressed='true'] i {
      border-color: HighlightText;
      background: Highlight;
      color: HighlightText;
    }
  }
`;
