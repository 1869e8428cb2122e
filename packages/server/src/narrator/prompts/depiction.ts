import type { Depiction } from '@kathaloka/contract/entities';
import { isNeverShown, sacredFiguresIn } from '@kathaloka/contract/story';
import type { StorySheet } from '../Narrator.ts';
import { holdsPhrase, wordsIn } from './words.ts';

/** What stands for a figure that is not shown itself. The English and the Indian names of one figure share their signs. */
const SIGNS: readonly (readonly [names: RegExp, signs: string])[] = [
  [/krishna|कृष्ण|கிருஷ்ண|کرشن/i, 'a flute far off, a peacock feather'],
  [/shiva|शिव|சிவ|شیو/i, 'a small drum far off, ash on a stone'],
  [/ganesh|गणेश|விநாயக|பிள்ளையார்|گنیش/i, 'a mouse by a plate of sweets'],
  [/hanuman|हनुमान|அனுமன்|ہنومان/i, 'a mace leaning on a rock'],
  [/sita\b|सीता|சீதை|سیتا/i, 'an ornament on the ground'],
  [/durga|दुर्गा/i, 'a trident in the ground, a red cloth'],
  [/rama\b|राम|இராமன்/i, 'a bow leaning on a tree'],
  [/buddha|बुद्ध|புத்தர்|گوتم بدھ/i, 'a leaf of the bodhi tree, two footprints'],
  [/mahavira|tirthankara|महावीर/i, 'an empty seat under a tree'],
];

/** Empty where we know of none. */
export const signsOf = (figure: string): string => SIGNS.find(([names]) => names.test(figure))?.[1] ?? '';

/** The figures of a story with their rules. Who must never be shown is not shown, whatever the author chose. */
export function figuresOf({ depiction }: Pick<StorySheet, 'depiction'>): Depiction[] {
  return depiction.map(({ figure, rule }) => ({ figure, rule: isNeverShown(figure) ? 'never' : rule }));
}

/** The figures that a text names and that must not be shown: those of the story, and sacred ones that its author did not declare. */
export function withheldIn(text: string, story: Pick<StorySheet, 'depiction'>): Depiction[] {
  const words = wordsIn(text);
  const declared = figuresOf(story);
  const named = declared.filter(({ figure }) => holdsPhrase(words, wordsIn(figure)));
  const undeclared = sacredFiguresIn(text).filter(
    ({ figure }) => !declared.some((known) => holdsPhrase(wordsIn(known.figure), wordsIn(figure))),
  );
  return [...named, ...undeclared].filter(({ rule }) => rule !== 'may be drawn');
}
