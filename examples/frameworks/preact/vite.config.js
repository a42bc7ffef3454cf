import { defineConfig } from 'vite';
import { preact } from '@preact/preset-vite';

// oxlint-disable-next-line import/no-default-export -- Vite reads it so
export default defineConfig({ plugins: [preact()] });
