import { defineConfig } from 'vite';
import { svelte } from '@sveltejs/vite-plugin-svelte';

// oxlint-disable-next-line import/no-default-export -- Vite reads it so
export default defineConfig({ plugins: [svelte()] });
