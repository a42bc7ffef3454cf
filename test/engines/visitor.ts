import type { Driver, FoundElement } from './driver.js';
import { until } from './until.js';

/** What is looked for: visible, matching a selector, and called by a name that its label or its text holds. */
export interface Target {
  readonly selector: string;
  /** A regular expression; case does not matter. Default: any. */
  readonly name?: string;
  /** Frames to go through, from the outermost. Default: the page itself. */
  readonly within?: readonly Target[];
}

/** Runs in the page; open shadow roots are looked into. What is found is scrolled to, because a mouse reaches only that. */
const FIND = `
  const [selector, name] = arguments;
  const all = (root) => [...root.querySelectorAll('*')].flatMap((each) => [each, ...(each.shadowRoot ? all(each.shadowRoot) : [])]);
  const nameOf = (each) => [each.ariaLabel, ...[each, ...(each.labels ?? [])].map(({ textContent }) => textContent)].join(' ');
  const found = all(document).find((each) =>
    each.matches(selector) && each.checkVisibility({ visibilityProperty: true }) && new RegExp(name, 'i').test(nameOf(each)));
  found?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  return found ?? null;`;

const LEFT = 0;
/** Pixels from the middle of what is clicked: inside of a radio button, and twice that is too far for a double click. */
const ASIDE = 3;
const CONTROL = '\uE009';

const down = (value: string): object => ({ type: 'keyDown', value });
const up = (value: string): object => ({ type: 'keyUp', value });

/** A shopper with a keyboard and a mouse, in whichever browser the driver drives. */
export class Visitor {
  readonly #driver: Driver;
  #aside = ASIDE;

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  async goTo(url: string): Promise<void> {
    await this.#driver.send('SwitchToFrame', { id: null });
    await this.#driver.send('Navigate', { url });
  }

  async reload(): Promise<void> {
    await this.#driver.send('SwitchToFrame', { id: null });
    await this.#driver.send('Refresh', {});
  }

  /** What an expression is worth in the page. */
  async reads(expression: string): Promise<unknown> {
    await this.#driver.send('SwitchToFrame', { id: null });
    return this.#driver.send('ExecuteScript', { script: `return ${expression}`, args: [] });
  }

  /** Waits until it is there. */
  async sees(target: Target): Promise<void> {
    await this.#reach(target);
  }

  /** Whether it is there already. */
  async finds(target: Target): Promise<boolean> {
    await this.#driver.send('SwitchToFrame', { id: null });
    return (await this.#find(target)) !== undefined;
  }

  /** The address that a link leads to. */
  async leadsTo(link: Target): Promise<string> {
    const args = [await this.#reach(link)];
    return String(await this.#driver.send('ExecuteScript', { script: 'return arguments[0].href', args }));
  }

  /**
   * Clicks once it stands still: what a click opens moves what is below it. Tried again where the page draws it anew meanwhile.
   * No click is where the last one was: on a button that takes the place of another, WebKit would count the second one as a half of a
   * double click, which the page leaves out when it checks a gift card.
   */
  async clicks(target: Target): Promise<void> {
    const mouse = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } };
    let place: string | undefined;
    await until(
      async () => {
        const origin = await this.#reach(target);
        const before = place;
        place = await this.#placeOf(origin);
        if (place !== before) return undefined;
        this.#aside = -this.#aside;
        await this.#act(mouse, [
          { type: 'pointerMove', origin, x: this.#aside, y: 0, duration: 0 },
          { type: 'pointerDown', button: LEFT },
          { type: 'pointerUp', button: LEFT },
        ]);
        return true;
      },
      `the shopper clicks ${target.selector} ${target.name ?? ''}`,
    );
  }

  async #placeOf(element: FoundElement): Promise<string> {
    const script = 'return JSON.stringify(arguments[0].getBoundingClientRect())';
    return String(await this.#driver.send('ExecuteScript', { script, args: [element] }));
  }

  /** Clicks into a field and types; what stood there is selected first, and so replaced. */
  async types(target: Target, text: string): Promise<void> {
    await this.clicks(target);
    const selectAll = [down(CONTROL), down('a'), up('a'), up(CONTROL)];
    const keys = [...text].flatMap((key) => [down(key), up(key)]);
    await this.#act({ type: 'key', id: 'keyboard' }, [...selectAll, ...keys]);
  }

  #act(device: object, actions: readonly object[]): Promise<unknown> {
    return this.#driver.send('PerformActions', { actions: [{ ...device, actions }] });
  }

  #reach(target: Target): Promise<FoundElement> {
    const find = async (): Promise<FoundElement | undefined> => {
      await this.#driver.send('SwitchToFrame', { id: null });
      for (const id of target.within ?? []) {
        const frame = await this.#find(id);
        if (!frame) return undefined;
        await this.#driver.send('SwitchToFrame', { id: frame });
      }
      return this.#find(target);
    };
    return until(find, `the shopper sees ${target.selector} ${target.name ?? ''}`);
  }

  async #find({ selector, name = '' }: Target): Promise<FoundElement | undefined> {
    const args = [selector, name];
    const found = await this.#driver.send('ExecuteScript', { script: FIND, args });
    return (found as FoundElement | null) ?? undefined;
  }
}
