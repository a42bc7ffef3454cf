export const words = {
  title: 'Somebody else saved this listing meanwhile',
  text: 'Choose what to keep, field by field. Fields that only you changed stay as you typed them.',
  mine: 'Yours',
  theirs: 'Saved meanwhile',
  nothing: 'Nothing',
  use: 'Save with these choices',
  back: 'Back to the form',
  choose: 'Please choose for: {fields}.',
  pictures: '{count} pictures',
  same: 'The other version says the same as yours.',
};

export type ConflictWord = keyof typeof words;
