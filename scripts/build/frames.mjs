import { compileFrames } from '../compile-frames.mjs';

export const build = () => compileFrames();
