import { expect, waitUntil } from '@open-wc/testing';

import { openStage } from '../../stage.js';
import { settled, show, type } from './till-keys.js';

describe('the form', () => {
  afterEach(() => {
    document.documentElement.style.colorScheme = '';
    document.documentElement.dir = '';
    document.body.style.background = '';
  });

  for (const scheme of ['light', 'dark'])
    it(`axe finds nothing in ${scheme}: form, alert, result`, async () => {
      document.documentElement.style.colorScheme = scheme;
      document.body.style.background = scheme === 'dark' ? '#111' : '#fff';
      const stage = await openStage({ shopperReference: 'shopper-1' });
      const shown = await show(stage, { withSaveCard: true });
      await expect(shown.element).to.be.accessible();
      await type(shown);
      stage.amount = { value: 2500, currency: 'EUR' };
      await shown.element.submit().catch(() => undefined);
      await waitUntil(() => shown.find('.alert[part=error]')?.textContent);
      await expect(shown.element).to.be.accessible();
      await shown.element.submit();
      await shown.until('settled');
      await waitUntil(() => shown.find('[part=result]'));
      await expect(shown.element).to.be.accessible();
    });

  for (const dir of ['ltr', 'rtl'])
    it(`fits into 320 pixels, ${dir}`, async () => {
      document.documentElement.dir = dir;
      const stage = await openStage({ amount: { value: 123_456_789, currency: 'EUR' } });
      const shown = await show(stage, { locale: dir === 'rtl' ? 'ar' : 'de' });
      const page = shown.element.parentElement;
      page?.style.setProperty('display', 'block');
      page?.style.setProperty('padding', '8px');
      page?.style.setProperty('inline-size', '304px');
      await shown.element.updateComplete;
      const box = shown.element.getBoundingClientRect();
      const outside = [...(shown.element.shadowRoot?.querySelectorAll('button, label, p') ?? [])].filter(
        (each) => {
          const { left, right, width } = each.getBoundingClientRect();
          return width > 0 && (left < box.left - 1 || right > box.right + 1);
        },
      );
      expect(outside).to.deep.equal([]);
      expect(page?.scrollWidth).to.be.at.most(320);
    });

  it('shows a badge where no money moves', async () => {
    const shown = await show(await openStage());
    await waitUntil(() => shown.find('[part=badge]')?.textContent === 'Test mode');
  });

  it('says each trouble once, above the button', async () => {
    const stage = await openStage();
    const shown = await show(stage);
    const alert = shown.find('.alert[part=error]');
    expect([alert?.getAttribute('role'), alert?.textContent]).to.deep.equal(['alert', '']);
    await type(shown);
    stage.obstacle = () => Response.json({ error: { code: 'invalid-request' } }, { status: 422 });
    await shown.element.submit().catch(() => undefined);
    await waitUntil(() => alert?.textContent);
    const following = Node.DOCUMENT_POSITION_FOLLOWING;
    expect((alert?.compareDocumentPosition(shown.pay()) ?? 0) & following).to.equal(following);
  });

  it('says that the card is encrypted, as long as its fields are there', async () => {
    const shown = await show(await openStage());
    await waitUntil(() => shown.find('.card-frame.ready'));
    const line = shown.find('[part=trust]');
    expect(line?.innerText).to.equal('Your card is encrypted. The shop never sees its number.');
    const gap =
      (line?.getBoundingClientRect().top ?? 0) -
      (shown.find('.card-frame')?.getBoundingClientRect().bottom ?? 0);
    expect(gap, 'one gap, with nothing that is empty between').to.be.closeTo(12, 1);
    shown.find('iframe')?.setAttribute('src', 'about:blank');
    await waitUntil(() => shown.find('.card-error'));
    expect(line?.checkVisibility()).to.equal(false);
  });

  it('speaks the shopper’s language to the end', async () => {
    const stage = await openStage();
    const shown = await show(stage, { locale: 'de' });
    await waitUntil(() => shown.pay().textContent?.includes('19,99'));
    await type(shown);
    await shown.element.submit();
    await settled(shown, 'paid');
    await waitUntil(() => /Zahlung erhalten/.test(shown.text()), shown.text());
  });
});
