import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import {
  queryOf,
  switched,
  withAddress,
  withBody,
  withQuery,
} from '../../../../src/components/workspace/collections/request.js';

describe('a request as it is edited', () => {
  it('has the parameters of its address, as they are written', () => {
    const request = { url: '{{baseUrl}}/orders?state=open&flag&q=a=b#top' };
    assert.deepEqual(queryOf(request), [
      { key: 'state', value: 'open' },
      { key: 'flag' },
      { key: 'q', value: 'a=b' },
    ]);
    const changed = withQuery(request, [...queryOf(request).slice(1), { key: 'page', value: '{{page}}' }]);
    assert.equal(changed.url, '{{baseUrl}}/orders?flag&q=a=b&page={{page}}#top');
    assert.equal(withQuery(changed, []).url, '{{baseUrl}}/orders#top');
    assert.equal(withQuery({}, [{ key: 'a', value: '' }]).url, '?a=');
  });

  it('keeps an address in its parts, with what is not known of it and what is switched off', () => {
    const off = { key: 'debug', value: '1', disabled: true, description: 'Logs' };
    const request = {
      url: {
        raw: 'https://api.shop.example:8443/orders/:id?state=open',
        protocol: 'https',
        host: ['api', 'shop', 'example'],
        port: '8443',
        path: ['orders', ':id'],
        query: [{ key: 'state', value: 'open', description: 'Which' }, off],
        variable: [{ key: 'id', value: '7' }],
      },
    };
    assert.deepEqual(withAddress(request, 'https://api.shop.example/orders?state=paid&page=2').url, {
      raw: 'https://api.shop.example/orders?state=paid&page=2',
      protocol: 'https',
      host: ['api', 'shop', 'example'],
      path: ['orders'],
      query: [{ key: 'state', value: 'paid', description: 'Which' }, { key: 'page', value: '2' }, off],
      variable: [{ key: 'id', value: '7' }],
    });
    const [state, debug] = queryOf(request);
    const { url } = withQuery(request, [switched(state!, false), switched(debug!, true)]);
    assert.equal((url as { raw: string }).raw, 'https://api.shop.example:8443/orders/:id?debug=1');
    assert.deepEqual((url as { port: string }).port, '8443');
  });

  it('has no body once it is cleared, and keeps what else is known of one', () => {
    assert.deepEqual(withBody({ method: 'POST' }, '{}'), {
      method: 'POST',
      body: { mode: 'raw', raw: '{}' },
    });
    assert.deepEqual(withBody({ method: 'POST', body: { mode: 'raw', raw: '{}' } }, ''), { method: 'POST' });
    const options = { raw: { language: 'json' } };
    assert.deepEqual(withBody({ body: { mode: 'raw', raw: '{}', options } }, ''), {
      body: { mode: 'raw', raw: '', options },
    });
  });
});
