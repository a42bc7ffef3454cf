import { css } from 'lit';

import { gridStyles } from '../shell/grid.css.js';

const styles = css`
  .collection {
    display: grid;
    grid-template-columns: minmax(14em, 2fr) minmax(0, 5fr);
    gap: var(--_space-l) var(--_space-xl);
    align-items: start;
  }
  .side {
    position: sticky;
    inset-block-start: var(--_space-m);
  }
  .tree {
    max-block-size: min(36em, 70vh);
    overflow-y: auto;
    border: var(--_border-width) solid var(--_color-line-quiet);
    border-radius: var(--_radius-s);
    overflow-wrap: normal;
  }
  .tree-box,
  .tree-rows {
    position: relative;
  }
  .tree-rows {
    align-content: start;
    gap: 0;
    grid-template-columns: minmax(0, 1fr);
  }
  .tree-rows > .kept {
    position: absolute;
    inset-inline: 0;
  }
  [role='treeitem'] {
    display: flex;
    align-items: center;
    gap: var(--_space-s);
    min-block-size: calc(var(--_field-height) * 0.8);
    padding-inline: var(--_space-s);
    border-inline-start: calc(var(--_border-width) * 3) solid transparent;
    cursor: pointer;
    white-space: nowrap;
  }
  [role='treeitem']:hover {
    background: var(--_color-surface-raised);
  }
  [role='treeitem'][aria-selected='true'] {
    border-inline-start-color: var(--_color-accent);
    background: var(--_color-accent-surface);
  }
  [role='treeitem']:focus-visible {
    outline: var(--_focus-width) solid var(--_color-accent);
    outline-offset: calc(var(--_focus-width) * -1);
  }
  [data-level='2'] {
    padding-inline-start: var(--_space-l);
  }
  [data-level='3'] {
    padding-inline-start: calc(var(--_space-l) * 2);
  }
  [data-level='4'] {
    padding-inline-start: calc(var(--_space-l) * 3);
  }
  [data-level='5'] {
    padding-inline-start: calc(var(--_space-l) * 4);
  }
  :is([data-level='6'], [data-level='7'], [data-level='8']) {
    padding-inline-start: calc(var(--_space-l) * 5);
  }
  .twist {
    flex: none;
    inline-size: 0.5em;
    block-size: 0.5em;
  }
  [aria-expanded] > .twist {
    border-block-end: calc(var(--_border-width) * 2) solid currentcolor;
    border-inline-end: calc(var(--_border-width) * 2) solid currentcolor;
    rotate: -45deg;
  }
  [aria-expanded='true'] > .twist {
    rotate: 45deg;
    translate: 0 -0.15em;
  }
  :host(:dir(rtl)) [aria-expanded='false'] > .twist {
    rotate: 45deg;
  }
  :host(:dir(rtl)) [aria-expanded='true'] > .twist {
    rotate: -45deg;
  }
  .node-name {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .method {
    flex: none;
    color: var(--_color-text-quiet);
    font-family: var(--_font-family-numbers);
    font-size: var(--_font-size-s);
    font-weight: var(--_font-weight-strong);
  }
  .code {
    font-family: var(--_font-family-numbers);
  }
  textarea {
    resize: vertical;
  }
  h4 {
    margin: 0;
    font-size: inherit;
    font-weight: var(--_font-weight-label);
  }
  .pairs {
    gap: var(--_space-xs);
  }
  .endpoint {
    display: grid;
    grid-template-columns: 8em minmax(0, 1fr);
    gap: var(--_space-m);
  }
  .place {
    display: grid;
    gap: var(--_space-m);
    padding-block-start: var(--_space-m);
    border-block-start: var(--_border-width) solid var(--_color-line-quiet);
  }
  .grid .off .code {
    color: var(--_color-text-quiet);
  }
  .forking {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space-m);
  }
  .forking > :is(form, section) {
    flex: 1 1 100%;
  }
  .diff {
    gap: var(--_space-m);
  }
  .diff .change {
    display: grid;
    grid-template-columns: minmax(5em, 1fr) minmax(0, 3fr) minmax(0, 3fr);
    gap: var(--_space-s) var(--_space-m);
    padding-block-start: var(--_space-xs);
  }
  .diff :is(del, ins) {
    padding-inline: var(--_space-s);
    border-radius: var(--_radius-s);
    font-family: var(--_font-family-numbers);
    font-size: var(--_font-size-s);
  }
  .diff del {
    background: var(--_color-danger-surface);
    color: var(--_color-danger);
  }
  .diff ins {
    background: var(--_color-success-surface);
    color: var(--_color-success);
    text-decoration: none;
  }
  .diff:focus {
    outline: none;
  }
  @container (max-width: 36em) {
    .collection {
      grid-template-columns: minmax(0, 1fr);
    }
    .side {
      position: static;
    }
    .tree {
      max-block-size: 50vh;
    }
    .endpoint {
      grid-template-columns: minmax(0, 1fr);
    }
    .diff .change {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  @media (forced-colors: active) {
    [role='treeitem'][aria-selected='true'] {
      border-inline-start-color: Highlight;
    }
  }
  @media print {
    .side,
    .place,
    .forking {
      display: none;
    }
    .collection {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

/** The look of a collection: the tree beside what is selected in it, one below the other on a narrow screen. */
export const collectionStyles = [gridStyles, styles];
