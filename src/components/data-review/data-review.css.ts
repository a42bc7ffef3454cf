import { css } from 'lit';

export const styles = css`
  :host {
    max-inline-size: calc(var(--_max-width) * 1.5);
  }
  .resource {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--_space-xl);
    /* Room for the badge, which would cover the end of a long first line. */
    padding-block-start: var(--_space-m);
  }
  .skeleton {
    display: grid;
    gap: var(--_space-m);
  }
  dl {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 14em), 1fr));
    gap: var(--_space-m) var(--_space-l);
  }
  .skeleton i {
    block-size: calc(var(--_button-height) + var(--_space-xl));
  }
  .skeleton i.line {
    inline-size: 12em;
    block-size: 1lh;
  }
`;
