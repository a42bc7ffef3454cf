export const words = {
  unreadable: 'This document cannot be shown here. Whoever runs this site has to look into that.',
  'open-document': 'Open {name} (PDF, new tab)',
  'save-document': 'Save the PDF',
  'read-first': 'Please read to the end first.',
  'open-first': 'Please open the document first.',
  signer: 'In the name of {name}',
  'choose-signer': 'In whose name',
  'no-signer':
    'Nobody is named yet who may sign for this business. Name a person who may in its details first.',
  'not-signer': 'This person cannot sign here. Choose another, or sign in as them.',
  refused: 'This was not accepted. Code: {code}',
};

export type AgreementWord = keyof typeof words;
