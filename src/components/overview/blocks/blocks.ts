import { html, nothing, type TemplateResult } from 'lit';

import { words as english } from '../../../words/compiled/overview/blocks/en.js';
import type { BlockName } from '../panel/block-names.js';
import { Block, type BlockOptions, type Place } from './block.js';
import { blockStyles } from './blocks.css.js';

/** The blocks that ask for themselves. Each is loaded once it is to be shown. */
type LoadedName = Exclude<BlockName, 'tasks' | 'figures'>;

const MODULES: Readonly<Record<LoadedName, () => Promise<(place: Place) => BlockOptions<unknown>>>> = {
  money: async () => (await import('./staff-blocks.js')).staffBlocks.money,
  disputes: async () => (await import('./staff-blocks.js')).staffBlocks.disputes,
  payouts: async () => (await import('./staff-blocks.js')).staffBlocks.payouts,
  balances: async () => (await import('./staff-blocks.js')).staffBlocks.balances,
  journal: async () => (await import('./staff-blocks.js')).staffBlocks.journal,
  health: async () => (await import('./staff-blocks.js')).staffBlocks.health,
  'next-payout': async () => (await import('./seller-blocks.js')).sellerBlocks.nextPayout,
  sales: async () => (await import('./seller-blocks.js')).sellerBlocks.sales,
};

const isLoaded = (name: BlockName): name is LoadedName => Object.hasOwn(MODULES, name);

/** Keeps the place of what is loaded next. */
const roomOf = (name: BlockName): TemplateResult =>
  html`<div class="skeleton" data-block=${name} aria-hidden="true"><i class="block-room"></i></div>`;

/** What stands in an overview beside tasks and figures. Each block asks for itself, and none waits for another. */
export class Blocks {
  readonly #place: Place;
  readonly #blocks = new Map<BlockName, Block<unknown> | 'loading' | 'failed'>();
  #names: readonly BlockName[] = [];

  constructor(place: Omit<Place, 'texts'>) {
    this.#place = { ...place, texts: place.record.wordsOf(english) };
    place.record.adopt(blockStyles);
  }

  /** Says which are on the page. Those that stay are left alone. */
  show(names: readonly BlockName[]): void {
    this.#names = names;
    for (const [name, block] of this.#blocks) if (typeof block === 'object') block.show(names.includes(name));
    for (const name of names) if (isLoaded(name) && !this.#blocks.has(name)) void this.#load(name);
  }

  /** Asks anew for what is shown, and for blocks that did not load. */
  refresh(): void {
    for (const [name, block] of this.#blocks) {
      if (block === 'failed') this.#blocks.delete(name);
      else if (block !== 'loading') block.refresh();
    }
    this.show(this.#names);
  }

  template(name: BlockName): TemplateResult | typeof nothing {
    const block = this.#blocks.get(name);
    if (block === 'failed') return nothing;
    return typeof block === 'object' ? block.template() : roomOf(name);
  }

  async #load(name: LoadedName): Promise<void> {
    this.#blocks.set(name, 'loading');
    try {
      const optionsIn = await MODULES[name]();
      const block = new Block(this.#place, optionsIn(this.#place));
      block.show(this.#names.includes(name));
      this.#blocks.set(name, block);
    } catch {
      // Another try comes with the next answer.
      this.#blocks.set(name, 'failed');
    }
    this.#place.record.update();
  }
}
