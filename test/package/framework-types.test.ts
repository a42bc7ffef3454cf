import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';

import { ROOT } from '../house/files.js';
import { createApp, link } from './installed-app.js';

interface Program {
  readonly options: Readonly<Record<string, unknown>>;
  readonly code: string;
}

/** What is right compiles; each line after `@ts-expect-error` is a mistake that has to be told. */
const PROGRAMS: Readonly<Record<string, Program>> = {
  React: {
    options: { jsx: 'react-jsx' },
    code: `
import type { CardState, FlorinCheckout, PaymentSettled } from 'florin';
import { Cart, Checkout, Provider } from 'florin/react';
import { useRef } from 'react';

const heard = (event: CustomEvent<PaymentSettled>): string => event.detail.outcome;
const wrong = (event: CustomEvent<CardState>): unknown => event.detail;

export function Page() {
  const element = useRef<FlorinCheckout>(null);
  return (
    <Provider proxy="/florin" className="shop">
      <Checkout ref={element} order="A" countryCode="NL" withSaveCard layout="tabs" marks={{ ideal: '/a.svg' }}
        onPaymentSettled={heard} onCardChanged={({ detail }) => console.log(detail.brand)} id="pay" />
      <Cart htmlFor="catalogue" />
      <florin-checkout order="A" country-code="NL" with-save-card={true} layout="list" onflorin-payment-settled={heard} />
      {/* @ts-expect-error -- an order is a text */}
      <Checkout order={1001} />
      {/* @ts-expect-error -- no such layout */}
      <Checkout layout="grid" />
      {/* @ts-expect-error -- no such property */}
      <Checkout orders="A" />
      {/* @ts-expect-error -- the detail of another event */}
      <Checkout onPaymentSettled={wrong} />
      {/* @ts-expect-error -- the detail of another event */}
      <florin-checkout onflorin-payment-settled={wrong} />
      {/* @ts-expect-error -- no such layout */}
      <florin-checkout layout="grid" />
      {/* @ts-expect-error -- a boolean */}
      <florin-checkout with-save-card="no" />
      {/* @ts-expect-error -- no such element */}
      <florin-checkouts />
    </Provider>
  );
}`,
  },
  Preact: {
    options: { jsx: 'react-jsx', jsxImportSource: 'preact' },
    code: `
import type { CardState, FlorinCheckout, PaymentSettled } from 'florin';
import 'florin/preact';
import { useRef } from 'preact/hooks';

const heard = (event: CustomEvent<PaymentSettled>): string => event.detail.outcome;
const wrong = (event: CustomEvent<CardState>): unknown => event.detail;

export function Page({ isMember }: { isMember: boolean }) {
  const element = useRef<FlorinCheckout>(null);
  return (
    <>
      <florin-checkout ref={element} order="A" country-code="NL" with-save-card withHolderName={isMember} class="a"
        marks={{ ideal: '/a.svg' }} onflorin-payment-settled={heard} />
      {/* @ts-expect-error -- Preact writes false as a text, which an attribute takes for true */}
      <florin-checkout with-save-card={isMember} />
      {/* @ts-expect-error -- no such layout */}
      <florin-checkout layout="grid" />
      {/* @ts-expect-error -- no such property */}
      <florin-checkout orders="A" />
      {/* @ts-expect-error -- the detail of another event */}
      <florin-checkout onflorin-payment-settled={wrong} />
    </>
  );
}`,
  },
  Solid: {
    options: { jsx: 'preserve', jsxImportSource: 'solid-js' },
    code: `
import type { CardState, FlorinCheckout, PaymentSettled } from 'florin';
import 'florin/solid';

const heard = (event: CustomEvent<PaymentSettled>): string => event.detail.outcome;
const wrong = (event: CustomEvent<CardState>): unknown => event.detail;

export function Page(props: { isMember: boolean }) {
  let element!: FlorinCheckout;
  return (
    <>
      <florin-checkout ref={element} order="A" country-code="NL" with-save-card={props.isMember} class="a"
        prop:marks={{ ideal: '/a.svg' }} on:florin-payment-settled={heard} />
      {/* @ts-expect-error -- no such layout */}
      <florin-checkout layout="grid" />
      {/* @ts-expect-error -- no such property */}
      <florin-checkout orders="A" />
      {/* @ts-expect-error -- the detail of another event */}
      <florin-checkout on:florin-payment-settled={wrong} />
    </>
  );
}`,
  },
  Vue: {
    options: {},
    code: `
import type { CardState, PaymentSettled } from 'florin';
import 'florin/vue';
import type { GlobalComponents } from 'vue';

type Checkout = InstanceType<GlobalComponents['florin-checkout']>['$props'];
export const right: Checkout[] = [
  { order: 'A', countryCode: 'NL', withSaveCard: true, marks: { ideal: '/a.svg' }, class: 'a' },
  { onFlorinPaymentSettled: (event: CustomEvent<PaymentSettled>) => event.detail.outcome },
];
export const wrong: Checkout[] = [
  // @ts-expect-error -- no such layout
  { layout: 'grid' },
  // @ts-expect-error -- no such property
  { orders: 'A' },
  // @ts-expect-error -- the detail of another event
  { onFlorinPaymentSettled: (event: CustomEvent<CardState>) => event.detail },
];`,
  },
  Svelte: {
    options: {},
    code: `
import type { CardState, PaymentSettled } from 'florin';
import 'florin/svelte';
import type { SvelteHTMLElements } from 'svelte/elements';

type Checkout = SvelteHTMLElements['florin-checkout'];
export const right: Checkout[] = [
  { order: 'A', 'country-code': 'NL', 'with-save-card': true, withHolderName: false, marks: { ideal: '/a.svg' }, class: 'a' },
  { 'onflorin-payment-settled': (event: CustomEvent<PaymentSettled>) => event.detail.outcome },
];
export const wrong: Checkout[] = [
  // @ts-expect-error -- Svelte writes false as a text, which an attribute takes for true
  { 'with-save-card': false },
  // @ts-expect-error -- no such layout
  { layout: 'grid' },
  // @ts-expect-error -- no such property
  { orders: 'A' },
  // @ts-expect-error -- the detail of another event
  { 'onflorin-payment-settled': (event: CustomEvent<CardState>) => event.detail },
];`,
  },
};

describe('elements in the templates of a framework, by the strictest TypeScript', () => {
  let folder: string;
  before(() => {
    folder = createApp('/main.js');
    link(folder, ['@types/react', 'csstype', 'preact', 'react', 'solid-js', 'svelte', 'vue']);
  });
  after(() => rmSync(folder, { recursive: true }));

  for (const [name, { options, code }] of Object.entries(PROGRAMS))
    it(`${name}: attributes, properties and the details of events are typed`, () => {
      const own = join(folder, name);
      mkdirSync(own);
      writeFileSync(join(own, 'page.tsx'), code);
      const compilerOptions = {
        target: 'ES2022',
        module: 'ESNext',
        moduleResolution: 'Bundler',
        lib: ['ES2023', 'DOM', 'DOM.Iterable'],
        types: [],
        strict: true,
        exactOptionalPropertyTypes: true,
        noUncheckedIndexedAccess: true,
        noEmit: true,
        skipLibCheck: true,
        ...options,
      };
      writeFileSync(join(own, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.tsx'] }));
      let complaints = '';
      try {
        const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
        execFileSync(process.execPath, [tsc, '-p', own], { cwd: own, encoding: 'utf8' });
      } catch (error) {
        complaints = (error as { readonly stdout: string }).stdout;
      }
      assert.equal(complaints, '');
    });
});
