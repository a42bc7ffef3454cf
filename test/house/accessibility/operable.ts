import type { Criterion } from './criterion.js';

const AXE = 'end-to-end/accessibility.test.ts';
const AXE_LOOKS = 'in ${what}, light and dark, frames included';
const FOCUS = 'end-to-end/focus-in-sight.test.ts';
const KEYBOARD = 'end-to-end/keyboard.test.ts';
const NEVER = 'house/what-elements-never-do.test.ts';
const STILL = 'act when a finger goes down, follow the motion of a device, or ask how it is held';
const QUIET = 'changes nothing as it goes from stop to stop, and a letter outside a field does nothing';
const OF_A_PAGE = 'It is about whole pages, and an element is a part of one.';

/** Principle 2: what is there can be operated. */
export const OPERABLE: readonly Criterion[] = [
  {
    number: '2.1.1',
    name: 'Keyboard',
    level: 'A',
    result: 'supports',
    does: 'Everything works by keyboard: paying in each country, a bank’s question, and the tasks of sellers and operators.',
    shown: {
      [KEYBOARD]: ['types a card, goes on to the button, answers the bank, and has paid'],
      'end-to-end/countries-by-keyboard.test.ts': ['sees what ${country} offers, and pays by ${method}'],
      'components/terminals/moving.browser.test.ts': [
        'says from where, where to and what it does, asks with the focus on Cancel, and moves by keyboard alone',
      ],
    },
  },
  {
    number: '2.1.2',
    name: 'No keyboard trap',
    level: 'A',
    result: 'supports',
    does: 'The Tab key leads through the card frame and out of it, both ways, and Escape leaves a dialog.',
    shown: {
      [KEYBOARD]: [
        'comes out of the card fields again, backwards too',
        'leaves the bank’s question with Escape, is asked, and goes back to it',
      ],
      'frame/typing.page.test.ts': ['Tab and Shift+Tab go through page and frame in order and lose no key'],
    },
  },
  {
    number: '2.1.4',
    name: 'Character key shortcuts',
    level: 'A',
    result: 'supports',
    does: 'No letter is a shortcut: keys act on what has the focus, and the shortcut of the command palette needs Ctrl or Command and can be turned off.',
    shown: {
      [FOCUS]: [QUIET],
      'components/command-palette/command-palette.browser.test.ts': [
        'leaves the shortcut to the browser where it is turned off, changed, or composed with other keys',
      ],
    },
  },
  {
    number: '2.2.1',
    name: 'Timing adjustable',
    level: 'A',
    result: 'supports in part',
    does: 'What is typed has no time limit. A card’s number or PIN is shown for twenty seconds, for security, and a button extends that ten times.',
    lacks:
      'There are 8 seconds to undo a removal, in `<florin-saved-cards>`, `<florin-transfer-instruments>`, `<florin-verification-documents>`, `<florin-balances>` and `<florin-recurring-contracts>`, and a person cannot ask for more.',
    yours:
      'Set `undo-seconds` on these elements, for example to 60. A bank or a method may set a time of its own.',
    shown: {
      'secret-frame/showing.page.test.ts': ['C10-274: is shown longer ten times, and not once more'],
      'components/saved-cards/saved-cards.browser.test.ts': [
        'a card once the time for a change of mind is over, and tells the page without an id',
      ],
    },
  },
  {
    number: '2.2.2',
    name: 'Pause, stop, hide',
    level: 'A',
    result: 'supports',
    does: 'The one thing that moves without an end is the ring while a payment is sent. It stands still where the device asks for less motion.',
    shown: { [NEVER]: ['flash, or move on where the device asks for less motion'] },
  },
  {
    number: '2.3.1',
    name: 'Three flashes or below threshold',
    level: 'A',
    result: 'supports',
    does: 'Nothing flashes: no animation turns more than once in a second.',
    shown: { [NEVER]: ['flash, or move on where the device asks for less motion'] },
  },
  {
    number: '2.4.1',
    name: 'Bypass blocks',
    level: 'A',
    result: 'not applicable',
    does: OF_A_PAGE,
    yours: 'Give the page a link that skips what comes before the checkout.',
  },
  {
    number: '2.4.2',
    name: 'Page titled',
    level: 'A',
    result: 'not applicable',
    does: `${OF_A_PAGE} Florin’s frames have titles.`,
    yours: 'Give each page a title.',
    shown: {
      'components/parts/card-frame/card-frame.browser.test.ts': [
        'is one sandboxed frame with a title, loaded by address',
      ],
    },
  },
  {
    number: '2.4.3',
    name: 'Focus order',
    level: 'A',
    result: 'supports',
    does: 'The focus follows the order of the screen, and goes to what a person asked for: an error, an opened row, how a payment ended.',
    shown: {
      [KEYBOARD]: ['is led to what is missing', 'pays with Enter in a card field'],
      'components/parts/record/record-element.browser.test.ts': [
        'moves the focus to what an update has brought',
      ],
      'components/saved-cards/saved-cards.browser.test.ts': [
        'is removed and undone where the focus is, and the focus goes on to the next card',
      ],
    },
  },
  {
    number: '2.4.4',
    name: 'Link purpose (in context)',
    level: 'A',
    result: 'supports',
    does: 'Each link says where it leads, or is named by its row.',
    shown: { [AXE]: [AXE_LOOKS] },
  },
  {
    number: '2.4.5',
    name: 'Multiple ways',
    level: 'AA',
    result: 'not applicable',
    does: OF_A_PAGE,
    yours: 'Let people find your pages by more than one way. Steps of a payment are exempt.',
  },
  {
    number: '2.4.6',
    name: 'Headings and labels',
    level: 'AA',
    result: 'supports',
    does: 'Every field has a label that stays in view, and every part a heading that says what it is about.',
    shown: {
      'frame/settings.page.test.ts': [
        'each input has the token its autofill goes by, its keyboard and a label, in one form',
      ],
      'end-to-end/walks.test.ts': [
        'in the checkout: a method by arrows, an empty form, a refusal, and a payment',
        'in the back office: a payment that is found, opened, captured, and refunded',
      ],
    },
  },
  {
    number: '2.4.7',
    name: 'Focus visible',
    level: 'AA',
    result: 'supports',
    does: 'What has the focus has a ring of 2 pixels or more, in the card frame too.',
    yours: 'Keep the ring where you style parts.',
    shown: {
      [FOCUS]: [
        'has a ring and is seen, above the button that stays at the end of a phone’s screen',
        'has a ring and is seen in the catalogue, beside filters that stay',
        'has a ring and is seen between the heading of a table and the bar of what is ticked, ${width} pixels wide',
      ],
    },
  },
  {
    number: '2.4.11',
    name: 'Focus not obscured (minimum)',
    level: 'AA',
    result: 'supports',
    does: 'What stays in view leaves room: the button that pays on a phone, the heading of a table, and the bar below a list of ticked rows never cover all of what has the focus.',
    yours: 'Set `scroll-padding` on the page where its own header or banner stays in view.',
    shown: {
      [FOCUS]: [
        'has a ring and is seen, above the button that stays at the end of a phone’s screen',
        'has a ring and is seen in the catalogue, beside filters that stay',
        'has a ring and is seen between the heading of a table and the bar of what is ticked, ${width} pixels wide',
      ],
    },
  },
  {
    number: '2.5.1',
    name: 'Pointer gestures',
    level: 'A',
    result: 'supports',
    does: 'A click does everything: nothing listens to a finger’s path.',
    shown: { [NEVER]: [STILL] },
  },
  {
    number: '2.5.2',
    name: 'Pointer cancellation',
    level: 'A',
    result: 'supports',
    does: 'Controls act when the pointer is released, so that a person can move away first.',
    shown: { [NEVER]: [STILL] },
  },
  {
    number: '2.5.3',
    name: 'Label in name',
    level: 'A',
    result: 'supports',
    does: 'The name of a control begins with the words on it, so that it can be spoken to.',
    shown: {
      [AXE]: [AXE_LOOKS, 'unless there is something to find, in the page and in the card frame'],
    },
  },
  {
    number: '2.5.4',
    name: 'Motion actuation',
    level: 'A',
    result: 'not applicable',
    does: 'Nothing follows the motion of a device.',
    shown: { [NEVER]: [STILL] },
  },
  {
    number: '2.5.7',
    name: 'Dragging movements',
    level: 'AA',
    result: 'supports',
    does: 'Only files can be dragged, and a button chooses them too.',
    shown: {
      'components/verification-documents/verification-documents.browser.test.ts': [
        'by keyboard alone: to the chooser, and back',
      ],
    },
  },
  {
    number: '2.5.8',
    name: 'Target size (minimum)',
    level: 'AA',
    result: 'supports',
    does: 'Targets have 24 pixels in each direction, or that room around them.',
    yours: 'Keep the sizes of buttons and fields at 24 pixels or more where you set tokens.',
    shown: {
      'end-to-end/targets.test.ts': ['is 24 pixels in each direction, or has that room, on ${path}'],
      [AXE]: [AXE_LOOKS],
    },
  },
];
