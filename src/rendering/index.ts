export { renderElements, type RenderOptions } from './render-elements.js';
export { styleHashes } from './style-hashes.js';
