import { define } from '../base/define.js';
import { FlorinWorkspace } from './workspace.js';

export { FlorinWorkspace };

define('florin-workspace', FlorinWorkspace);
