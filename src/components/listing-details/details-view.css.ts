import { css } from 'lit';

export const detailsStyles = css`
  h2,
  h3,
  p,
  dl,
  dd,
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  h2 {
    font-size: 1.5em;
    line-height: 1.25;
    text-align: -webkit-match-parent;
    text-align: match-parent;
    overflow-wrap: anywhere;
  }
  .gallery {
    display: grid;
    align-content: start;
    gap: var(--_space-m);
    min-inline-size: 0;
  }
  .gallery button {
    min-block-size: 0;
    padding: 0;
    border: 0;
    border-radius: var(--_radius);
  }
  .gallery .large {
    inline-size: 100%;
    cursor: zoom-in;
  }
  .large .picture {
    border-radius: var(--_radius-l);
  }
  .thumbnails {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(4.5em, 1fr));
    gap: var(--_space-s);
  }
  .thumbnails button {
    display: block;
    inline-size: 100%;
    padding: var(--_border-width);
    border: calc(var(--_border-width) * 2) solid transparent;
  }
  .thumbnails [aria-current='true'] {
    border-color: var(--_color-accent);
  }
  .cost {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--_space-s) var(--_space-l);
    font-size: var(--_font-size-l);
  }
  .in-stock {
    color: var(--_color-success);
    font-size: var(--_font-size-s);
    font-weight: var(--_font-weight-strong);
  }
  .buying {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space-m);
  }
  .stepper {
    display: flex;
    border: var(--_border-width) solid var(--_color-line);
    border-radius: var(--_radius);
  }
  .stepper button {
    inline-size: var(--_button-height);
    padding: 0;
    border: 0;
  }
  .stepper svg {
    vertical-align: middle;
  }
  .stepper input {
    inline-size: 3em;
    border: 0;
    background: none;
    color: var(--_color-text);
    font: inherit;
    font-family: var(--_font-family-numbers);
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
  .add {
    flex: 1 1 9em;
    background: var(--_color-accent);
    color: var(--_color-text-on-accent);
  }
  .add:hover {
    background: var(--_color-accent-strong);
  }
  .favour {
    justify-self: start;
    min-block-size: calc(var(--_button-height) * 0.8);
    padding: var(--_space-xs) var(--_space-m);
    border-color: var(--_color-line-quiet);
    color: var(--_color-text);
    font-weight: inherit;
  }
  .favour svg {
    vertical-align: -0.25em;
  }
  .favour[aria-pressed='true'] svg {
    color: var(--_color-danger);
    fill: currentColor;
  }
  dl {
    display: grid;
    gap: var(--_space-xs);
    padding-block: var(--_space-l);
    border-block: var(--_border-width) solid var(--_color-line-quiet);
  }
  dl div {
    display: grid;
    grid-template-columns: minmax(6em, 1fr) 2fr;
    gap: var(--_space-m);
  }
  dt {
    color: var(--_color-text-quiet);
  }
  dd {
    overflow-wrap: anywhere;
  }
  .description {
    display: grid;
    gap: var(--_space-m);
    overflow-wrap: anywhere;
  }
  /* What the listing costs, and how to buy it, stays in sight: beside tall pictures, and below them on a phone. */
  @container (min-width: 44em) {
    .details > .facts {
      position: sticky;
      inset-block-start: var(--_space-l);
      align-self: start;
    }
  }
  @media (min-height: 30em) {
    @container (max-width: 44em) {
      .buying {
        position: sticky;
        z-index: 1;
        inset-block-end: 0;
        flex-wrap: nowrap;
        padding-block: var(--_space-s);
        background: var(--_color-surface);
      }
      .buying input {
        inline-size: 2em;
        padding: 0;
      }
      .buying .add {
        flex-basis: 0;
        padding-inline: var(--_space-s);
      }
    }
  }
  @media print {
    .buying,
    .favour,
    .thumbnails {
      display: none;
    }
    .details {
      grid-template-columns: 1fr 1fr;
      break-inside: avoid;
    }
    .details > .facts {
      position: static;
    }
  }
`;
