import { css } from 'lit';

export const resultsStyles = css`
  .listing.kept {
    position: absolute;
    inline-size: 100%;
  }
  .listing > .picture {
    margin-block-end: var(--_space-xs);
    box-shadow: var(--_shadow-raised);
  }
  .title {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    block-size: 2lh;
    color: var(--_color-text);
    font-family: var(--_font-family-heading);
    font-weight: var(--_font-weight-heading);
    line-height: 1.25;
    text-align: -webkit-match-parent;
    text-align: match-parent;
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  /* The whole card leads where its title does. */
  .title::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--_radius);
  }
  .listing:hover .title {
    text-decoration: underline;
  }
  .title:focus-visible {
    outline: none;
  }
  .title:focus-visible::after {
    outline: var(--_focus-width) solid var(--_color-focus);
    outline-offset: var(--_focus-offset);
  }
  .price,
  .about {
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
  /* Half a price is another price: what does not fit beside the other is not shown. */
  .listing .price {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    align-content: start;
    column-gap: 0.35em;
    block-size: 1lh;
  }
  .about {
    color: var(--_color-text-quiet);
    font-size: var(--_font-size-s);
  }
  mark {
    background: var(--_color-warning-surface);
    color: inherit;
    text-decoration: underline;
    text-decoration-color: var(--_color-warning);
    text-underline-offset: 0.15em;
  }
  .stock {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    max-inline-size: calc(100% - 3em);
    border-start-start-radius: var(--_radius);
    border-end-start-radius: 0;
    border-start-end-radius: 0;
    pointer-events: none;
  }
  .listing button {
    position: relative;
    z-index: 1;
  }
  .add {
    min-block-size: calc(var(--_button-height) * 0.92);
    margin-block-start: var(--_space-xs);
    padding: var(--_space-xs) var(--_space-s);
    overflow: hidden;
    font-size: var(--_font-size-s);
    white-space: nowrap;
    text-overflow: ellipsis;
  }
  .add:not([aria-disabled='true']):hover {
    background: var(--_color-accent);
    color: var(--_color-text-on-accent);
  }
  .listing .favour {
    position: absolute;
    inset-block-start: var(--_space-xs);
    inset-inline-end: var(--_space-xs);
    min-block-size: 0;
    inline-size: 2.75em;
    block-size: 2.75em;
    padding: 0;
    border: 0;
    border-radius: 50%;
    background: var(--_color-surface);
    color: var(--_color-text-quiet);
    line-height: 1;
  }
  .favour[aria-pressed='true'] {
    color: var(--_color-danger);
  }
  .favour[aria-pressed='true'] svg {
    fill: currentColor;
  }
  .list .listing > .picture {
    align-self: start;
    margin: 0;
  }
  .list .title {
    block-size: auto;
    max-block-size: 2lh;
  }
  .list .price {
    text-align: end;
  }
  .list .add {
    align-self: end;
  }
  .list .listing .favour {
    grid-area: favour;
    align-self: end;
    position: relative;
    inset: auto;
  }
  .list .stock {
    inset-block-start: var(--_space-m);
    inset-inline-start: var(--_space-m);
  }
  @container (max-width: 34em) {
    .list .title {
      block-size: 2lh;
    }
    .list .price {
      text-align: start;
    }
    .list .about {
      align-self: center;
    }
  }
  .more,
  .pages ul {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: var(--_space-m);
    margin: 0;
    padding: var(--_space-xl) 0;
    list-style: none;
  }
  .more {
    flex-direction: column;
    color: var(--_color-text-quiet);
  }
  .more p {
    margin: 0;
    color: var(--_color-danger);
  }
  .pages ul {
    gap: var(--_space-xs);
  }
  .pages a {
    display: block;
    min-inline-size: 2.75em;
    padding: var(--_space-s);
    border-radius: var(--_radius);
    color: var(--_color-accent);
    text-align: center;
    text-decoration: none;
  }
  .pages a:hover {
    background: var(--_color-surface-raised);
  }
  .pages a[aria-current] {
    background: var(--_color-accent);
    color: var(--_color-text-on-accent);
  }
  @media (forced-colors: active) {
    .favour[aria-pressed='true'] {
      color: Highlight;
    }
    mark {
      forced-color-adjust: none;
      background: Mark;
      color: MarkText;
    }
  }
  @media print {
    .add,
    .favour,
    .more,
    .pages {
      display: none;
    }
  }
`;
