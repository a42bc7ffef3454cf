import { aTimeout, expect } from '@open-wc/testing';
import type { LitElement } from 'lit';

import { keptByForm } from './kept-in-browser.js';
import { read, type Opened } from './opened.js';
import { refusal, restorePage } from './known-seller.js';

/** The page that a form stands on, and what went over the wire. */
export interface FormPage {
  readonly asked: readonly { readonly call: string; readonly key: string | null }[];
  obstacle:
    | ((call: string, proceed: () => Promise<Response>) => Promise<Response> | Response | undefined)
    | undefined;
}

interface OpenForm {
  readonly page: FormPage;
  readonly form: Opened<LitElement>;
}

/** A form of something new, as the suite has to know it. */
export interface FormCase {
  readonly tag: string;
  /** Opens the form, on the page that there is or on another. */
  open(locale?: string, page?: FormPage): Promise<OpenForm>;
  /** Ids of the fields without which nothing is sent, in the order of the form. */
  readonly missing: readonly string[];
  /** By id, what makes the form whole. Of a choice, an empty text takes the last. */
  readonly whole: Readonly<Record<string, string>>;
  /** The id of a field in which text is typed, and a text that fits. */
  readonly typed: readonly [id: string, text: string];
  /** The call that makes something new. */
  readonly creates: RegExp;
  /** The event that says that it is saved. */
  readonly saved: string;
  /** How many new things the platform has. Left out where the interface cannot tell that the same is sent again. */
  made?(page: FormPage): Promise<number>;
  /** What is typed is kept as a draft, and the page asks before it is left. */
  readonly hasDrafts?: boolean;
  /** The fields in the summary are not links yet. */
  readonly isUnlinked?: boolean;
  /** What is typed is looked at once more: the button of this part sends it. */
  readonly confirms?: string;
}

