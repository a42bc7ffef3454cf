import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';

import { Payment } from './Payment';

export const html = renderToString(
  <StrictMode>
    <Payment order="ORDER-1001" />
  </StrictMode>,
);
