/** What the developers of the shop share before the demonstration begins. */
export async function fillWorkspace(sandbox) {
  const send = async (path, body) => {
    const headers = { 'content-type': 'application/json', 'x-api-key': 'sandbox' };
    const url = `https://workspace.invalid${path}`;
    const answer = await sandbox.fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${url}: ${await answer.text()}`);
    return answer.json();
  };
  const variable = (key, value, type = 'default', enabled = true) => ({ key, value, type, enabled });
  const environmentOf = async (name, values) =>
    (await send('/environments', { environment: { name, values } })).environment.uid;
  const test = await environmentOf('Test', [
    variable('baseUrl', 'https://checkout-test.shop.example'),
    variable('merchantAccount', 'GuldenTest'),
    variable('apiKey', 'AQE-test-7f31c0', 'secret'),
    variable('debug', 'true'),
  ]);
  const live = await environmentOf('Live', [
    variable('baseUrl', 'https://checkout.shop.example'),
    variable('merchantAccount', 'GuldenLive'),
    variable('apiKey', 'AQE-live-92ab4e', 'secret'),
    variable('debug', 'false', 'default', false),
  ]);
  const request = (name, method, path) => ({
    name,
    request: { method, url: `{{baseUrl}}${path}` },
    response: [],
  });
  const { collection } = await send('/collections', {
    collection: {
      info: { name: 'Checkout' },
      item: [request('Payment methods', 'POST', '/paymentMethods'), request('Payments', 'POST', '/payments')],
    },
  });
  await send('/mocks', { mock: { collection: collection.uid, environment: test } });
  const schedule = { cron: '0 7 * * *', timezone: 'Europe/Amsterdam' };
  await send('/monitors', {
    monitor: { name: 'Every morning', collection: collection.uid, environment: live, schedule },
  });
}
