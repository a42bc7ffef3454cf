import { harden } from '../frame/harden.js';
import { shakeHands } from './handshake.js';

harden(globalThis);
shakeHands();
