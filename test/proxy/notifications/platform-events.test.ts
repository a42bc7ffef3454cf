import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { Services } from '../../../src/proxy/services.js';
import { memoryLedger } from '../../../src/proxy/index.js';
import type { PlatformEvent } from '../../../src/proxy/ledger/event.js';
import type { Attempt } from '../../../src/proxy/ledger/attempt.js';
import type { Settlement } from '../../../src/proxy/ledger/ledger.js';
import { followEvent, subjectOf, takeEvent } from '../../../src/proxy/notifications/platform-events.js';
import { joinOrder } from '../../../src/proxy/platform/kept-orders.js';
import { EUR } from '../shop.js';

const AT = 1_800_000_000_000;
const PSP = 'PSP0000000000001';
const SECOND = 'PSP0000000000002';

const attemptOf = (fields: Partial<Attempt> = {}): Attempt =>
  ({
    key: 'key-1',
    order: 'ORDER-1',
    reference: 'REFERENCE-1',
    merchantAccount: 'ShopAccount',
    amount: EUR(1999),
    rest: 0,
    state: 'settled',
    outcome: 'unknown',
    leg: 'open',
    facts: { brand: 'visa', lastFour: '1111', reason: 'try-again' },
    ...fields,
  }) as Attempt;

const eventOf = (fields: Partial<PlatformEvent> = {}): PlatformEvent =>
  ({
    id: 'EVENT-1',
    kind: 'authorisation',
    success: true,
    reference: 'REFERENCE-1',
    pspReference: PSP,
    originalReference: undefined,
    amount: EUR(1999),
    at: AT,
    ...fields,
  }) as PlatformEvent;

/**
 * What a report of the platform changes of an attempt, and what the platform is asked. `order`: what the attempt pays a part of, at the
 * platform.
 */
async function followed(attempt: Attempt | undefined, event: PlatformEvent, order?: string) {
  const settled: Settlement[] = [];
  const givenBack: number[] = [];
  const reversed: unknown[] = [];
  const notes: string[] = [];
  const done: string[] = [];
  const told: Attempt[] = [];
  const going: Promise<unknown>[] = [];
  const ledger = Object.assign(memoryLedger(), {
    findByReference: async (name: string) => (attempt?.reference === name ? attempt : undefined),
    findByPspReference: async (name: string) => (attempt?.pspReference === name ? attempt : undefined),
    settle: async (_key: string, settlement: Settlement) => {
      settled.push(settlement);
      const isHeld = settlement.outcome === 'paid' || settlement.authorised !== undefined;
      const leg = isHeld ? 'authorised' : 'released';
      return (
        attempt && {
          ...attempt,
          ...(attempt.leg === 'open' && { leg, pspReference: settlement.pspReference }),
        }
      );
    },
    giveBack: async (_key: string, at: number) => {
      givenBack.push(at);
      return attempt;
    },
    eventDone: async (id: string) => void done.push(id),
  });
  const services = {
    ledger,
    settings: {
      now: () => AT,
      options: {},
      meters: { attempt: () => undefined },
      signer: { sign: async (...parts: string[]) => parts.join('|') },
    },
    platform: {
      call: async (_row: unknown, { paymentPspReference }: { paymentPspReference?: unknown }) => {
        reversed.push(paymentPspReference);
        return { kind: 'answered', answer: {} };
      },
    },
    delivery: { settled: async (stands: Attempt) => void told.push(stands), deliver: async () => undefined },
  } as unknown as Services;
  const around = {
    note: (word: string) => void notes.push(word),
    keepAlive: (work: Promise<unknown>) => void going.push(work),
  };
  if (attempt && order !== undefined) await joinOrder(services, attempt, order);
  await followEvent(services, around, event);
  while (going.length > 0) await going.pop();
  return { settled, givenBack, reversed, notes, done, told: told.length };
}
const NOTHING = { settled: [], givenBack: [], reversed: [], notes: [], done: ['EVENT-1'], told: 0 };
const card = { brand: 'visa', lastFour: '1111' };

