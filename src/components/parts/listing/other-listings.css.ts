import { css } from 'lit';

/** The look of a row of other listings. */
export const otherListingsStyles = css`
  .others {
    margin-block-start: calc(var(--_space-xl) * 1.5);
  }
  .others h3 {
    margin: 0 0 var(--_space-m);
    font-size: var(--_font-size-l);
  }
  .others ul {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(9em, 11em);
    justify-content: start;
    gap: var(--_space-m);
    margin: 0;
    padding: 0 0 var(--_space-s);
    overflow-x: auto;
    list-style: none;
    scroll-snap-type: inline proximity;
  }
  .others li {
    position: relative;
    display: grid;
    align-content: start;
    gap: var(--_space-xs);
    scroll-snap-align: start;
  }
  .others .title {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    block-size: auto;
    color: var(--_color-text);
    font-size: var(--_font-size-s);
    font-weight: inherit;
    line-height: 1.25;
    text-align: -webkit-match-parent;
    text-align: match-parent;
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  .others .title::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  .others li:hover .title {
    text-decoration: underline;
  }
  .others .title:focus-visible {
    outline: none;
  }
  .others .title:focus-visible::after {
    border-radius: var(--_radius);
    outline: var(--_focus-width) solid var(--_color-focus);
    outline-offset: calc(var(--_focus-width) * -1);
  }
  @media print {
    .others {
      display: none;
    }
  }
`;
