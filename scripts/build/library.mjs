import { join } from 'node:path';
import { build as viteBuild } from 'vite';

export const build = ({ root }) =>
  viteBuild({ root, configFile: join(root, 'vite.config.ts'), logLevel: 'warn' });
