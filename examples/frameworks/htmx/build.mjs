import { cpSync, mkdirSync } from 'node:fs';

mkdirSync('dist', { recursive: true });
const files = [
  'index.html',
  'payment.html',
  'node_modules/htmx.org/dist/htmx.min.js',
  'node_modules/florin/dist/cdn/checkout.en.js',
];
for (const file of files) cpSync(file, `dist/${file.split('/').at(-1)}`);
