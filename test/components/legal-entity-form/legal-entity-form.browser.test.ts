import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';

import { describeForm } from '../form-suite.js';
import { BAKERY, open, openBusiness, owned, SAM, saves, type Business, type Opened } from './business.js';

const ADDRESS = { country: 'NL', street: 'Oudegracht 1', postalCode: '3511 AB', city: 'Utrecht' };

const addressAt = (path: string): Record<string, string> =>
  Object.fromEntries(Object.entries(ADDRESS).map(([name, value]) => [`${path}.${name}`, value]));

/** Saves a new entity, and gives what the platform knows of it then. */
async function created(business: Business, { element, press, until }: Opened) {
  await press('save');
  await until(() => element.legalEntity !== '', 'saved');
  return business.stands(element.legalEntity);
}

const invalid = (...names: string[]) =>
  ({
    kind: 'status',
    status: 422,
    body: {
      status: 422,
      errorCode: '30_031',
      title: 'Invalid',
      invalidFields: names.map((name) => ({ name, value: 'x', message: 'Not right' })),
    },
  }) as const;

const POTS = {
  'soleProprietorship.name': 'Pots',
  'soleProprietorship.countryOfGoverningLaw': 'NL',
  'soleProprietorship.registeredAddress.country': 'NL',
};

describeForm({
  tag: 'florin-legal-entity-form',
  open: async (locale = '', known) => {
    const page = (known as Business | undefined) ?? (await openBusiness());
    return { page, form: await open(page, { type: 'soleProprietorship', locale }) };
  },
  missing: Object.keys(POTS),
  whole: POTS,
  typed: ['soleProprietorship.name', 'Pots'],
  creates: /^POST /,
  saved: 'florin-legal-entity-saved',
  made: (page) => Promise.resolve(new Set((page as Business).owns).size),
  hasDrafts: true,
});

