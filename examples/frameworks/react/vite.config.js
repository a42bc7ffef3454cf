import { defineConfig } from 'vite';
import react from '@vitejs/plugin-react';

// oxlint-disable-next-line import/no-default-export -- Vite reads it so
export default defineConfig({ plugins: [react()] });
