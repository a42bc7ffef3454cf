import express from 'express';
import { florin } from 'florin/express';

import { options, pages, port } from './payments.mjs';

const app = express();
app.use(florin(options));
app.use(express.static(pages));
app.listen(port, '127.0.0.1', () => console.log(`Open http://localhost:${port}`));
