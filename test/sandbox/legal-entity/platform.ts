import { bind, createClient } from '../../../src/client/client.js';
import { legalEntity, type LegalEntityRequest } from '../../../src/client/legal-entity/index.js';
import type { SandboxOptions } from '../../../src/sandbox/index.js';
import { answersByFacts } from '../answers-by-facts.js';
import { startSandbox } from '../shop.js';

/** A platform with a clock to turn, and its rows. */
export async function openPlatform(options: Partial<SandboxOptions> = {}) {
  const clock = { now: Date.parse('2026-05-04T10:00:00Z') };
  const sandbox = await startSandbox({ now: () => clock.now, ...options });
  const client = createClient({
    baseUrl: 'https://kyc.example/lem/v3',
    fetch: answersByFacts(sandbox, 'legal-entity'),
    headers: { 'x-api-key': 'key' },
    maxBytes: 16_777_216,
  });
  return { clock, sandbox, lem: bind(client, legalEntity) };
}

export type Lem = Awaited<ReturnType<typeof openPlatform>>['lem'];

export const address = { country: 'NL', city: 'Utrecht', street: 'Oudegracht 1', postalCode: '3511 AB' };

export const sam: LegalEntityRequest = {
  type: 'individual',
  individual: {
    name: { firstName: 'Sam', lastName: 'Jansen' },
    birthData: { dateOfBirth: '1990-06-21' },
    email: 'sam@shop.example',
    residentialAddress: address,
    identificationData: { type: 'passport', number: 'NX1234567' },
  },
};

export const bakery: LegalEntityRequest = {
  type: 'organization',
  organization: {
    legalName: 'Bakkerij Jansen',
    type: 'privateCompany',
    registeredAddress: address,
    registrationNumber: '34179503',
    vatNumber: 'NL123456789B01',
  },
};

/** A readable file of this many bytes. */
export const file = (start: readonly number[] | string, size = 2048): string => {
  const bytes = Buffer.alloc(size, 0x20);
  Buffer.from(start as string).copy(bytes);
  return bytes.toString('base64');
};
export const PDF = '%PDF-1.7';
export const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

export const iban = { accountIdentification: { type: 'iban', iban: 'NL91ABNA0417164300' } } as const;

/** Codes of all that is wrong with an entity now, as `checkVerificationErrors` says it. */
export async function errorsOf(lem: Lem, id: string): Promise<string[]> {
  const { problems = [] } = await lem.checkVerificationErrors({ id });
  return problems
    .flatMap(({ verificationErrors = [] }) => verificationErrors.map(({ code = '' }) => code))
    .sort();
}

/** Does all that a business has to do but for its own data. */
export async function openBusiness(lem: Lem, id: string, signer: string): Promise<void> {
  await lem.createBusinessLine({
    legalEntityId: id,
    service: 'paymentProcessing',
    industryCode: '339E',
    salesChannels: ['eCommerce'],
    webData: [{ webAddress: 'https://bakery.example' }],
  });
  await lem.createTransferInstrument({ legalEntityId: id, type: 'bankAccount', bankAccount: iban });
  for (const type of (await lem.getTermsOfServiceStatus({ id })).termsOfServiceTypes ?? []) {
    const { termsOfServiceDocumentId = '' } = await lem.getTermsOfService({
      id,
      type: type as 'adyenAccount',
      language: 'en',
    });
    await lem.acceptTermsOfService({
      id,
      termsofservicedocumentid: termsOfServiceDocumentId,
      acceptedBy: signer,
      ipAddress: '203.0.113.7',
    });
  }
  const { pciTemplateReferences = [] } = await lem.generatePciTemplates({ id });
  await lem.signPciTemplates({ id, pciTemplateReferences, signedBy: signer });
}