describe('<florin-legal-entity-form>', function () {
  afterEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    Reflect.deleteProperty(navigator, 'onLine');
    document.documentElement.dir = document.documentElement.style.colorScheme = '';
    document.body.style.background = document.body.style.inlineSize = '';
  });

  describe('creates', () => {
    it('a person, whom the merchant then knows as this seller’s', async () => {
      const business = await openBusiness();
      const form = await open(business);
      expect(form.root.querySelector('[part=save]')).to.equal(null);
      form.root.querySelector<HTMLInputElement>('[value=individual]')!.click();
      await form.element.updateComplete;
      await form.fill({
        'individual.name.firstName': 'Sam',
        'individual.name.lastName': 'Jansen',
        'individual.birthData.dateOfBirth': '1990-06-21',
        'individual.nationality': 'NL',
        'individual.email': 'sam@shop.example',
        'individual.phone.number': '+31 30 123 4567',
        'individual.phone.type': 'mobile',
        ...addressAt('individual.residentialAddress'),
        'individual.identificationData.type': 'nationalIdNumber',
        'individual.identificationData.number': '111222333',
      });
      await form.add('individual.taxInformation');
      await form.fill({
        'individual.taxInformation.0.country': 'NL',
        'individual.taxInformation.0.number': '123456789',
      });
      const { id, type, individual } = await created(business, form);
      expect(type).to.equal('individual');
      expect(individual).to.deep.equal({
        name: { firstName: 'Sam', lastName: 'Jansen' },
        birthData: { dateOfBirth: '1990-06-21' },
        nationality: 'NL',
        email: 'sam@shop.example',
        phone: { number: '+31 30 123 4567', type: 'mobile' },
        residentialAddress: ADDRESS,
        identificationData: { type: 'nationalIdNumber', number: '111222333' },
        taxInformation: [{ country: 'NL', number: '123456789' }],
      });
      expect(business.owns).to.deep.equal([id]);
      expect(saves(business)[0]!.key).to.match(/^[\w-]{16,}$/);
      expect(form.events.slice(-2)).to.deep.equal([
        ['florin-legal-entity-saved', { id, type: 'individual', isNew: true }],
        ['florin-legal-entity-changed', { legalEntity: id }],
      ]);
      expect(JSON.stringify(form.events)).not.to.match(/Jansen|111222333|sam@/);
      expect(form.heard.at(-1)).to.equal('Created. We are now checking the details, which may take a while.');
      await form.type('individual.email', 'other@shop.example');
      await form.press('save');
      await form.state('saved');
      expect(saves(business)[1]!.call).to.equal(`PATCH /legal-entity/legalEntities/${id}`);
    });

    it('an organisation, with who signs for it', async () => {
      const business = await openBusiness();
      const person = await owned(business, SAM);
      const form = await open(business, { type: 'organization', candidates: [{ id: person, name: 'Sam' }] });
      expect(form.root.querySelector('[part=types]')).to.equal(null);
      await form.fill({
        'organization.legalName': 'Bakery B.V.',
        'organization.type': 'privateCompany',
        'organization.dateOfIncorporation': '2019-02-28',
        'organization.countryOfGoverningLaw': 'NL',
        ...addressAt('organization.registeredAddress'),
        'organization.registrationNumber': '12345678',
        'organization.vatNumber': 'NL123456789B01',
        'organization.taxReportingClassification.type': 'nonFinancialActive',
        'organization.stockData.tickerSymbol': 'BAKE',
      });
      await form.add('entityAssociations');
      expect(form.root.querySelector('datalist option')!.textContent).to.equal('Sam');
      await form.fill({
        'entityAssociations.0.legalEntityId': person,
        'entityAssociations.0.type': 'signatory',
      });
      await form.type('entityAssociations.0.jobTitle', 'Director');
      const { organization, entityAssociations } = await created(business, form);
      expect(organization).to.deep.equal({
        legalName: 'Bakery B.V.',
        type: 'privateCompany',
        dateOfIncorporation: '2019-02-28',
        countryOfGoverningLaw: 'NL',
        registeredAddress: ADDRESS,
        registrationNumber: '12345678',
        vatNumber: 'NL123456789B01',
        taxReportingClassification: { type: 'nonFinancialActive' },
        stockData: { tickerSymbol: 'BAKE' },
      });
      expect(entityAssociations![0]).to.include({
        name: 'Sam Jansen',
        type: 'signatory',
        jobTitle: 'Director',
      });
      expect(form.text('[part=row] legend')).to.equal('Sam Jansen');
      expect(form.root.querySelector('[id="entityAssociations.0.legalEntityId"]')).to.equal(null);
    });

    it('a sole proprietorship that says why it has no VAT number', async () => {
      const business = await openBusiness();
      const form = await open(business, { type: 'soleProprietorship' });
      await form.fill({
        'soleProprietorship.name': 'Sam’s Pots',
        'soleProprietorship.countryOfGoverningLaw': 'NL',
        ...addressAt('soleProprietorship.registeredAddress'),
        'soleProprietorship.vatAbsenceReason': 'belowTaxThreshold',
        'soleProprietorship.taxAbsent': 'false',
      });
      const { soleProprietorship } = await created(business, form);
      expect(soleProprietorship).to.deep.equal({
        name: 'Sam’s Pots',
        countryOfGoverningLaw: 'NL',
        registeredAddress: ADDRESS,
        vatAbsenceReason: 'belowTaxThreshold',
        taxAbsent: false,
      });
    });

    it('a trust with those who benefit from it', async () => {
      const business = await openBusiness();
      const form = await open(business, { type: 'trust', withReference: true });
      await form.fill({
        'trust.name': 'Jansen Family Trust',
        'trust.type': 'fixedTrust',
        'trust.countryOfGoverningLaw': 'AU',
        'trust.registeredAddress.country': 'AU',
        'trust.registeredAddress.street': '1 George Street',
        'trust.registeredAddress.postalCode': '2000',
        'trust.registeredAddress.city': 'Sydney',
        'trust.registeredAddress.stateOrProvince': 'NSW',
        reference: 'trust-1',
      });
      await form.add('trust.undefinedBeneficiaryInfo');
      await form.type('trust.undefinedBeneficiaryInfo.0.description', 'Future grandchildren');
      const { trust, reference } = await created(business, form);
      expect(trust!.undefinedBeneficiaryInfo).to.deep.equal([{ description: 'Future grandchildren' }]);
      expect([trust!.type, trust!.registeredAddress.stateOrProvince, reference]).to.deep.equal([
        'fixedTrust',
        'NSW',
        'trust-1',
      ]);
    });

    it('a partnership, of which only those behind it are known', async () => {
      const business = await openBusiness();
      const person = await owned(business, SAM);
      const form = await open(business, { type: 'unincorporatedPartnership' });
      await form.add('entityAssociations');
      await form.fill({
        'entityAssociations.0.legalEntityId': person,
        'entityAssociations.0.type': 'uboThroughControl',
      });
      const { type, entityAssociations } = await created(business, form);
      expect([type, entityAssociations!.length]).to.deep.equal(['unincorporatedPartnership', 1]);
    });

    it('another one after it, where the page asks for that', async () => {
      const business = await openBusiness();
      const form = await open(business, { type: 'unincorporatedPartnership' });
      await created(business, form);
      form.element.legalEntity = '';
      await form.until(() => form.text('[part=save]') === 'Create', 'begun anew');
    });

    it('what the page loads again as the saved one, and not over what is being typed', async () => {
      const business = await openBusiness();
      const form = await open(business, { type: 'unincorporatedPartnership' });
      const { id } = await created(business, form);
      business.asked.length = 0;
      expect(await form.element.refresh()).to.equal(true);
      expect(business.asked.map(({ call }) => call)).to.deep.equal([`GET /legal-entity/legalEntities/${id}`]);
      expect(form.text('[part=save]')).to.equal('Save changes');
      await form.add('entityAssociations');
      await form.type('entityAssociations.0.legalEntityId', 'LE00000000000000000000001');
      expect([form.element.isDirty, await form.element.refresh()]).to.deep.equal([true, false]);
      expect(business.asked).to.have.length(1);
    });
  });

  describe('changes', () => {
    it('one field, and sends only it beside what the interface demands', async () => {
      const business = await openBusiness();
      const form = await open(business, { legalEntity: await owned(business, SAM) });
      expect(form.text('[part=kind]')).to.equal('A person');
      await form.type('individual.email', 'new@shop.example');
      expect(form.text()).to.contain('Unsaved changes');
      await form.press('save');
      await form.state('saved');
      const { name, residentialAddress } = SAM.individual!;
      expect(saves(business).map(({ body }) => body)).to.deep.equal([
        { individual: { name, residentialAddress, email: 'new@shop.example' } },
      ]);
      const { individual } = await business.stands(form.element.legalEntity);
      expect(individual).to.deep.equal({ ...SAM.individual, email: 'new@shop.example' });
      expect(form.heard.at(-1)).to.equal('Your changes were saved.');
    });

    it('the session’s own by the word me, which it keeps', async () => {
      const business = await openBusiness();
      const id = await owned(business, SAM);
      const form = await open(business, { legalEntity: 'me' });
      await form.type('individual.name.infix', 'van');
      await form.press('save');
      await form.state('saved');
      expect(form.element.legalEntity).to.equal('me');
      expect((await business.stands(id)).individual!.name.infix).to.equal('van');
    });

    it('those behind it alone, who keep what the platform says of them', async () => {
      const business = await openBusiness();
      const { id: person } = await business.make(SAM);
      const id = await owned(business, {
        ...BAKERY,
        entityAssociations: [{ legalEntityId: person, type: 'signatory', jobTitle: 'Baker' }],
      });
      const form = await open(business, { legalEntity: id });
      await form.type('entityAssociations.0.jobTitle', 'Director');
      await form.press('save');
      await form.state('saved');
      expect(saves(business)[0]!.body).to.deep.equal({
        entityAssociations: [{ legalEntityId: person, type: 'signatory', jobTitle: 'Director' }],
      });
      await form.press('remove-row');
      await form.press('save');
      await form.until(async () => (await business.stands(id)).entityAssociations!.length === 0);
    });

    it('nothing where nothing changed, and nothing where the page says no', async () => {
      const business = await openBusiness();
      const form = await open(business, { legalEntity: await owned(business, SAM) });
      await form.press('save');
      expect(form.text()).to.contain('You changed nothing');
      form.element.addEventListener('florin-before-legal-entity-save', (event) => event.preventDefault());
      await form.type('individual.phone.number', '+31 6 1234 5678');
      await form.press('save');
      expect(form.events.at(-1)).to.deep.equal([
        'florin-before-legal-entity-save',
        {
          id: form.element.legalEntity,
          type: 'individual',
          fields: ['individual.name', 'individual.residentialAddress', 'individual.phone'],
        },
      ]);
      expect(saves(business)).to.deep.equal([]);
    });

    it('takes away what was emptied, and leaves the rest of it', async () => {
      const business = await openBusiness();
      const id = await owned(business, {
        ...BAKERY,
        organization: { ...BAKERY.organization!, phone: { number: '+31 30 1234567' }, description: 'Bread' },
      });
      const form = await open(business, { legalEntity: id });
      await form.type('organization.description', '');
      await form.press('save');
      await form.state('saved');
      const { organization } = await business.stands(id);
      expect([organization!.description, organization!.phone]).to.deep.equal([
        '',
        { number: '+31 30 1234567' },
      ]);
    });
  });

  describe('says what is not right', () => {
    it('beside every field at once, goes to the first, and says it once', async () => {
      const business = await openBusiness();
      const form = await open(business, { type: 'individual' });
      await form.fill({
        'individual.birthData.dateOfBirth': '2010-06-21',
        'individual.email': 'sam at shop',
        'individual.phone.number': '030 1234567',
        'individual.residentialAddress.country': 'NL',
        'individual.residentialAddress.postalCode': '12',
        'individual.identificationData.type': 'passport',
        'individual.identificationData.expiryDate': '2020-01-01',
      });
      form.root.querySelector('details')!.open = false;
      await form.press('save');
      const { fault } = form;
      expect(fault('individual.name.firstName')).to.equal('Fill in this field.');
      expect(fault('individual.birthData.dateOfBirth')).to.contain('18 or older');
      expect(fault('individual.email')).to.contain('name@example.com');
      expect(fault('individual.phone.number')).to.contain('country code');
      expect(fault('individual.residentialAddress.postalCode')).to.contain('1012 AB');
      expect(fault('individual.residentialAddress.street')).to.equal('Fill in this field.');
      expect(fault('individual.identificationData.expiryDate')).to.contain('has expired');
      await form.until(() => form.root.activeElement?.id === 'individual.name.firstName', 'focused');
      expect(saves(business)).to.deep.equal([]);
      const said = form.heard.filter((text) =>
        text.startsWith('Your changes were not saved. Check these fields: First names, Last name'),
      );
      expect(said).to.have.length(1);
      expect(form.root.querySelectorAll('[aria-live]')).to.have.length(0);
      await form.type('individual.name.firstName', 'S');
      expect(fault('individual.name.firstName')).to.equal('');
    });

    it('by the country: states, postal codes, and how numbers are called and look', async () => {
      const business = await openBusiness();
      const form = await open(business, { type: 'organization' });
      await form.type('organization.registeredAddress.country', 'US');
      const state = form.field('organization.registeredAddress.stateOrProvince');
      expect(state.localName).to.equal('select');
      expect(state.querySelectorAll('option').length).to.be.above(50);
      expect(form.text('[id="hint-organization.registrationNumber"]')).to.contain('United States: EIN');
      await form.fill({
        'organization.legalName': 'Bakery Inc.',
        'organization.registeredAddress.street': '1 Main Street',
        'organization.registeredAddress.city': 'Springfield',
        'organization.registrationNumber': 'HRB 1',
      });
      await form.press('save');
      expect(form.fault('organization.registeredAddress.stateOrProvince')).to.equal('Fill in this field.');
      expect(form.fault('organization.registeredAddress.postalCode')).to.equal('Fill in this field.');
      expect(form.fault('organization.registrationNumber')).to.contain('For example 12-3456789.');
      await form.type('organization.registeredAddress.country', 'AE');
      expect(form.field('organization.registeredAddress.stateOrProvince').localName).to.equal('input');
      await form.press('save');
      expect(form.fault('organization.registeredAddress.postalCode')).to.equal('');
      await form.add('organization.taxInformation');
      await form.type('organization.taxInformation.0.country', 'US');
      expect(form.field('organization.taxInformation.0.type').list!.options[0]!.value).to.equal('EIN');
    });

    it('of the platform beside its fields, and what no field stands for at the top', async () => {
      const business = await openBusiness();
      const form = await open(business, { legalEntity: await owned(business, SAM) });
      await form.type('individual.email', 'new@shop.example');
      business.sandbox.faults.next(
        'legal-entity.updateLegalEntity',
        invalid('individual.email', 'residentialAddress/postalCode', 'capabilities.receivePayments'),
      );
      await form.press('save');
      await form.until(() => form.fault('individual.email') !== '', 'refused');
      expect(form.fault('individual.email')).to.equal(
        'The platform did not accept this. Check it and try again.',
      );
      expect(form.fault('individual.residentialAddress.postalCode')).to.equal(form.fault('individual.email'));
      expect(form.text('[part=unknown-fields]')).to.contain('capabilities.receivePayments');
      await form.until(() => form.root.activeElement?.id === 'individual.email', 'focused');
      expect(form.field('individual.email').value).to.equal('new@shop.example');
      expect(form.events.at(-1)).to.deep.equal([
        'florin-legal-entity-form-failed',
        { code: 'refused', detail: '422 platform-refused individual.email' },
      ]);
      await form.press('save');
      await form.state('saved');
    });

    it('of which only the top knows: the focus goes there', async () => {
      const business = await openBusiness();
      const form = await open(business, { legalEntity: await owned(business, SAM) });
      await form.type('individual.email', 'new@shop.example');
      business.sandbox.faults.next('legal-entity.updateLegalEntity', invalid('capabilities'));
      await form.press('save');
      await form.until(
        () => form.root.activeElement?.getAttribute('part') === 'unknown-fields',
        'focus at the top',
      );
      expect(form.heard.at(-1)).to.contain('did not accept these');
    });

    it('without losing a letter where the platform is down, or there is no network', async () => {
      const business = await openBusiness();
      const form = await open(business, { legalEntity: await owned(business, SAM) });
      await form.type('individual.email', 'new@shop.example');
      business.sandbox.faults.always('legal-entity.updateLegalEntity', '500-before');
      await form.press('save');
      await form.until(() => form.root.activeElement?.getAttribute('part') === 'error', 'failed');
      expect(form.text('p[part=error]')).to.contain('What you entered is still here.').and.contain('502');
      business.obstacle = () => Promise.reject(new TypeError('no network'));
      Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
      await form.press('save');
      await form.until(() => /You are offline/.test(form.text('p[part=error]')), 'offline');
      expect(form.field('individual.email').value).to.equal('new@shop.example');
      expect(form.events.at(-1)![1]).to.include({ code: 'offline' });
    });
  });

  describe('keeps drafts', () => {
    it('over a reload, without a number that identifies a person', async () => {
      const business = await openBusiness();
      const id = await owned(business, SAM);
      const first = await open(business, { legalEntity: id });
      await first.fill({
        'individual.email': 'half@typed.example',
        'individual.identificationData.number': '999888777',
      });
      await first.add('individual.taxInformation');
      await first.fill({
        'individual.taxInformation.0.country': 'NL',
        'individual.taxInformation.0.number': '555666777',
      });
      first.element.remove();
      const kept = JSON.stringify({ ...localStorage });
      expect(kept)
        .to.contain('half@typed.example')
        .and.not.match(/999888777|555666777|111222333/);
      const again = await open(business, { legalEntity: id });
      expect(again.field('individual.email').value).to.equal('sam@shop.example');
      expect(again.text('[part=draft]')).to.contain('were not kept');
      await again.press('take-draft');
      expect(again.field('individual.email').value).to.equal('half@typed.example');
      expect(again.field('individual.identificationData.number').value).to.equal('111222333');
      expect(again.field('individual.taxInformation.0.number').value).to.equal('');
      await again.type('individual.taxInformation.0.number', '555666777');
      await again.press('save');
      await again.state('saved');
      expect(localStorage).to.have.length(0);
    });

    it('for each entity and type apart, until they are thrown away', async () => {
      const business = await openBusiness();
      const first = await open(business, { type: 'trust' });
      await first.type('trust.name', 'Half a thought');
      first.element.remove();
      const other = await open(business, { type: 'soleProprietorship' });
      expect(other.root.querySelector('[part=draft]')).to.equal(null);
      const again = await open(business, { type: 'trust' });
      await again.press('drop-draft');
      expect(localStorage).to.have.length(0);
    });

    it('in this tab alone, or not at all, where the page wants that', async () => {
      const business = await openBusiness();
      for (const drafts of ['none', 'session']) {
        const form = await open(business, { type: 'trust', drafts });
        await form.type('trust.name', 'Half a thought');
        form.element.remove();
      }
      expect(localStorage).to.have.length(0);
      expect(sessionStorage).to.have.length(1);
    });
  });

  describe('shows', () => {
    it('C5-102: nothing of another’s entity, and nothing of one that is not there', async () => {
      const business = await openBusiness();
      const { id } = await business.make({ ...SAM });
      for (const legalEntity of [id, 'LE2222222222222222']) {
        const { root, element, events } = await open(business, { legalEntity }, 'unauthorised');
        expect(element.matches(':state(forbidden)')).to.equal(true);
        expect(root.textContent).not.to.contain('Sam');
        expect(events).to.deep.equal([
          ['florin-legal-entity-form-failed', { code: 'unauthorised', detail: '404 not-found' }],
        ]);
      }
    });

    it('that the visitor is signed out, the platform is down, or the network fails', async () => {
      const business = await openBusiness();
      const legalEntity = await owned(business, SAM);
      business.obstacle = () => Response.json({ error: { code: 'unauthorised' } }, { status: 401 });
      const { element } = await open(business, { legalEntity }, 'unauthorised');
      expect(element.matches(':state(forbidden)')).to.equal(false);
      business.obstacle = undefined;
      business.sandbox.faults.next('legal-entity.getLegalEntity', '500-before', 9);
      const form = await open(business, { legalEntity }, 'error');
      business.sandbox.faults.clear();
      await form.press('retry');
      await form.state('ready');
      business.obstacle = () => Promise.reject(new TypeError('no network'));
      Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
      await open(business, { legalEntity }, 'offline');
    });

    it('how much of what is asked for is filled in, section by section', async () => {
      const business = await openBusiness();
      const form = await open(business, { type: 'individual' });
      const progress = () => form.text('[part=section-progress]');
      expect(progress()).to.equal('0 of 3 filled in');
      await form.fill({ 'individual.name.firstName': 'Sam', 'individual.name.lastName': 'Jansen' });
      expect(progress()).to.equal('2 of 3 filled in');
      await form.type('individual.birthData.dateOfBirth', '1990-06-21');
      expect(progress()).to.equal('Complete');
      expect(form.root.querySelector('progress')!.value).to.equal(3);
    });

    it('closed what is rarely needed, and open what the platform knows something of', async () => {
      const business = await openBusiness();
      const sections = ({ root }: Opened) =>
        [...root.querySelectorAll('details')]
          .filter(({ open: isOpen }) => !isOpen)
          .map((section) => section.querySelector('h2')!.textContent);
      expect(sections(await open(business, { type: 'organization' }))).to.deep.equal([
        'Place of business',
        'Stock exchange',
        'Tax reporting',
      ]);
      const stockData = { tickerSymbol: 'BAKE' };
      const id = await owned(business, { ...BAKERY, organization: { ...BAKERY.organization!, stockData } });
      expect(sections(await open(business, { legalEntity: id }))).to.deep.equal([
        'Place of business',
        'Tax reporting',
      ]);
    });
  });

  describe('for every seller', () => {
    it('fills in by the browser’s own knowledge', async () => {
      const { field } = await open(await openBusiness(), { type: 'individual' });
      const tokens = {
        'individual.name.firstName': 'given-name',
        'individual.name.lastName': 'family-name',
        'individual.birthData.dateOfBirth': 'bday',
        'individual.email': 'email',
        'individual.phone.number': 'tel',
        'individual.residentialAddress.country': 'country',
        'individual.residentialAddress.street': 'address-line1',
        'individual.residentialAddress.postalCode': 'postal-code',
        'individual.identificationData.number': 'off',
      };
      for (const [path, token] of Object.entries(tokens))
        expect(field(path).getAttribute('autocomplete'), path).to.equal(token);
    });

    it('works by keyboard, and the focus goes to a row that was added', async () => {
      const business = await openBusiness();
      const form = await open(business, { legalEntity: await owned(business, SAM) });
      form.field('individual.email').focus();
      await sendKeys({ type: 'x' });
      await sendKeys({ press: 'Enter' });
      await form.state('saved');
      for (const section of form.root.querySelectorAll('details')) section.open = true;
      await form.add('entityAssociations');
      await form.until(
        () => form.root.activeElement?.id === 'entityAssociations.0.legalEntityId',
        'focus in the row',
      );
    });

    it('in every language, in its direction', async () => {
      const business = await openBusiness();
      for (const [locale, heading] of [
        ['de', /Kontaktdaten/],
        ['nl', /Contactgegevens/],
        ['fr', /Coordonnées/],
        ['ar', /الشخص/],
      ] as const) {
        const { root, until } = await open(business, { type: 'individual', locale });
        await until(() => heading.test(root.textContent ?? ''), locale);
        expect(root.textContent).not.to.match(/Choose an option|Date of birth/);
      }
    });

    for (const scheme of ['light', 'dark'])
      it(`axe finds nothing in any type, ${scheme}`, async () => {
        document.documentElement.style.colorScheme = scheme;
        document.body.style.background = 'Canvas';
        const business = await openBusiness();
        for (const type of ['', 'individual', 'organization', 'trust']) {
          const form = await open(business, { type });
          for (const section of form.root.querySelectorAll('details')) section.open = true;
          if (type) {
            await form.add('entityAssociations');
            await form.press('save');
          }
          await expect(form.element).to.be.accessible();
          form.element.remove();
        }
      });

    it('answers of one row stand side by side, however long a label is and whatever stands below', async () => {
      document.body.style.inlineSize = '620px';
      const form = await open(await openBusiness(), { type: 'organization', locale: 'de' });
      await form.until(() => /Art der Organisation/.test(form.text()), 'German');
      for (const section of form.root.querySelectorAll('details')) section.open = true;
      await form.add('entityAssociations');
      await form.press('save');
      const all = [...form.root.querySelectorAll('.field')];
      const topOf = (field: Element) => Math.round(field.getBoundingClientRect().top);
      let wrapped = 0;
      let below = 0;
      for (const top of new Set(all.map(topOf))) {
        const each = (selector: string, side: 'top' | 'height') =>
          all
            .filter((field) => topOf(field) === top)
            .map((field) => field.querySelector(selector)!.getBoundingClientRect()[side]);
        const tops = each('[part=field]', 'top');
        expect(Math.max(...tops) - Math.min(...tops), `${tops}`).to.be.below(1);
        wrapped += Number(new Set(each('label', 'height')).size > 1);
        below += Number(new Set(each('.answer', 'height')).size > 1);
      }
      expect([wrapped > 0, below > 0]).to.deep.equal([true, true]);
    });

    it('in a page from right to left, text of the other direction keeps its order', async () => {
      document.documentElement.dir = 'rtl';
      const form = await open(await openBusiness(), { type: 'individual', locale: 'ar' });
      const directionOf = (path: string): string => {
        const field = form.root.getElementById(`individual.residentialAddress.${path}`);
        return field ? getComputedStyle(field).direction : `no ${path}`;
      };
      await form.type('individual.residentialAddress.street', '1 Main Street');
      await form.type('individual.residentialAddress.city', 'القاهرة');
      expect(['postalCode', 'street', 'city'].map(directionOf)).to.deep.equal(['ltr', 'ltr', 'rtl']);
    });

    it('fits 320 pixels, from right to left too', async () => {
      document.body.style.inlineSize = '320px';
      document.documentElement.dir = 'rtl';
      const { root, element } = await open(await openBusiness(), { type: 'organization', locale: 'ar' });
      for (const section of root.querySelectorAll('details')) section.open = true;
      const { left } = element.getBoundingClientRect();
      for (const inside of root.querySelectorAll('*:not(option, datalist)'))
        if (!inside.matches('slot, .visually-hidden, [part=badge]') && inside.getClientRects().length > 0)
          expect(inside.getBoundingClientRect().left, inside.outerHTML.slice(0, 120)).to.be.at.least(
            left - 1,
          );
    });
  });
});
