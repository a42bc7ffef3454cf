import { css } from 'lit';

export const styles = css`
  p {
    margin: 0;
  }
  .back {
    margin-block-end: var(--_space-l);
  }
  .event {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: var(--_space-s) var(--_space-l);
    padding: var(--_space-m) var(--_space-l);
    border: var(--_border-width) solid var(--_color-line-quiet);
    border-radius: var(--_radius);
    background: var(--_color-surface);
  }
  .event > .what {
    flex: 1 1 9em;
  }
`;
