import { css } from 'lit';

/** What holds the places of everything; how things look comes with them. */
export const styles = css`
  :host {
    container-type: inline-size;
  }
  .toolbar {
    display: flex;
    flex-wrap: wrap;
    align-content: start;
    align-items: center;
    min-block-size: var(--_field-height);
    gap: var(--_space-m);
    margin-block-end: var(--_space-l);
  }
  .main {
    min-inline-size: 0;
  }
  .facets {
    display: none;
  }
  .facets.open {
    display: block;
  }
  .window {
    position: relative;
  }
  .listings {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(var(--_listing-width), 50% - var(--_space-m)), 1fr));
    align-items: start;
    gap: var(--_space-l) var(--_space-m);
    margin: 0;
    padding: 0;
    list-style: none;
    overflow-anchor: none;
  }
  .window > .listings {
    position: relative;
  }
  .listing {
    position: relative;
    display: grid;
    grid-template-rows: auto auto 1.25lh auto auto;
    gap: var(--_space-xs);
    min-inline-size: 0;
  }
  .listings.list {
    grid-template-columns: 1fr;
    gap: var(--_space-s);
  }
  .list .listing {
    grid-template: 'picture title title price' auto 'picture about about price' auto 'picture . favour add' 1fr / 7.5em 1fr auto auto;
    column-gap: var(--_space-m);
    block-size: 7.75em;
    padding: var(--_space-m);
    border: var(--_border-width) solid var(--_color-line-quiet);
    border-radius: var(--_radius);
    background: var(--_color-surface);
    box-shadow: var(--_shadow-raised);
  }
  @container (max-width: 34em) {
    .list .listing {
      grid-template: 'picture title title' auto 'picture price price' auto 'picture about favour' auto 'add add add' auto / 6em 1fr auto;
      block-size: 12.5em;
    }
  }
  .list .picture {
    grid-area: picture;
  }
  .list .title {
    grid-area: title;
  }
  .list .price {
    grid-area: price;
  }
  .list .about {
    grid-area: about;
  }
  .list .add {
    grid-area: add;
  }
  .skeleton .listing > i {
    inline-size: 70%;
    block-size: 1lh;
    border: 0;
  }
  .skeleton .listing > i.picture {
    inline-size: 100%;
    block-size: auto;
    aspect-ratio: 4 / 3;
    margin-block-end: var(--_space-xs);
  }
  .skeleton .listing > i.title {
    block-size: 2.5em;
  }
  .skeleton .listing > i.price {
    inline-size: 5em;
    block-size: auto;
  }
  .skeleton .listing > i.about {
    font-size: var(--_font-size-s);
  }
  .skeleton .listing > i.add {
    inline-size: 100%;
    block-size: calc(var(--_button-height) * 0.92);
    margin-block-start: var(--_space-xs);
  }
  @container (max-width: 30em) {
    .toolbar {
      min-block-size: calc(var(--_field-height) + var(--_button-height) * 0.92 + 1lh + var(--_space-m) * 2);
    }
  }
  @container (min-width: 56em) {
    .body:not(.bare) {
      display: grid;
      grid-template-columns: 14em minmax(0, 1fr);
      gap: var(--_space-xl);
    }
    .facets {
      display: block;
    }
    .filters,
    .facets .close {
      display: none;
    }
  }
  @media print {
    .toolbar,
    .facets {
      display: none;
    }
  }
`;
