import { expect, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';

import { openStage, type Stage } from '../../../../stage.js';
import { openMethod, settled, show, type Shown } from '../../till-keys.js';

const LINES = [{ id: 'a', description: 'Lamp', quantity: 1, amountIncludingTax: 1999 }];
const inNetherlands = () => openStage({ order: { lineItems: LINES, countryCode: 'NL' } });

const PERSON = {
  firstName: 'Anneke',
  lastName: 'Vermeer-Zwart',
  dateOfBirth: '1987-06-05',
  telephoneNumber: '06 12 34 56 78',
  shopperEmail: 'anneke@shop.example',
  'billingAddress-postalCode': '1012 vc',
  'billingAddress-houseNumberOrName': '7',
  'billingAddress-street': 'Singel',
  'billingAddress-city': 'Amsterdam',
};

/** An order in the Netherlands, with Riverty chosen. */
async function withRiverty(stage: Stage, name = 'Riverty'): Promise<Shown> {
  const shown = await show(stage, { countryCode: 'NL' });
  await openMethod(shown, name);
  await waitUntil(() => field(shown, 'firstName'));
  return shown;
}

const field = (shown: Shown, name: string) => shown.find<HTMLInputElement>(`#florin-person-${name}`);
const order = (shown: Shown) =>
  [...(shown.element.shadowRoot?.querySelectorAll('[id^=florin-person]:is(input, select)') ?? [])].map(
    ({ id }) => id.replace('florin-person-', ''),
  );

async function fill(shown: Shown, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const input = field(shown, name);
    if (!input) throw new Error(`no field ${name}`);
    input.value = value;
    input.dispatchEvent(new Event(input.tagName === 'SELECT' ? 'change' : 'input'));
  }
  await shown.element.updateComplete;
}

async function accept(shown: Shown): Promise<void> {
  field(shown, 'terms')?.click();
  await shown.element.updateComplete;
}

const person = (stage: Stage) => {
  const body = stage.bodies.findLast((each) => each.includes('"person"')) ?? '{}';
  return (JSON.parse(body) as { paymentMethod: { person: object } }).paymentMethod.person;
};
const asked = (stage: Stage, call: string): number => stage.asked.filter((each) => each === call).length;

