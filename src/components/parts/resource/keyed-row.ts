import type { BrowserRow, InterfaceName, Operation } from '../../../client/index.js';
import { KeyedRefusal } from '../../../client/schema/refused-fields.js';
import { proxyRow } from './proxy-row.js';

/** As `proxyRow`, for what is sent under a key until its end is known: it reads whether a refusal ends a doubt. */
export const keyedRow = <Row extends Operation>(name: InterfaceName, row: Row): BrowserRow<Row> =>
  proxyRow(name, { ...row, refusal: KeyedRefusal });