describe('an authorisation that the platform reports', () => {
  it('is what paid an attempt that was open, with the card that is known', async () => {
    assert.deepEqual(await followed(attemptOf(), eventOf()), {
      ...NOTHING,
      settled: [{ outcome: 'paid', facts: card, pspReference: PSP, at: AT }],
      told: 1,
    });
    const { settled } = await followed(attemptOf({ facts: {} }), eventOf());
    assert.deepEqual(settled[0]?.facts, {});
  });

  it('is noted, and nothing else, where its amount is another', async () => {
    for (const amount of [EUR(1), { value: 1999, currency: 'USD' }, undefined])
      assert.deepEqual(await followed(attemptOf(), eventOf({ amount } as never)), {
        ...NOTHING,
        notes: ['answer-mismatch'],
      });
  });

  it('is what a part of an order comes to, where it is less than was asked for, and says what is left', async () => {
    const part = attemptOf({ amount: EUR(1000), rest: 999 });
    assert.deepEqual(await followed(part, eventOf({ amount: EUR(400) }), 'ORDERPSP'), {
      ...NOTHING,
      settled: [
        {
          outcome: 'action-required',
          facts: { ...card, remaining: EUR(1599) },
          pspReference: PSP,
          at: AT,
          authorised: 400,
        },
      ],
      told: 1,
    });
    for (const amount of [EUR(0), EUR(1001), { value: 400, currency: 'USD' }])
      assert.deepEqual(await followed(part, eventOf({ amount }), 'ORDERPSP'), {
        ...NOTHING,
        notes: ['answer-mismatch'],
      });
  });

  it('is given back where the order was paid with another', async () => {
    const paid = attemptOf({ leg: 'authorised', outcome: 'paid', pspReference: PSP });
    const { reversed } = await followed(paid, eventOf({ pspReference: SECOND }));
    assert.deepEqual(reversed, [SECOND]);
    assert.deepEqual((await followed(paid, eventOf())).reversed, []);
  });

  it('that failed ends an attempt that is open, where it is about that one', async () => {
    const failed = eventOf({ success: false });
    const refusal = {
      outcome: 'refused',
      facts: { ...card, reason: 'try-again' },
      pspReference: PSP,
      at: AT,
    };
    assert.deepEqual((await followed(attemptOf(), failed)).settled, [refusal]);
    assert.deepEqual((await followed(attemptOf({ pspReference: PSP }), failed)).settled, [refusal]);
    assert.deepEqual(await followed(attemptOf({ pspReference: SECOND }), failed), NOTHING);
    assert.deepEqual(await followed(attemptOf({ leg: 'authorised', pspReference: PSP }), failed), NOTHING);
    assert.deepEqual(await followed(attemptOf({ leg: 'released' }), failed), NOTHING);
  });
});

describe('a capture that the platform reports', () => {
  const captured = eventOf({ kind: 'capture', pspReference: 'CAPTURE-1', originalReference: PSP });

  it('says that its payment was authorised, where the report of that was lost', async () => {
    const paid = { outcome: 'paid', facts: card, pspReference: PSP, at: AT };
    assert.deepEqual((await followed(attemptOf(), captured)).settled, [paid]);
  });

  it('is of money to give back, where its order was paid with another or its attempt is over', async () => {
    for (const attempt of [
      attemptOf({ leg: 'authorised', outcome: 'paid', pspReference: SECOND }),
      attemptOf({ leg: 'released', outcome: 'cancelled', facts: { reason: 'cancel-requested' } }),
      attemptOf({ leg: 'released', facts: { reason: 'offer-closed' }, pspReference: PSP }),
    ])
      for (const amount of [EUR(1999), EUR(999)])
        assert.deepEqual((await followed(attempt, { ...captured, amount })).reversed, [PSP]);
  });

  it('changes nothing where it failed, is of a part, or of a payment that is known', async () => {
    const known = attemptOf({ leg: 'released', outcome: 'cancelled', facts: {}, pspReference: PSP });
    assert.deepEqual(await followed(known, captured), NOTHING);
    const other = attemptOf({ leg: 'released' });
    for (const amount of [EUR(2000), { value: 1999, currency: 'USD' }])
      assert.deepEqual(await followed(other, { ...captured, amount }), NOTHING);
    for (const told of [{ success: false }, { amount: EUR(999) }, { originalReference: undefined }])
      assert.deepEqual(await followed(attemptOf(), { ...captured, ...told } as PlatformEvent), NOTHING);
  });
});

