import type { Criterion } from './criterion.js';

const AXE = 'end-to-end/accessibility.test.ts';
const AXE_LOOKS = 'in ${what}, light and dark, frames included';
const REACH = 'end-to-end/reach.test.ts';
const SPACING = 'end-to-end/text-spacing.test.ts';
const NEVER = 'house/what-elements-never-do.test.ts';

const NO_MEDIA = 'Florin has no sound and no video.';
const NO_MEDIA_OF_OURS = { result: 'not applicable', does: NO_MEDIA } as const;
const YOUR_MEDIA = 'What you put into slots is yours.';

/** Principle 1: what is there can be perceived. */
export const PERCEIVABLE: readonly Criterion[] = [
  {
    number: '1.1.1',
    name: 'Non-text content',
    level: 'A',
    result: 'supports in part',
    does: 'Marks of cards and methods stand beside their name or have one; pictures that only decorate are hidden from screen readers.',
    lacks:
      'A code to scan with a phone needs an app that can see it. Most methods have a link to the app or a text to copy too; some offer the picture alone.',
    yours: 'Offer another way to pay beside methods with a code. Describe the pictures of your listings.',
    shown: {
      'components/parts/marks/marks.browser.test.ts': [
        'are no part of a name, and are readable in light and dark',
      ],
      [AXE]: [AXE_LOOKS],
    },
  },
  { number: '1.2.1', name: 'Audio-only and video-only (prerecorded)', level: 'A', ...NO_MEDIA_OF_OURS },
  { number: '1.2.2', name: 'Captions (prerecorded)', level: 'A', ...NO_MEDIA_OF_OURS, yours: YOUR_MEDIA },
  {
    number: '1.2.3',
    name: 'Audio description or media alternative (prerecorded)',
    level: 'A',
    ...NO_MEDIA_OF_OURS,
  },
  { number: '1.2.4', name: 'Captions (live)', level: 'AA', ...NO_MEDIA_OF_OURS },
  { number: '1.2.5', name: 'Audio description (prerecorded)', level: 'AA', ...NO_MEDIA_OF_OURS },
  {
    number: '1.3.1',
    name: 'Info and relationships',
    level: 'A',
    result: 'supports',
    does: 'Fields, groups, headings, lists and tables are native HTML, so that their structure is heard as it is seen.',
    yours:
      'Give the page a heading and a `<main>`. Headings of elements begin at level 2 or 3: put them below one of yours.',
    shown: {
      [AXE]: [AXE_LOOKS],
      'components/parts/table/table.browser.test.ts': [
        "is cards ${hasActions ? 'with ticks ' : ''}of the same cells, each with the name of its column",
      ],
      'end-to-end/walks.test.ts': [
        'in the checkout: a method by arrows, an empty form, a refusal, and a payment',
      ],
    },
  },
  {
    number: '1.3.2',
    name: 'Meaningful sequence',
    level: 'A',
    result: 'supports',
    does: 'The order of the document is the order on the screen, through the card frame and out of it.',
    shown: {
      'frame/typing.page.test.ts': ['Tab and Shift+Tab go through page and frame in order and lose no key'],
      'end-to-end/keyboard.test.ts': ['types a card, goes on to the button, answers the bank, and has paid'],
    },
  },
  {
    number: '1.3.3',
    name: 'Sensory characteristics',
    level: 'A',
    result: 'supports',
    does: 'No text names a thing by its colour, its shape or its place alone.',
    yours: 'Keep to that where you replace words.',
    shown: { [NEVER]: ['name a thing by its place, its shape or its colour alone'] },
  },
  {
    number: '1.3.4',
    name: 'Orientation',
    level: 'AA',
    result: 'supports',
    does: 'Nothing asks how a device is held.',
    shown: {
      [REACH]: ['pays on a phone that lies on its side, and stands the way it is held'],
      [NEVER]: ['act when a finger goes down, follow the motion of a device, or ask how it is held'],
    },
  },
  {
    number: '1.3.5',
    name: 'Identify input purpose',
    level: 'AA',
    result: 'supports',
    does: 'Fields about the person who fills them in name their purpose, so that a browser can fill them in.',
    shown: {
      'frame/settings.page.test.ts': [
        'each input has the token its autofill goes by, its keyboard and a label, in one form',
      ],
      'components/legal-entity-form/legal-entity-form.browser.test.ts': [
        'fills in by the browser’s own knowledge',
      ],
    },
  },
  {
    number: '1.4.1',
    name: 'Use of colour',
    level: 'A',
    result: 'supports',
    does: 'Outcomes, errors and choices have words or a picture besides their colour, and links in texts are underlined.',
    shown: {
      'components/parts/result-view/result-view.browser.test.ts': [
        'that is ${outcome} has its own words and picture and is announced once',
      ],
      [AXE]: [AXE_LOOKS],
    },
  },
  {
    number: '1.4.2',
    name: 'Audio control',
    level: 'A',
    result: 'not applicable',
    does: NO_MEDIA,
  },
  {
    number: '1.4.3',
    name: 'Contrast (minimum)',
    level: 'AA',
    result: 'supports',
    does: 'Text has a contrast of 4.5 to 1 in light and dark, with the default colours, with each preset, and with a theme that Florin derives from your colour.',
    yours: 'Keep the contrast where you set colours by hand.',
    shown: {
      'house/accessibility.test.ts': ['is true of the default colours, in light and dark'],
      'components/base/theme/presets.test.ts': [
        '${name}: every pair of colours that meets has its contrast, in light and dark',
      ],
      'theme/derive.test.ts': [
        'has its contrast in every pair that meets, in light and dark, whatever the colour',
      ],
      [AXE]: [AXE_LOOKS],
    },
  },
  {
    number: '1.4.4',
    name: 'Resize text',
    level: 'AA',
    result: 'supports',
    does: 'Everything grows with the browser’s zoom, up to 400 per cent, and can be used there.',
    yours:
      'Sizes are in pixels: set `--florin-font-size`, `-s` and `-l` in `rem` to follow the browser’s setting for the size of text too.',
    shown: {
      [REACH]: ['pays at 400 per cent on a small screen, the bank’s question included'],
      [SPACING]: ['is whole ${how} in ${what}, ${width} pixels wide'],
    },
  },
  {
    number: '1.4.5',
    name: 'Images of text',
    level: 'AA',
    result: 'supports',
    does: 'Text is text: the only pictures with letters are logos, which the criterion allows.',
    untested: 'No program can tell the letters of a logo from those of another picture.',
  },
  {
    number: '1.4.10',
    name: 'Reflow',
    level: 'AA',
    result: 'supports',
    does: 'On 320 pixels nothing scrolls sideways, from left to right and from right to left; rows of a table become cards.',
    yours: 'Give an element the whole width of a small screen.',
    shown: {
      [REACH]: ['fits into 320 pixels ${how}, from the empty form to the result'],
      'components/checkout/form-view.browser.test.ts': ['fits into 320 pixels, ${dir}'],
      'components/workspace/workspace.access.browser.test.ts': [
        'is accessible in ${scheme}, right to left and at 320 pixels: workspaces, environments, collections and mock servers',
      ],
    },
  },
  {
    number: '1.4.11',
    name: 'Non-text contrast',
    level: 'AA',
    result: 'supports',
    does: 'Lines around fields and the focus ring have 3 to 1 on their surface, and stay where the system chooses the colours.',
    yours: 'Keep it where you set colours by hand.',
    shown: {
      'house/accessibility.test.ts': ['is true of the default colours, in light and dark'],
      [REACH]: ['keeps its outlines where the system chooses the colours'],
    },
  },
  {
    number: '1.4.12',
    name: 'Text spacing',
    level: 'AA',
    result: 'supports in part',
    does: 'Boxes grow with their text, and the card frame grows too, so that no text is cut off or lies on another.',
    lacks:
      'Tiles of the catalogue are as high as each other: with more space between letters, a title of three lines ends after the second with “…”. On a small screen, the line of the seller and the former price end so too. The listing’s own page has all of it. A reader’s style sheet may not reach into the card frame.',
    yours: 'Raise `--florin-line-height`, which reaches into the frame.',
    shown: {
      [SPACING]: [
        'is whole ${how} in the checkout, with all its errors and its result, ${width} pixels wide',
        'is whole ${how} in ${what}, ${width} pixels wide',
      ],
    },
  },
  {
    number: '1.4.13',
    name: 'Content on hover or focus',
    level: 'AA',
    result: 'supports',
    does: 'Nothing appears over other content when a pointer or the focus comes, and nothing has a tooltip.',
    shown: { [NEVER]: ['show nothing that comes with the pointer or the focus, and no tooltip'] },
  },
];
