import { css } from 'lit';

export const styles = css`
  :host {
    max-inline-size: calc(var(--_max-width) * 1.5);
  }
  .resource {
    display: grid;
    gap: var(--_space-l);
    container-type: inline-size;
  }
  .skeleton {
    display: grid;
    gap: var(--_space-l);
  }
  .skeleton .line {
    display: flex;
    gap: var(--_space-l);
    min-block-size: 9em;
    padding-block: var(--_space-l);
  }
  .skeleton i.picture {
    flex: none;
    inline-size: 6em;
    block-size: auto;
    aspect-ratio: 4 / 3;
    align-self: start;
  }
  .skeleton i {
    color: transparent;
  }
`;
