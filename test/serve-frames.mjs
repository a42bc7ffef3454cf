import { generateKeyPairSync } from 'node:crypto';
import { fileURLToPath } from 'node:url';

import { build } from 'esbuild';

import { compileFrames } from '../scripts/compile-frames.mjs';
import { bankPage } from './action-frame/bank-pages.mjs';

/** Loads one of the document makers, which are TypeScript, into this process. */
async function load(path) {
  const result = await build({
    entryPoints: [fileURLToPath(new URL(`../${path}`, import.meta.url))],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    absWorkingDir: fileURLToPath(new URL('..', import.meta.url)),
  });
  return import(
    `data:text/javascript;base64,${Buffer.from(result.outputFiles[0].contents).toString('base64')}`
  );
}

/** A public key as the platform writes one. Small ones are what a frame must refuse. */
export function platformKey(modulusLength = 2048, publicExponent = 65537) {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength, publicExponent });
  const { e, n } = publicKey.export({ format: 'jwk' });
  const hex = (part) => Buffer.from(part, 'base64url').toString('hex').toUpperCase().replace(/^0+/, '');
  return { text: `${hex(e)}|${hex(n)}`, privateKey };
}

const HERE = ["'self'"];

/** Every card frame a test may ask for, by the path it is served under. */
async function cardFrames() {
  const { frameDocument, staticFrameDocument } = await load('src/frame/document.ts');
  const pageKey = { allowPageKey: true, frameAncestors: HERE };
  const without = (document, directive) => ({
    ...document,
    headers: {
      ...document.headers,
      'Content-Security-Policy': document.headers['Content-Security-Policy'].replace(directive, ''),
    },
  });
  const normal = frameDocument(pageKey);
  const compiled = platformKey();
  return {
    '/florin/card-frame/1/frame.html': normal,
    '/frames/card/compiled-key.html': frameDocument({ publicKey: compiled.text, frameAncestors: HERE }),
    '/frames/card/no-key.html': frameDocument({ frameAncestors: HERE }),
    '/frames/card/weak-key.html': frameDocument({ publicKey: platformKey(1024).text, frameAncestors: HERE }),
    '/frames/card/other-parents.html': frameDocument({
      allowPageKey: true,
      frameAncestors: ['https://shop.example'],
    }),
    '/frames/card/other-parents-no-header.html': without(
      frameDocument({ allowPageKey: true, frameAncestors: ['https://shop.example'] }),
      'frame-ancestors https://shop.example; ',
    ),
    '/frames/card/no-sandbox-header.html': without(normal, '; sandbox allow-scripts'),
    '/frames/card/static.html': {
      html: staticFrameDocument(pageKey).html,
      headers: { 'Content-Type': 'text/html; charset=utf-8' },
    },
  };
}

async function actionFrames() {
  const maker = await load('src/action-frame/document.ts').catch(() => undefined);
  if (!maker) return {};
  const made = await maker.actionFrameDocument({ allowLocalHttp: true, origins: HERE, frameAncestors: HERE });
  return { '/florin/action-frame/1': made };
}

async function secretFrames() {
  const { secretFrameDocument } = await load('src/secret-frame/document.ts');
  return { '/florin/secret-frame/1/frame.html': secretFrameDocument({ frameAncestors: HERE }) };
}

/** Compiles the frames and returns their documents, `{ html, headers }` by path. */
export async function frameDocuments() {
  await compileFrames();
  return new Map(
    Object.entries({ ...(await cardFrames()), ...(await actionFrames()), ...(await secretFrames()) }),
  );
}

/** A web-test-runner plugin that serves them with their real headers, before anything else can touch them, and pictures. */
export async function serveFrames() {
  const documents = await frameDocuments();
  const { answerPicture } = await load('src/listings/images/answer.ts');
  return {
    name: 'florin-frames',
    async serve(context) {
      const found = documents.get(context.path);
      // Where the service has them, and where the proxy serves them.
      const path = context.url.replace('/florin/listings/images/', '/images/');
      const picture = answerPicture(new Request(new URL(path, 'http://localhost')));
      if (picture) return { body: await picture.text(), headers: Object.fromEntries(picture.headers) };
      if (!found) return bankPage(context);
      return { body: found.html, type: 'html', headers: found.headers };
    },
    /** Takes back what other plugins did to the script: its hash stands in the policy. */
    transform({ path }) {
      const found = documents.get(path);
      return found && { body: found.html, transformCache: false };
    },
  };
}
