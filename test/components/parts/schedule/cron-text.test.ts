import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { cronText } from '../../../../src/components/parts/schedule/cron-text.js';
import { words as english } from '../../../../src/words/compiled/parts/schedule/en.js';
import { say } from '../../../../src/words/own-words.js';

const said = (expression: string, zone = 'Pacific/Chatham'): string =>
  cronText(
    {
      words: { text: (word, values) => say(english, word, undefined, 'en', values) },
      language: 'en',
      now: Date.parse('2026-09-25T12:00Z'),
      viewerZone: 'UTC',
    },
    expression,
    zone,
  ).replaceAll(/[\u2066-\u2069]/g, '');

describe('a cron expression in words', () => {
  it('says what runs within each hour', () => {
    assert.equal(said('*/5 * * * *'), 'Every 5 minutes');
    assert.equal(said('  */30  *  *  * *'), 'Every 30 minutes');
    assert.equal(said('15 * * * *'), 'Every hour at minute 15 (Chatham Time)');
  });

  it('says one time of day by the clock of its zone', () => {
    assert.equal(said('0 7 * * MON-FRI'), 'From Monday to Friday at 07:00 (Chatham Time)');
    assert.equal(said('0 7 L * *', 'UTC'), 'On the last day of each month at 07:00 (UTC)');
  });

  it('claims no regular interval where there is none, and repeats what it has no words for', () => {
    // The last run of an hour is two minutes before the first of the next.
    for (const expression of ['*/7 * * * *', '0,30 7 * * *', '0 7 1 1 *', '0 7 * * 1#2'])
      assert.equal(said(expression), `By the cron expression ${expression} (Chatham Time)`);
    assert.equal(said('99 * * * *'), 'By the cron expression 99 * * * * (Chatham Time)');
  });
});
