import { readFileSync, writeFileSync } from 'node:fs';

import { renderElements } from 'florin/server';

import { html } from './server/server.js';

const page = readFileSync('dist/index.html', 'utf8');
const filled = page.replace('<div id="root"></div>', () => `<div id="root">${html}</div>`);
// Shoppers see the checkout before its code is there.
writeFileSync('dist/index.html', await renderElements(filled));
