import type { Criterion } from './criterion.js';

const AXE = 'end-to-end/accessibility.test.ts';
const AXE_LOOKS = 'in ${what}, light and dark, frames included';
const INVOICE = 'components/checkout/methods/invoice/invoice-room.browser.test.ts';
const OF_PAGES = 'It is about a set of pages, and an element is a part of one.';

/** Principles 3 and 4: what is there can be understood, and assistive technology can read it. */
export const UNDERSTANDABLE: readonly Criterion[] = [
  {
    number: '3.1.1',
    name: 'Language of page',
    level: 'A',
    result: 'supports',
    does: 'The card frame is a document of its own, and says its language and direction. An element speaks the language of its page.',
    yours: 'Set `lang` and `dir` on the page: screen readers choose their voice by them.',
    shown: {
      'end-to-end/reach.test.ts': [
        'reads from right to left in Arabic, frame included, and numbers from left to right',
      ],
      'components/base/page-settings.browser.test.ts': [
        'gives its language, unless something nearer has one',
      ],
    },
  },
  {
    number: '3.1.2',
    name: 'Language of parts',
    level: 'AA',
    result: 'supports',
    does: 'A consent or a document in another language than its page is marked with its own.',
    yours:
      'In languages other than English, give `consents` in your own words to the proxy: many are there in English alone.',
    shown: {
      'components/checkout/methods/direct-debit/direct-debit-room.browser.test.ts': [
        'says that a text is not in the shopper’s language, and reads it out in its own',
      ],
      'components/terms-of-service/terms-of-service.browser.test.ts': [
        'opens the text in the reader’s language, and accepts it once its end was seen',
      ],
    },
  },
  {
    number: '3.2.1',
    name: 'On focus',
    level: 'A',
    result: 'supports',
    does: 'The focus alone changes nothing, sends nothing and opens nothing.',
    shown: {
      'end-to-end/focus-in-sight.test.ts': [
        'changes nothing as it goes from stop to stop, and a letter outside a field does nothing',
      ],
    },
  },
  {
    number: '3.2.2',
    name: 'On input',
    level: 'A',
    result: 'supports',
    does: 'A choice shows its fields below it, and sends nothing.',
    shown: {
      'components/checkout/methods/method-choice.browser.test.ts': [
        'hide the card fields, say where the shopper goes, and lose nothing that was typed',
      ],
    },
  },
  {
    number: '3.2.3',
    name: 'Consistent navigation',
    level: 'AA',
    result: 'not applicable',
    does: OF_PAGES,
    yours: 'Keep the order of your navigation on the pages around a payment.',
  },
  {
    number: '3.2.4',
    name: 'Consistent identification',
    level: 'AA',
    result: 'supports',
    does: 'Elements share their parts, words and pictures: a button that does the same is called the same.',
    untested: 'Parts and words stand once in the sources, so that a test would compare a thing with itself.',
  },
  {
    number: '3.2.6',
    name: 'Consistent help',
    level: 'A',
    result: 'not applicable',
    does: OF_PAGES,
    yours: 'Offer help beside the checkout, in the same place on each page.',
  },
  {
    number: '3.3.1',
    name: 'Error identification',
    level: 'A',
    result: 'supports',
    does: 'A message in words stands beside its field and belongs to it, and the first such field has the focus.',
    shown: {
      'end-to-end/keyboard.test.ts': ['is led to what is missing'],
      [INVOICE]: ['says what is missing beside each field, takes the focus to the first, and sends nothing'],
    },
  },
  {
    number: '3.3.2',
    name: 'Labels or instructions',
    level: 'A',
    result: 'supports',
    does: 'Every field has a label, and a hint where its form is not known to all.',
    shown: {
      'frame/settings.page.test.ts': [
        'each input has the token its autofill goes by, its keyboard and a label, in one form',
      ],
      [AXE]: [AXE_LOOKS],
    },
  },
  {
    number: '3.3.3',
    name: 'Error suggestion',
    level: 'AA',
    result: 'supports',
    does: 'A message says what to enter, and a refusal says what to do next where the bank allows it.',
    shown: {
      'components/checkout/checkout.browser.test.ts': [
        'gives advice after a refusal, keeps the number, forgets the security code, and takes a new key',
      ],
      'components/checkout/methods/direct-debit/direct-debit-room.browser.test.ts': [
        'says beside the field what is wrong, sends nothing, and takes the focus there',
      ],
    },
  },
  {
    number: '3.3.4',
    name: 'Error prevention (legal, financial, data)',
    level: 'AA',
    result: 'supports',
    does: 'Fields are checked before anything is sent, the button says the amount, and what cannot be undone is reviewed or asked about first.',
    yours: 'Show the order beside the checkout.',
    shown: {
      'components/checkout/checkout.browser.test.ts': [
        'does not begin with a card that is not complete, and leads to what is missing',
      ],
      'end-to-end/debits.test.ts': [
        'in the United Kingdom looks once more, corrects the account, and confirms',
      ],
      'components/payouts/submit.browser.test.ts': [
        'is reviewed and submitted by keyboard, waits for another person, and leaves nothing of the payee behind',
      ],
      'components/data-erasure/data-erasure.browser.test.ts': [
        'says what goes and what stays, has the reference typed again, and erases, by keyboard alone',
      ],
    },
  },
  {
    number: '3.3.7',
    name: 'Redundant entry',
    level: 'A',
    result: 'supports',
    does: 'What was typed stays after an error, after a refusal and in another method. The security code is asked for again, for security.',
    yours: 'Give what you know of the shopper to the proxy, so that they need not type it.',
    shown: {
      [INVOICE]: ['keeps what was typed after a refusal, until it is paid'],
      'components/checkout/methods/method-list.browser.test.ts': [
        'keeps the choice and what was typed where the list comes again in another language',
      ],
      'end-to-end/your-details.test.ts': ['finds what they typed after a reload, and goes on with it'],
    },
  },
  {
    number: '3.3.8',
    name: 'Accessible authentication (minimum)',
    level: 'AA',
    result: 'not applicable',
    does: 'Florin has no sign-in. A card’s fields can be pasted into and filled in by the browser. A bank’s question is the bank’s own page.',
    yours: 'Your own sign-in, where the shopper has an account with you.',
    shown: {
      'frame/typing.page.test.ts': ['an expiry date is taken as autofill writes it'],
    },
  },
  {
    number: '4.1.2',
    name: 'Name, role, value',
    level: 'A',
    result: 'supports',
    does: 'Controls are native, or have the role, the name and the states that screen readers expect, in the frames too.',
    shown: {
      [AXE]: [AXE_LOOKS],
      'frame/form.browser.test.ts': ['is accessible, with and without errors'],
      'end-to-end/walks.test.ts': [
        'in the checkout: a method by arrows, an empty form, a refusal, and a payment',
        'in the catalogue: search, sort, filter, the cart, and more listings',
        'in the back office: a payment that is found, opened, captured, and refunded',
      ],
    },
  },
  {
    number: '4.1.3',
    name: 'Status messages',
    level: 'AA',
    result: 'supports',
    does: 'Each outcome, error and wait is announced once, without taking the focus.',
    shown: {
      'components/parts/result-view/result-view.browser.test.ts': [
        'that is ${outcome} has its own words and picture and is announced once',
        'leaves the focus where it is outside the element',
      ],
      'components/parts/record/record-element.browser.test.ts': [
        'announces news once, not again after a long wait was announced',
      ],
    },
  },
];
