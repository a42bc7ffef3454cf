import { runOrFail, tool } from '../processes.mjs';

export const build = () => runOrFail('tsc', [tool('typescript', 'tsc'), '-p', 'tsconfig.build.json']);
