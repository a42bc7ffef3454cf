import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

import { Payment } from './Payment';

const root = document.getElementById('root')!;
const page = (
  <StrictMode>
    <Payment order="ORDER-1001" />
  </StrictMode>
);
if (root.hasChildNodes()) hydrateRoot(root, page);
else createRoot(root).render(page);
