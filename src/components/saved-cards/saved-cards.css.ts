import { css } from 'lit';

export const styles = css`
  :host {
    max-inline-size: var(--_max-width);
  }
  ul {
    display: grid;
    gap: var(--_space-s);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .card {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--_space-s) var(--_space-l);
    padding: var(--_space-m) var(--_space-l);
    border: var(--_border-width) solid var(--_color-line-quiet);
    border-radius: var(--_radius);
    background: var(--_color-surface);
    transition: background-color var(--_motion);
  }
  .what {
    flex: 1 1 8em;
    display: grid;
    justify-items: start;
    overflow-wrap: anywhere;
  }
  .face {
    font-weight: var(--_font-weight-strong);
  }
  .face bdi {
    display: inline-block;
  }
  .detail {
    color: var(--_color-text-quiet);
    font-size: var(--_font-size-s);
  }
  .detail.expiring,
  .detail.expired {
    padding-inline: var(--_space-xs);
    border-radius: var(--_radius-s);
    font-weight: var(--_font-weight-strong);
  }
  .detail.expiring {
    background: var(--_color-warning-surface);
    color: var(--_color-warning);
  }
  .detail.expired {
    background: var(--_color-danger-surface);
    color: var(--_color-danger);
  }
  .undoable,
  .sent {
    border-style: dashed;
    background: var(--_color-surface-raised);
    color: var(--_color-text-quiet);
  }
  .undoable .face,
  .sent .face {
    font-weight: inherit;
  }
  .undoable bdi,
  .sent bdi {
    text-decoration: line-through;
  }
  .message {
    flex-basis: 100%;
    margin: 0;
    padding: var(--_space-s);
    border-radius: var(--_radius-s);
    background: var(--_color-danger-surface);
    color: var(--_color-danger);
    font-size: var(--_font-size-s);
    overflow-wrap: anywhere;
  }
  .add {
    margin: var(--_space-m) 0 0;
  }
  .skeleton i.face {
    inline-size: 9em;
  }
  .skeleton i.detail {
    inline-size: 8em;
  }
  .skeleton i.button {
    inline-size: 6em;
    block-size: var(--_button-height);
    border-radius: var(--_radius);
  }
`;