describe('a method that asks who pays', () => {
  it('says what is missing beside each field, takes the focus to the first, and sends nothing', async () => {
    const stage = await inNetherlands();
    const shown = await withRiverty(stage);
    await shown.element.submit().catch(({ code: why }) => expect(why).to.equal('incomplete'));
    await shown.element.updateComplete;
    expect(shown.text()).to.contain('You must be 18 or older.');
    expect(shown.text()).to.contain('Enter a postal code like 1012 AB.');
    expect(shown.text()).to.contain('Tick the box');
    expect(shown.element.shadowRoot?.activeElement?.id).to.equal('florin-person-firstName');
    expect(field(shown, 'firstName')?.getAttribute('aria-invalid')).to.equal('true');
    expect(asked(stage, 'POST /checkout/payments')).to.equal(0);
    await expect(shown.element).to.be.accessible();
  });

  it('writes the address as its country does, and is paid by it', async () => {
    const stage = await inNetherlands();
    const shown = await withRiverty(stage);
    expect(order(shown).slice(5, 10)).to.deep.equal([
      'billingAddress-country',
      'billingAddress-postalCode',
      'billingAddress-houseNumberOrName',
      'billingAddress-street',
      'billingAddress-city',
    ]);
    await fill(shown, { 'billingAddress-country': 'BE' });
    expect(order(shown).slice(5, 10)).to.deep.equal([
      'billingAddress-country',
      'billingAddress-street',
      'billingAddress-houseNumberOrName',
      'billingAddress-postalCode',
      'billingAddress-city',
    ]);
    await fill(shown, { 'billingAddress-country': 'NL', ...PERSON });
    await accept(shown);
    await shown.element.submit();
    await settled(shown, 'paid');
    expect(shown.outcomes()).to.deep.equal(['paid']);
    expect(person(stage)).to.deep.equal({
      firstName: 'Anneke',
      lastName: 'Vermeer-Zwart',
      dateOfBirth: '1987-06-05',
      telephoneNumber: '+31612345678',
      shopperEmail: 'anneke@shop.example',
      billingAddress: {
        country: 'NL',
        postalCode: '1012 VC',
        houseNumberOrName: '7',
        street: 'Singel',
        city: 'Amsterdam',
      },
      acceptsTerms: true,
    });
  });

  it('delivers to another address, with a name of its own', async () => {
    const stage = await inNetherlands();
    const shown = await withRiverty(stage);
    field(shown, 'elsewhere')?.click();
    await shown.element.updateComplete;
    await fill(shown, PERSON);
    await accept(shown);
    await shown.element.submit().catch(({ code: why }) => expect(why).to.equal('incomplete'));
    expect(shown.element.shadowRoot?.activeElement?.id).to.equal('florin-person-deliveryAddress-firstName');
    await fill(shown, {
      'deliveryAddress-firstName': 'Wim',
      'deliveryAddress-lastName': 'Zwart',
      'deliveryAddress-postalCode': '1013 AA',
      'deliveryAddress-houseNumberOrName': '1',
      'deliveryAddress-street': 'Raam',
      'deliveryAddress-city': 'Utrecht',
    });
    await expect(shown.element).to.be.accessible();
    await shown.element.submit();
    await settled(shown, 'paid');
    expect((person(stage) as { deliveryAddress: object }).deliveryAddress).to.include({ firstName: 'Wim' });
  });

  it('asks a business for its name and number, and not for a birth date', async () => {
    const shown = await withRiverty(await inNetherlands(), 'Riverty for businesses');
    expect(order(shown).slice(0, 3)).to.deep.equal(['companyName', 'registrationNumber', 'firstName']);
    expect(field(shown, 'dateOfBirth')).to.equal(null);
  });

  it('keeps what was typed after a refusal, until it is paid', async () => {
    const stage = await inNetherlands();
    const shown = await withRiverty(stage);
    await fill(shown, { ...PERSON, lastName: 'Declined' });
    await accept(shown);
    field(shown, 'billingAddress-city')?.focus();
    await sendKeys({ press: 'Enter' });
    await settled(shown, 'refused');
    expect(shown.outcomes()).to.deep.equal(['refused']);
    expect(field(shown, 'firstName')?.value).to.equal('Anneke');
  });

  it('C9-170: leaves nothing that was typed in an attribute, an event or the page’s storage', async () => {
    const stage = await inNetherlands();
    const shown = await withRiverty(stage);
    await fill(shown, PERSON);
    await accept(shown);
    const html = () => shown.element.outerHTML + (shown.element.shadowRoot?.innerHTML ?? '');
    const kept = () =>
      html() + JSON.stringify([shown.events, { ...localStorage }, { ...sessionStorage }, location.href]);
    // Nothing so short that an identifier of the page could hold it by chance.
    const typed = /Anneke|Vermeer|1987-?06-?05|12 ?34 ?56 ?78|Singel|Amsterdam|1012 ?vc/i;
    expect(typed.test(kept())).to.equal(false);
    await shown.element.submit();
    await settled(shown, 'paid');
    expect(typed.test(kept())).to.equal(false);
  });

  it('links to the terms in the language of the page', async () => {
    const shown = await withRiverty(await inNetherlands());
    const link = shown.find<HTMLAnchorElement>('[part=terms-link]');
    expect(link?.href).to.match(/^https:\/\/documents\.riverty\.com\/.*\/nl_en$/);
    expect(link?.rel).to.equal('noopener noreferrer');
    await fill(shown, { 'billingAddress-country': 'BE' });
    expect(link?.href).to.match(/\/be_en$/);
  });
});
