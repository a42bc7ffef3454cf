import { css } from 'lit';

export const styles = css`
  .head {
    display: flex;
    gap: var(--_space-l);
    align-items: center;
  }
  .skeleton {
    gap: var(--_space-l);
  }
  .skeleton i {
    block-size: calc(var(--_button-height) + var(--_space-l));
  }
  .skeleton i.line {
    inline-size: 14em;
  }
  .skeleton i.sign {
    flex: none;
    inline-size: calc(var(--_button-height) + var(--_space-s));
    block-size: calc(var(--_button-height) + var(--_space-s));
    border: 0;
    border-radius: 50%;
  }
`;
