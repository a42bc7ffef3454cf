import { css } from 'lit';

/** What stands before there is a form: the rest comes with it. */
export const styles = css`
  :host {
    max-inline-size: calc(var(--_max-width) * 1.75);
  }
  .resource {
    container-type: inline-size;
  }
  .sketch {
    display: grid;
    gap: var(--_space-xl);
  }
  .row {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 12em), 1fr));
    gap: var(--_space-l);
    align-items: start;
  }
  .skeleton i {
    inline-size: 100%;
    block-size: var(--_field-height);
  }
  .skeleton .tall {
    block-size: calc(var(--_field-height) * 3);
  }
`;
