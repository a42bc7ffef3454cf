import { browserRow, type BrowserRow, type InterfaceName, type Operation } from '../../../client/index.js';
import { KeyedRefusal } from '../../../client/schema/refused-fields.js';

/**
 * A row of an interface as a page calls it through the proxy: below the interface's name, and without the fields the
 * proxy supplies.
 */
export const proxyRow = <Row extends Operation>(name: InterfaceName, row: Row): BrowserRow<Row> =>
  browserRow({ ...row, path: `/${name}${row.path}` });

/** As `proxyRow`, for what is sent under a key until its end is known: it reads whether a refusal ends a doubt. */
export const keyedRow = <Row extends Operation>(name: InterfaceName, row: Row): BrowserRow<Row> =>
  proxyRow(name, { ...row, refusal: KeyedRefusal });
