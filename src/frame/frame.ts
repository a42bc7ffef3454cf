import { readCompiled } from './compiled.js';
import { shakeHands } from './handshake.js';
import { harden } from './harden.js';

harden(globalThis);
shakeHands(readCompiled());
