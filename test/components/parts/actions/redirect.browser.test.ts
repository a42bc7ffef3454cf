import { expect } from '@open-wc/testing';

import type { Action } from '../../../../src/client/shopper/index.js';
import type { ActionContext, ActionResult } from '../../../../src/components/parts/actions/actions.js';
import { act } from './acting.js';

interface Trip {
  readonly result: ActionResult;
  readonly assigned: URL | undefined;
  readonly form: HTMLFormElement | undefined;
}

/** Leaves, but for real: what would have been opened is written down instead. */
async function leave(action: Partial<Action>, changes: Partial<ActionContext> = {}): Promise<Trip> {
  let assigned: URL | undefined;
  let form: HTMLFormElement | undefined;
  const navigation = {
    assign: (url: URL) => void (assigned = url),
    submit: (submitted: HTMLFormElement) => void (form = submitted),
  };
  const acting = act({ type: 'redirect', ...action }, { navigation, ...changes });
  const result = await acting.result;
  acting.host.remove();
  return { result, assigned, form };
}

const fieldsOf = (form: HTMLFormElement): [string, FormDataEntryValue][] => [...new FormData(form).entries()];

describe('a redirect', () => {
  it('by GET leads the page to the bank', async () => {
    const { result, assigned } = await leave({ url: 'https://bank.example/pay?id=1', method: 'GET' });
    expect(result).to.deep.equal({ kind: 'left' });
    expect(assigned?.href).to.equal('https://bank.example/pay?id=1');
    expect((await leave({ url: 'https://bank.example/' })).assigned?.href).to.equal('https://bank.example/');
  });

  it('by POST submits the fields to the bank, on the whole page', async () => {
    const fields = [
      { name: 'MD', value: 'ä"<b>' },
      { name: 'PaReq', value: 'x' },
    ];
    const { result, form } = await leave({ url: 'https://bank.example/acs', method: 'POST', fields });
    expect(result).to.deep.equal({ kind: 'left' });
    expect(form?.getAttribute('action')).to.equal('https://bank.example/acs');
    expect(form?.method).to.equal('post');
    expect(form?.target).to.equal('_top');
    expect(form && fieldsOf(form)).to.deep.equal([
      ['MD', 'ä"<b>'],
      ['PaReq', 'x'],
    ]);
  });

  it('C2-33: to a hostile address is refused and nothing is opened', async () => {
    for (const url of [
      'javascript:alert(1)',
      'JavaScript:alert(1)',
      'java\nscript:alert(1)',
      '\u0001javascript:alert(1)',
      ' https://bank.example',
      'https://bank.example/\t',
      '&#x6a;avascript:alert(1)',
      'data:text/html,<script>1</script>',
      'blob:https://bank.example/x',
      'vbscript:x',
      'file:///etc/passwd',
      'intent://x#Intent;end',
      'about:blank',
      '',
      undefined,
    ])
      for (const method of ['GET', 'POST']) {
        const trip = await leave({ url, method });
        expect(trip, String(url)).to.deep.equal({
          result: { kind: 'invalid', field: 'url' },
          assigned: undefined,
          form: undefined,
        });
      }
  });

  it('C2-34: goes where the parser says, and only to a listed origin where a list is given', async () => {
    const redirectOrigins = ['https://good.example'];
    for (const url of [
      '//evil.example',
      'https:evil.example',
      '\\\\evil.example',
      'https://good.example\\@evil.example',
      'https://good.example@evil.example/',
      'https://good.example.evil.example/',
      'https://gооd.example/',
      'https://good.example:8443/',
      'https://evil.example/https://good.example',
    ])
      expect((await leave({ url }, { redirectOrigins })).result, url).to.deep.equal({
        kind: 'invalid',
        field: 'url',
      });
    const { assigned } = await leave({ url: 'https://good.example/pay' }, { redirectOrigins });
    expect(assigned?.origin).to.equal('https://good.example');
  });

  it('C2-35: to plain HTTP is refused but for this machine on a developer’s page', async () => {
    expect((await leave({ url: 'http://bank.example/' })).result).to.have.property('kind', 'invalid');
    expect((await leave({ url: 'http://localhost.bank.example/' })).result).to.have.property(
      'kind',
      'invalid',
    );
    const { result } = await leave({ url: 'http://127.0.0.1:8081/bank' });
    expect(result.kind).to.equal(location.protocol === 'http:' ? 'left' : 'invalid');
  });

  it('C2-36: by another method, or with more than a form should hold, is refused', async () => {
    const url = 'https://bank.example/';
    for (const method of ['PUT', 'get', 'post', '', 'TRACE', '__proto__'])
      expect((await leave({ url, method })).result, method).to.deep.equal({
        kind: 'invalid',
        field: 'method',
      });
    const many = Array.from({ length: 65 }, (_, at) => ({ name: `n${at}`, value: '' }));
    const refused = { kind: 'invalid', field: 'fields' };
    expect((await leave({ url, method: 'POST', fields: many })).result).to.deep.equal(refused);
    expect((await leave({ url, method: 'POST', fields: many.slice(1) })).result).to.have.property(
      'kind',
      'left',
    );
    const long = [{ name: 'a', value: 'x'.repeat(8192) }];
    expect((await leave({ url, method: 'POST', fields: long })).result).to.deep.equal(refused);
    const nameless = [{ name: '', value: 'x' }];
    expect((await leave({ url, method: 'POST', fields: nameless })).result).to.deep.equal(refused);
  });

  it('C2-36: with fields named like the form’s own properties is submitted all the same', async () => {
    const fields = ['submit', 'action', 'method', 'target', '__proto__'].map((name) => ({
      name,
      value: 'x',
    }));
    let submitted: HTMLFormElement | undefined;
    const original = HTMLFormElement.prototype.submit;
    HTMLFormElement.prototype.submit = function submit(this: HTMLFormElement) {
      submitted = this.cloneNode(true) as HTMLFormElement;
    };
    try {
      const acting = act({ type: 'redirect', url: 'https://bank.example/', method: 'POST', fields });
      expect(await acting.result).to.deep.equal({ kind: 'left' });
      acting.host.remove();
    } finally {
      HTMLFormElement.prototype.submit = original;
    }
    expect(submitted?.getAttribute('action')).to.equal('https://bank.example/');
    expect(submitted && fieldsOf(submitted).map(([name]) => name)).to.deep.equal(
      fields.map(({ name }) => name),
    );
  });
});
