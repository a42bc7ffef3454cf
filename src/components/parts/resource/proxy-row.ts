import { browserRow, type BrowserRow, type InterfaceName, type Operation } from '../../../client/index.js';

/**
 * A row of an interface as a page calls it through the proxy: below the interface's name, and without the fields the
 * proxy supplies.
 */
export const proxyRow = <Row extends Operation>(name: InterfaceName, row: Row): BrowserRow<Row> =>
  browserRow({ ...row, path: `/${name}${row.path}` });
