/** A bank's page for tests, below `/bank/`: says to its parent what its path asks for, and whether it was asked well. */
const read = (request) =>
  new Promise((resolve, reject) => {
    const chunks = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => resolve(Buffer.concat(chunks).toString()));
    request.on('error', reject);
  });

const challengeSays = (transStatus) => JSON.stringify({ type: 'challengeResult', result: { transStatus } });
const fingerprintSays = (threeDSCompInd) =>
  JSON.stringify({ type: 'fingerPrintResult', result: { threeDSCompInd } });

/** The window's code as a letter (`01` → `A`), which is all a result can carry. */
function codeOf(form) {
  const request = JSON.parse(Buffer.from(form.get('creq') ?? 'e30', 'base64url').toString());
  return String.fromCharCode(64 + Number(request.challengeWindowSize ?? 0));
}

const isMethodCall = (form) =>
  Object.keys(
    JSON.parse(Buffer.from(form.get('threeDSMethodData') ?? 'e30', 'base64url').toString()),
  ).join() === 'threeDSServerTransID,threeDSMethodNotificationURL';

const PAGES = {
  '/bank/challenge/right': () => [challengeSays('Y')],
  '/bank/challenge/wrong': () => [challengeSays('N')],
  '/bank/challenge/size': (form) => [challengeSays(codeOf(form))],
  '/bank/challenge/silent': () => [],
  '/bank/challenge/noise': () => [
    'hello',
    '{',
    challengeSays('yes'),
    fingerprintSays('Y'),
    challengeSays('N'),
  ],
  '/bank/challenge/twice': () => [challengeSays('N'), challengeSays('Y')],
  '/bank/method': (form) => [fingerprintSays(isMethodCall(form) ? 'Y' : 'N')],
  '/bank/method/silent': () => [],
};

const LOUD = `for (const said of document.documentElement.dataset.says.split('\\n').filter(Boolean))
  parent.postMessage(said, '*');`;

/** For a web-test-runner plugin's `serve`; nothing for other paths. */
export async function bankPage({ path, req }) {
  const page = Object.hasOwn(PAGES, path) ? PAGES[path] : undefined;
  if (!page) return undefined;
  const says = page(new URLSearchParams(await read(req)))
    .join('\n')
    .replaceAll('"', '&quot;');
  const body = `<!doctype html><html lang="en" data-says="${says}"><title>Bank</title><p>Your bank</p><input aria-label="Code"><script>${LOUD}</script></html>`;
  return { body, type: 'html' };
}
