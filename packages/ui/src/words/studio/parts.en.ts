import { whole } from '../numbers/en.ts';

/** The texts of a story that are translated. */
export const parts = {
  chapter: 'Chapter that begins here',
  lexicon: 'Lexicon',
  loreKeys: (number: number) => `Words of lore card ${whole(number)}`,
  loreText: (number: number) => `Lore card ${whole(number)}`,
  endingTitle: 'Name of the ending',
  hint: 'Hint',
  scene: 'Scene text',
  variant: (number: number) => `Variant ${whole(number)}`,
  text: (number: number) => `Choice ${whole(number)}`,
  deed: (number: number) => `Deed of choice ${whole(number)}`,
  said: (number: number) => `Other words for choice ${whole(number)}`,
  win_text: (number: number) => `Told when choice ${whole(number)} succeeds`,
  lose_text: (number: number) => `Told when choice ${whole(number)} fails`,
  thing: (name: string) => `Thing “${name}”`,
  thingLine: (name: string) => `Line of the thing “${name}”`,
  secret: (name: string) => `Secret “${name}”`,
};
