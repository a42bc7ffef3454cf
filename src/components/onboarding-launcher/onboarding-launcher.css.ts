import { css } from 'lit';

export const styles = css`
  .head {
    display: flex;
    gap: var(--_space-l);
    align-items: center;
  }
  .skeleton i.sign {
    flex: none;
    inline-size: calc(var(--_button-height) + var(--_space-s));
    block-size: calc(var(--_button-height) + var(--_space-s));
    border: 0;
    border-radius: 50%;
  }
`;
