/** Milliseconds for whatever a story is waited for. */
const LIMIT = 30_000;
const FAILURES = ['storyErrored', 'storyThrewException', 'playFunctionThrewException', 'storyMissing'];
/** Axe looks at what axe runs in: the sweep, not the addon. */
const globalsOf = (colorScheme) => `colorScheme:${colorScheme};a11y.manual:!true`;

/** Opens a story in a new document. */
export const openStory = (page, address, id, colorScheme) =>
  page.goto(`${address}/iframe.html?id=${id}&viewMode=story&globals=${globalsOf(colorScheme)}`);

/** Has the document show another story, as Storybook's own sidebar does: nothing is loaded or compiled again. */
export const showStory = (page, id) =>
  page.evaluate((storyId) => {
    window.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId, viewMode: 'story' });
  }, id);

/** Waits until a story says that it is finished, its play function included, and how. */
export async function finish(page, id) {
  const handle = await page.waitForFunction(
    ([failures, id]) => {
      const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
      const failure = failures.find((name) => channel?.last(name));
      const [problem] = failure ? channel.last(failure) : [];
      if (failure) return `${failure}: ${problem?.message ?? problem?.description ?? ''}`;
      const [rendered] = channel?.last('storyRendered') ?? [];
      return rendered && (id ?? rendered) === rendered && 'fine';
    },
    [FAILURES, id],
    { timeout: LIMIT, polling: 50 },
  );
  return handle.jsonValue();
}

/** The states a story is tagged with (`state:offline`), each shown by an element of ours. */
export async function reachStates(page, tags) {
  const states = tags.filter((tag) => tag.startsWith('state:')).map((tag) => tag.slice(6));
  const isThere = (state) =>
    [...document.querySelectorAll('#storybook-root *')].some((element) =>
      element.matches(`:state(${state})`),
    );
  for (const state of states)
    await page.waitForFunction(isThere, state, { timeout: LIMIT, polling: 50 }).catch(() => {
      throw new Error(`no element shows :state(${state})`);
    });
}

/** What no script of a page can do: types a test card into the card frame and sends the form around it. */
async function typeCard(page) {
  await page.evaluate(() => document.querySelector('florin-card-fields').focus());
  for (const text of ['4111111111111111', '0330', '737']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('encryptedSecurityCode').waitFor();
}

/** What a story cannot do either: leaves for the bank's page, approves there, and comes back to another story. */
async function approveAtBank(page) {
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Approve' }).click();
  await finish(page);
  await page.getByRole('heading', { name: 'Payment received' }).waitFor();
}

/** What a story wants done to it by hand, by its tag. */
export const BY_HAND = { typed: typeCard, leaves: approveAtBank };
