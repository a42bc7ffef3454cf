import { expect, fixture, html, waitUntil } from '@open-wc/testing';

import '../../../src/components/checkout/define.js';
import '../../../src/components/provider/define.js';
import { openStage, type Stage } from '../../stage.js';
import { newOrder, settled, type, watch, type Shown } from './till-keys.js';

interface Page extends Shown {
  readonly form: HTMLFormElement;
  readonly submitted: FormData[];
}

async function inForm(stage: Stage): Promise<Page> {
  const submitted: FormData[] = [];
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    submitted.push(new FormData(event.target as HTMLFormElement, event.submitter));
  };
  const page = await fixture(html`
    <florin-provider proxy="/florin" .fetch=${stage.fetch}>
      <form @submit=${onSubmit}>
        <input name="email" required value="ada@example.com" />
        <florin-checkout
          name="payment"
          order=${newOrder()}
          .sandboxKey=${stage.sandbox.publicKey}
        ></florin-checkout>
        <button name="go" value="1">Order</button>
      </form>
    </florin-provider>
  `);
  const form = page.querySelector('form');
  const element = page.querySelector('florin-checkout');
  if (!form || !element) throw new Error('no form');
  const shown = watch(element);
  await shown.until('ready');
  await waitUntil(() => shown.find('.card-frame.ready'));
  return Object.assign(shown, { form, submitted });
}

describe('<florin-checkout> in a form', () => {
  it('is invalid until paid, and asking so pays nothing', async () => {
    const stage = await openStage();
    const page = await inForm(stage);
    await type(page);
    expect(page.form.checkValidity()).to.equal(false);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(stage.asked.filter((each) => each.endsWith('/payments'))).to.deep.equal([]);
    expect(await page.element.submit()).to.equal('paid');
    await page.element.updateComplete;
    expect(page.form.checkValidity()).to.equal(true);
    expect(page.submitted, 'the shopper has not submitted the form').to.deep.equal([]);
  });

  it('pays on a click on the form’s button, then submits once with the reference', async () => {
    const stage = await openStage();
    const page = await inForm(stage);
    await type(page);
    page.form.querySelector('button')?.click();
    await settled(page, 'paid');
    await waitUntil(() => page.submitted.length > 0);
    expect(page.submitted).to.have.length(1);
    expect(page.submitted[0]?.get('payment')).to.equal(stage.sandbox.books()[0]?.reference);
    expect(page.submitted[0]?.get('go')).to.equal('1');
    expect(stage.charged()).to.equal(1);
  });

  it('pays when the form is asked to submit by a script', async () => {
    const stage = await openStage();
    const page = await inForm(stage);
    await type(page);
    page.form.requestSubmit();
    await settled(page, 'paid');
    await waitUntil(() => page.submitted.length > 0);
    expect(page.submitted).to.have.length(1);
  });

  it('does not pay while another field of the form is missing', async () => {
    const stage = await openStage();
    const page = await inForm(stage);
    await type(page);
    const email = page.form.querySelector('input');
    if (email) email.value = '';
    page.form.querySelector('button')?.click();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(stage.asked.filter((each) => each.endsWith('/payments'))).to.deep.equal([]);
  });
});

describe('<florin-checkout> in a fieldset', () => {
  it('is disabled with it', async () => {
    const stage = await openStage();
    const page = await inForm(stage);
    await type(page);
    const fieldset = document.createElement('fieldset');
    fieldset.disabled = true;
    page.form.append(fieldset);
    Element.prototype.append.call(fieldset, page.element);
    await waitUntil(() => page.pay().getAttribute('aria-disabled') === 'true');
    const code = await page.element.submit().catch((error: { code: string }) => error.code);
    expect(code).to.equal('disabled');
  });
});
