import { defineConfig } from 'vite';
import solid from 'vite-plugin-solid';

// oxlint-disable-next-line import/no-default-export -- Vite reads it so
export default defineConfig({ plugins: [solid()] });
