export const words = {
  legend: 'New category',
  name: 'Name',
  parent: 'Part of',
  'no-parent': 'Nothing: it stands by itself',
  create: 'Create the category',
  creating: 'Creating…',
  cancel: 'Cancel',
  created: 'The category “{name}” is there and chosen.',
  required: 'Please give it a name.',
  'slug-taken': 'There is a category of this name already.',
  refused: 'The shop does not take this name.',
  failed: 'The category was not created. {why}',
};

export type CategoryWord = keyof typeof words;
