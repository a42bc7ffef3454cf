import { css } from 'lit';

/** What holds the places of everything; how things look comes with them. */
export const styles = css`
  :host {
    container-type: inline-size;
  }
  .details {
    display: grid;
    gap: var(--_space-xl);
  }
  .facts {
    display: grid;
    align-content: start;
    gap: var(--_space-l);
    min-inline-size: 0;
  }
  .skeleton i.stage {
    inline-size: 100%;
    block-size: auto;
    border: 0;
    aspect-ratio: 4 / 3;
  }
  .skeleton .facts i {
    inline-size: 60%;
  }
  .skeleton .facts i:first-child {
    inline-size: 100%;
    block-size: 3lh;
  }
  @container (min-width: 44em) {
    .details {
      grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
    }
  }
`;
