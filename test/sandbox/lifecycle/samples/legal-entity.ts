import { address, bakery, file, iban, PDF, sam } from '../../legal-entity/platform.js';
import type { Sample } from '../family.js';
import { idIn, type Fields, type World } from '../world.js';

const seller = async ({ ask }: World): Promise<Fields> => ({
  legalEntityId: idIn(await ask('legal-entity.createLegalEntity', bakery)),
});

/** A seller of that id. */
const ofSeller = async (world: World): Promise<Fields> => ({ id: (await seller(world))['legalEntityId'] });

const other = { accountIdentification: { type: 'iban', iban: 'NL20INGB0001234567' } };

export const legalEntitySamples: Readonly<Record<string, Sample>> = {
  'legal-entity.createLegalEntity': {
    create: () => sam,
    changes: {
      'legal-entity.updateLegalEntity': {
        send: () => ({
          reference: 'seller-7',
          individual: {
            ...sam.individual,
            email: 'sam@other.example',
            residentialAddress: { ...address, street: 'Oudegracht 2' },
          },
        }),
      },
    },
  },
  'legal-entity.createBusinessLine': {
    prepare: seller,
    create: ({ legalEntityId }) => ({
      legalEntityId,
      service: 'paymentProcessing',
      industryCode: '339E',
      salesChannels: ['eCommerce'],
      webData: [{ webAddress: 'https://bakery.example' }],
    }),
    list: {
      row: 'legal-entity.listBusinessLines',
      input: ({ legalEntityId: id }) => ({ id }),
    },
    changes: {
      'legal-entity.updateBusinessLine': {
        send: () => ({
          industryCode: '4431A',
          webData: [{ webAddress: 'https://cakes.example' }],
        }),
      },
    },
  },
  'legal-entity.createDocument': {
    prepare: ofSeller,
    create: ({ id }) => ({
      owner: { id, type: 'legalEntity' },
      type: 'registrationDocument',
      description: 'Extract',
      attachments: [{ content: file(PDF) }],
    }),
    list: { row: 'legal-entity.getLegalEntity', input: ({ id }) => ({ id }) },
    changes: {
      'legal-entity.updateDocument': {
        send: () => ({ type: 'registrationDocument', description: 'A newer extract' }),
      },
    },
  },
  'legal-entity.createTransferInstrument': {
    prepare: seller,
    create: ({ legalEntityId }) => ({ legalEntityId, type: 'bankAccount', bankAccount: iban }),
    list: {
      row: 'legal-entity.getLegalEntity',
      input: ({ legalEntityId: id }) => ({ id }),
    },
    changes: {
      'legal-entity.updateTransferInstrument': {
        send: ({ legalEntityId }) => ({ legalEntityId, type: 'bankAccount', bankAccount: other }),
      },
    },
  },
};
