import { runOrFail, tool } from '../processes.mjs';

export const build = () =>
  runOrFail('cem', [
    tool('@custom-elements-manifest/analyzer', 'cem'),
    'analyze',
    '--config',
    'custom-elements-manifest.config.mjs',
    '--quiet',
  ]);
