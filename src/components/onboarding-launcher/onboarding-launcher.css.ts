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
  .head {
    display: flex;
    gap: var(--_space-l);
    align-items: center;
  }
  .skeleton {
    display: grid;
    gap: var(--_space-l);
  }
  .skeleton i.sign {
    flex: none;
    inline-size: calc(var(--_button-height) + var(--_space-s));
    block-size: calc(var(--_button-height) + var(--_space-s));
    border: 0;
    border-radius: 50%;
  }
  .skeleton i.line {
    inline-size: 14em;
  }
  .skeleton i.block {
    block-size: calc(var(--_button-height) + var(--_space-l));
  }
`;
