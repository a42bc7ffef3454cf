import { css } from 'lit';

export const styles = css`
  h2,
  h3 {
    font-size: inherit;
  }
  h2 {
    font-size: var(--_font-size-l);
  }
  h3,
  dl,
  dd,
  ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .step,
  .history,
  .whole {
    display: grid;
    gap: var(--_space-s);
  }
  .whole {
    gap: var(--_space-l);
  }
  dl {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(12em, 1fr));
    gap: var(--_space-m) var(--_space-l);
  }
  dt {
    color: var(--_color-text-quiet);
    font-size: var(--_font-size-s);
  }
  dd {
    overflow-wrap: anywhere;
  }
  .choices {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space-s);
  }
  .step,
  .doubt,
  .news {
    padding: var(--_space-l);
    border: var(--_border-width) solid var(--_color-line);
    border-radius: var(--_radius);
    background: var(--_color-surface-raised);
    overflow-wrap: anywhere;
  }
  .doubt {
    display: grid;
    gap: var(--_space-m);
  }
  .doubt,
  .news.not-sent {
    border-color: var(--_color-warning);
    background: var(--_color-warning-surface);
  }
  .doubt button {
    border-color: currentcolor;
    color: inherit;
  }
  .news.received {
    border-color: var(--_color-success);
    background: var(--_color-success-surface);
  }
  .news.refused {
    border-color: var(--_color-danger);
    background: var(--_color-danger-surface);
  }
  .fault {
    color: var(--_color-danger);
  }
  .fault:empty {
    display: none;
  }
  .status-unknown {
    color: var(--_color-warning);
  }
`;
