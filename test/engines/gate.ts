import { connect, createServer, type AddressInfo } from 'node:net';

/** A way to the shop on which payments arrive, but the answers to them are lost. */
export interface Gate {
  readonly address: string;
  close(): void;
}

const PAYMENT = 'POST /florin/checkout/payments ';

export async function openGate(shop: string): Promise<Gate> {
  const { port, hostname } = new URL(shop);
  const server = createServer((browser) => {
    const way = connect(Number(port), hostname);
    browser.on('data', (data) => data.includes(PAYMENT) && way.removeAllListeners('data').resume());
    browser.pipe(way);
    way.on('data', (data) => browser.write(data));
    way.on('close', () => browser.destroy()).on('error', () => browser.destroy());
    browser.on('close', () => way.destroy()).on('error', () => way.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, hostname, resolve));
  const { port: gate } = server.address() as AddressInfo;
  return { address: `http://${hostname}:${gate}`, close: () => void server.close() };
}