for (const kind of ['cancel', 'reversal'] as const)
  describe(`a ${kind} that the platform reports`, () => {
    const undone = eventOf({ kind, pspReference: 'CANCEL-1', originalReference: PSP });
    const failed = { ...undone, success: false };
    const failedNotes = kind === 'reversal' ? ['reversal-failed'] : [];

    it('ends an attempt that is open, of that payment or of one without a name', async () => {
      const cancelled = { outcome: 'cancelled', facts: card, at: AT };
      for (const attempt of [attemptOf(), attemptOf({ pspReference: PSP })])
        assert.deepEqual((await followed(attempt, undone)).settled, [cancelled]);
      assert.deepEqual(await followed(attemptOf({ pspReference: SECOND }), undone), NOTHING);
    });

    it('takes a payment back that stands, and tells the shop', async () => {
      const paid = attemptOf({ leg: 'authorised', outcome: 'paid', pspReference: PSP });
      assert.deepEqual(await followed(paid, undone), { ...NOTHING, givenBack: [AT], told: 1 });
      const other = { ...paid, pspReference: SECOND };
      assert.deepEqual(await followed(other, undone), NOTHING);
      const unnamed = attemptOf({ leg: 'authorised', outcome: 'paid' });
      assert.deepEqual(await followed(unnamed, undone), NOTHING);
    });

    it('leaves an attempt as it is that was let go of already', async () => {
      assert.deepEqual(await followed(attemptOf({ leg: 'released', pspReference: PSP }), undone), NOTHING);
    });

    it('that failed: what could not be let go of is given back, unless the order was paid with it', async () => {
      const released = attemptOf({ leg: 'released', outcome: 'cancelled' });
      assert.deepEqual((await followed(released, failed)).reversed, [PSP]);
      const unnamed = { ...failed, originalReference: undefined } as PlatformEvent;
      assert.deepEqual((await followed(released, unnamed)).reversed, []);
      for (const attempt of [attemptOf(), attemptOf({ leg: 'authorised', pspReference: PSP })])
        assert.deepEqual(await followed(attempt, failed), { ...NOTHING, notes: failedNotes });
    });
  });

describe('any other report of the platform', () => {
  it('changes no attempt, and is done', async () => {
    for (const kind of ['capture', 'refund', 'amount-update', 'other'] as const) {
      const paid = attemptOf({ leg: 'authorised', pspReference: PSP });
      assert.deepEqual(await followed(paid, eventOf({ kind, originalReference: PSP })), NOTHING);
    }
    assert.deepEqual(await followed(undefined, eventOf()), NOTHING);
  });

  it('is followed once, however often it comes', async () => {
    const ledger = memoryLedger();
    let followedTimes = 0;
    const eventDone = ledger.eventDone.bind(ledger);
    ledger.eventDone = (id) => {
      followedTimes++;
      return eventDone(id);
    };
    const services = { ledger, settings: { now: () => AT } } as unknown as Services;
    const around = { note: () => undefined, keepAlive: () => undefined };
    await takeEvent(services, around, eventOf());
    await takeEvent(services, around, eventOf());
    assert.equal(followedTimes, 1);
  });
});

describe('which attempt a report is about', () => {
  it('is the one of the payment that it names, or else the one of its reference', async () => {
    const [own, named] = [attemptOf(), attemptOf({ reference: 'REFERENCE-2', pspReference: PSP })];
    const ledger = {
      findByReference: async (name: string) => (name === own.reference ? own : undefined),
      findByPspReference: async (name: string) => (name === PSP ? named : undefined),
    };
    const found = async (originalReference?: string) =>
      (await subjectOf({ ledger } as unknown as Services, eventOf({ originalReference } as never)))
        ?.reference;
    assert.equal(await found(PSP), 'REFERENCE-2');
    assert.equal(await found('PSP-OTHER'), 'REFERENCE-1');
    assert.equal(await found(), 'REFERENCE-1');
  });

  it('C9-194: is, of a donation, never the payment before it, whatever its report names', async () => {
    const donation = attemptOf({ order: 'florin-donation/ORDER-1', reference: 'donation-1' });
    const order = attemptOf({ pspReference: PSP });
    const ledger = {
      findByReference: async (name: string) => [donation, order].find(({ reference }) => reference === name),
      findByPspReference: async () => order,
    };
    const about = async (reference: string) =>
      (
        await subjectOf(
          { ledger } as unknown as Services,
          eventOf({ kind: 'donation', reference, originalReference: PSP }),
        )
      )?.reference;
    assert.equal(await about('donation-1'), 'donation-1');
    assert.equal(await about('REFERENCE-1'), undefined);
    assert.equal(await about('nothing'), undefined);
  });
});
