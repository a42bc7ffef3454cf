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
  const request = (name, method, path, more = {}, examples = []) => ({
    name,
    request: { method, url: `{{baseUrl}}${path}`, ...more },
    response: examples,
  });
  const header = [{ key: 'Content-Type', value: 'application/json' }];
  const json = (value) => ({ header, body: { mode: 'raw', raw: JSON.stringify(value, undefined, 2) } });
  const amount = { value: 2500, currency: 'EUR' };
  const { collection } = await send('/collections', {
    collection: {
      info: { name: 'Checkout', description: 'What the shop sends when a shopper pays.' },
      item: [
        request('Payment methods', 'POST', '/paymentMethods', json({ countryCode: 'NL', amount }), [
          {
            name: 'Two ways to pay',
            code: 200,
            header,
            body: '{"merchantAccount":"{{merchantAccount}}","paymentMethods":[{"type":"ideal"},{"type":"scheme"}]}',
          },
        ]),
        request('Payments', 'POST', '/payments', json({ amount, reference: 'order-1' })),
        {
          name: 'Modifications',
          item: [
            request('Refund', 'POST', '/payments/{{pspReference}}/refunds', json({ amount })),
            request('Cancel', 'POST', '/payments/{{pspReference}}/cancels'),
          ],
        },
      ],
    },
  });
  await send('/mocks', { mock: { collection: collection.uid, environment: test } });
  const { api } = await send('/apis', {
    api: { name: 'Shop', summary: 'What partners may ask of the shop.' },
  });
  const { version } = await send(`/apis/${api.id}/versions`, { version: { name: '1.0' } });
  const at = `/apis/${api.id}/versions/${version.id}`;
  const paths = {
    '/paymentMethods': { post: { summary: 'Payment methods' } },
    '/payments': { post: { summary: 'Payments' }, get: { summary: 'List payments' } },
  };
  const schema = JSON.stringify({ openapi: '3.0.0', info: { title: 'Shop', version: '1.0' }, paths });
  await send(`${at}/schemas`, { schema: { type: 'openapi3', language: 'json', schema } });
  await send(`${at}/releases`, {
    release: { name: 'First partners', visibility: 'private', gitTag: 'v1.0' },
  });
  await send(`${at}/relations`, { documentation: [collection.uid] });
  const schedule = { cron: '0 7 * * *', timezone: 'Europe/Amsterdam' };
  await send('/monitors', {
    monitor: { name: 'Every morning', collection: collection.uid, environment: live, schedule },
  });
}
