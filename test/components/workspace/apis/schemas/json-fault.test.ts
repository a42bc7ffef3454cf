import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { jsonFault } from '../../../../../src/components/workspace/apis/schemas/json-fault.js';

describe('where a text is not JSON', () => {
  it('is nowhere in JSON', () => {
    const texts = ['{}', ' [1, -2.5e+3, "a\\u00e9\\n", true, null, {"a": [[]]}]\n', '"é😀"', '0'];
    for (const text of texts) assert.equal(jsonFault(text), undefined, text);
  });

  it('is the first character that may not stand there', () => {
    const faults: Record<string, string> = {
      '': '1:1',
      '{\n  "a": 1,\n}': '3:1',
      '{"a" 1}': '1:6',
      '{\n  a: 1 }': '2:3',
      '[1 2]': '1:4',
      '[1, 2': '1:6',
      '{"a": tru}': '1:7',
      '{"a": "b\tc"}': '1:7',
      '{"a": "\\x"}': '1:7',
      '[01]': '1:3',
      '{]': '1:2',
      '[}': '1:2',
      '{} {}': '1:4',
      "['a']": '1:2',
      '}': '1:1',
    };
    for (const [text, place] of Object.entries(faults)) {
      const found = jsonFault(text);
      assert.equal(`${found?.line}:${found?.column}`, place, JSON.stringify(text));
    }
  });
});