/** What every form does, whatever it asks. */
export function describeForm(suite: FormCase): void {
  const { tag, missing, whole, typed, creates, saved } = suite;
  const [typedId, text] = typed;
  const fieldOf = ({ root }: Opened<LitElement>, id: string): HTMLInputElement => {
    const found = root.querySelector<HTMLInputElement>(`[id="${id}"]`);
    if (!found) throw new Error(`no field ${id} in: ${read(root).slice(0, 300)}`);
    return found;
  };
  const part = ({ root }: Opened<LitElement>, name: string) =>
    root.querySelector<HTMLElement>(`[part=${name}]`);
  const type = async (form: Opened<LitElement>, id: string, value: string): Promise<void> => {
    const field = fieldOf(form, id);
    if (field.type === 'checkbox') field.click();
    else {
      field.value = value || [...(field as unknown as HTMLSelectElement).options].at(-1)!.value;
      field.dispatchEvent(new Event(field.localName === 'select' ? 'change' : 'input', { bubbles: true }));
    }
    await form.element.updateComplete;
  };
  const fill = async (form: Opened<LitElement>): Promise<void> => {
    for (const [id, value] of Object.entries(whole)) await type(form, id, value);
  };
  const save = async (form: Opened<LitElement>): Promise<void> => {
    part(form, 'save')!.click();
    await form.element.updateComplete;
  };
  /** Saves, and confirms where the form asks once more. */
  const send = async (form: Opened<LitElement>): Promise<void> => {
    await save(form);
    const { confirms } = suite;
    if (!confirms) return;
    const button = (): HTMLElement | null => form.root.querySelector<HTMLElement>(`[part~=${confirms}]`);
    await form.until(button, confirms);
    button()!.click();
    await form.element.updateComplete;
  };
  const fault = ({ root }: Opened<LitElement>, id: string): string =>
    read(root.querySelector(`[id="fault-${id}"]`));
  const summary = ({ root }: Opened<LitElement>): HTMLElement | null =>
    root.querySelector<HTMLElement>('p[part=error]');
  const sent = ({ asked }: FormPage) => asked.filter(({ call }) => creates.test(call));

  describe(`the form of <${tag}>`, () => {
    afterEach(() => {
      localStorage.clear();
      sessionStorage.clear();
      restorePage();
    });

    it('says beside each field that it is missing, and sends nothing', async () => {
      const { form, page } = await suite.open();
      await save(form);
      await form.until(() => missing.every((id) => fault(form, id) !== ''), 'faults');
      for (const id of missing) {
        const field = fieldOf(form, id);
        expect(field.getAttribute('aria-invalid'), id).to.equal('true');
        const described = field.closest('[aria-describedby]')?.getAttribute('aria-describedby');
        expect(described, id).to.contain(`fault-${id}`);
      }
      expect(sent(page)).to.have.length(0);
      await form.until(() => form.root.activeElement?.id === missing[0], 'the focus on the first');
    });

    it('names what is not right in one sentence, whose links lead to the fields', async () => {
      const { form } = await suite.open();
      await save(form);
      await form.until(() => summary(form) && form.heard.includes(read(summary(form))), 'said');
      expect(read(summary(form))).to.match(/^Your changes were not saved\. Check these fields: .+\.$/);
      if (suite.isUnlinked) return;
      const links = [...summary(form)!.querySelectorAll('a')];
      expect(links.map(({ hash }) => decodeURIComponent(hash.slice(1)))).to.deep.equal(missing);
      const here = location.href;
      links.at(-1)!.click();
      await form.until(() => form.root.activeElement?.id === missing.at(-1), 'the focus on the last');
      expect(location.href).to.equal(here);
    });

    it('takes a fault away when its field is changed', async () => {
      const { form } = await suite.open();
      await save(form);
      await form.until(() => fault(form, typedId), 'the fault');
      await type(form, typedId, text);
      expect(fault(form, typedId)).to.equal('');
      expect(fieldOf(form, typedId).getAttribute('aria-invalid')).to.equal('false');
    });

    const again = !suite.made ? '' : ', and sends the same again under one key';
    it(`loses nothing where the answer is lost${again}`, async () => {
      const { form, page } = await suite.open();
      let isSaved = false;
      form.element.addEventListener(saved, () => (isSaved = true));
      await fill(form);
      page.obstacle = async (call, proceed) => {
        const answer = await proceed();
        if (creates.test(call)) throw new TypeError('Failed to fetch');
        return answer;
      };
      await send(form);
      await form.until(() => summary(form) && form.root.activeElement === summary(form), 'the reason');
      expect(fieldOf(form, typedId).value).to.equal(text);
      page.obstacle = undefined;
      if (!suite.made) return;
      await send(form);
      await form.until(() => isSaved, 'saved');
      const keys = new Set(sent(page).map(({ key }) => key));
      expect(sent(page).length).to.be.at.least(2);
      expect([...keys].map((key) => /^[\w-]{16,}$/.test(key ?? ''))).to.deep.equal([true]);
      expect(await suite.made(page)).to.equal(1);
    });

    it('loses nothing where another person saved first, and says so', async () => {
      const { form, page } = await suite.open();
      await fill(form);
      page.obstacle = (call) => (creates.test(call) ? refusal(409, 'platform-refused') : undefined);
      await send(form);
      await form.until(() => /(?:platform|shop) did not accept/.test(read(summary(form))), 'the reason');
      expect(fieldOf(form, typedId).value).to.equal(text);
      expect(form.heard.at(-1)).to.equal(read(summary(form)));
    });

    if (suite.hasDrafts) {
      it('offers what was typed on an earlier visit, until it is taken', async () => {
        const { form, page } = await suite.open();
        await type(form, typedId, text);
        form.element.remove();
        const { form: again } = await suite.open('', page);
        await again.until(() => part(again, 'draft'), 'the offer');
        expect(fieldOf(again, typedId).value).to.equal('');
        part(again, 'take-draft')!.click();
        await again.until(() => fieldOf(again, typedId).value === text, 'the draft');
        expect(part(again, 'draft') === null).to.equal(true);
      });

      it('asks before a link leads away from what is not saved', async () => {
        const { form } = await suite.open();
        const link = Object.assign(document.createElement('a'), { href: '/elsewhere' });
        document.body.append(link);
        await type(form, typedId, text);
        link.click();
        expect(form.root.querySelector('dialog')!.open).to.equal(true);
        part(form, 'stay')!.click();
        expect(form.root.querySelector('dialog')!.open).to.equal(false);
        link.remove();
      });
    } else
      it('writes nothing that is typed down in the browser', async () => {
        const { form } = await suite.open();
        await fill(form);
        // A draft is written down when nothing is typed for a while, or the element goes.
        await aTimeout(500);
        form.element.remove();
        expect(keptByForm()).to.deep.equal([]);
      });

    for (const [locale, dir] of [
      ['de', 'ltr'],
      ['ar', 'rtl'],
    ] as const)
      it(`fits 320 pixels with all its faults, ${locale}`, async () => {
        document.body.style.inlineSize = '320px';
        document.documentElement.dir = dir;
        const { form } = await suite.open(locale);
        await save(form);
        await form.until(() => fault(form, typedId), 'the fault');
        expect(form.element.scrollWidth).to.be.at.most(320);
        expect(getComputedStyle(fieldOf(form, typedId).closest('form')!).direction).to.equal(dir);
      });

    for (const scheme of ['light', 'dark'])
      it(`is accessible with all its faults, ${scheme}`, async () => {
        document.documentElement.style.colorScheme = scheme;
        document.body.style.background = 'Canvas';
        const { form } = await suite.open();
        await save(form);
        await form.until(() => fault(form, typedId), 'the fault');
        await expect(form.element).to.be.accessible();
      });
  });
}
