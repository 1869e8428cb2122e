import type { Depiction } from '@kathaloka/contract/entities';
import { isNeverShown, sacredFiguresIn } from '@kathaloka/story';
import type { StorySheet } from '../sheets.ts';
import type { Sight } from '@kathaloka/illustrator';
import { holdsPhrase, wordsIn } from '../phrases.ts';

interface Sign {
  readonly names: RegExp;
  readonly words: string;
  /** The same symbol as sights of the illustrator. */
  readonly sights: readonly Sight[];
}

const sign = (names: RegExp, words: string, sights: readonly Sight[]): Sign => ({ names, words, sights });

/** Symbols for figures that must not be shown. The English and the Indian names of a figure share theirs. */
const SIGNS: readonly Sign[] = [
  sign(/krishna|कृष्ण|கிருஷ்ண|کرشن/i, 'a flute far off, a peacock feather', ['flute', 'feather']),
  sign(/shiva|शिव|சிவ|شیو/i, 'a small drum far off, ash on a stone', ['drum']),
  sign(/ganesh|गणेश|விநாயக|பிள்ளையார்|گنیش/i, 'a mouse by a plate of sweets', ['lotus']),
  sign(/hanuman|हनुमान|அனுமன்|ہنومان/i, 'a mace leaning on a rock', ['mace']),
  sign(/sita\b|सीता|சீதை|سیتا/i, 'an ornament on the ground', ['lotus']),
  sign(/durga|\bkali$|दुर्गा|देवी/i, 'a trident in the ground, a red cloth', ['trident']),
  sign(/rama\b|राम|இராமன்/i, 'a bow leaning on a tree', ['bow', 'tree']),
  sign(/buddha|बुद्ध|புத்தர்|گوتم بدھ/i, 'a leaf of the bodhi tree, two footprints', ['tree', 'footprint']),
  sign(/mahavira|tirthankara|महावीर/i, 'an empty seat under a tree', ['seat', 'tree']),
  sign(/lakshmi|ganga\b|लक्ष्मी|ब्रह्मा/i, 'a lotus on still water', ['lotus']),
  sign(/\bagni\b/i, 'a small fire', ['fire']),
  sign(/turned feet/i, 'two footprints in the dust', ['footprint']),
];
const ANY_SIGN = { words: 'a lit door', sights: ['door'] } as const;

const signOf = (figure: string): Omit<Sign, 'names'> =>
  SIGNS.find(({ names }) => names.test(figure)) ?? ANY_SIGN;

export const signWords = (figure: string): string => signOf(figure).words;

export const signSightsOf = (figure: string): readonly Sight[] => signOf(figure).sights;

/** The figures of a story with their rules. Figures that must never be shown are not shown, even if the author chose otherwise. */
export function depictionsOf({ depiction }: Pick<StorySheet, 'depiction'>): Depiction[] {
  return depiction.map(({ figure, rule }) => ({ figure, rule: isNeverShown(figure) ? 'never' : rule }));
}

/** The figures in a text that must not be shown: the story's, and sacred ones that it does not declare. */
export function withheldIn(text: string, story: Pick<StorySheet, 'depiction'>): Depiction[] {
  const words = wordsIn(text);
  const declared = depictionsOf(story);
  // of `Surya, the Sun`, scenes use only the name
  const named = declared.filter(({ figure }) => holdsPhrase(words, wordsIn(figure.split(',')[0]!)));
  const undeclared = sacredFiguresIn(text).filter(
    ({ figure }) => !declared.some((known) => holdsPhrase(wordsIn(known.figure), wordsIn(figure))),
  );
  return [...named, ...undeclared].filter(({ rule }) => rule !== 'may be drawn');
}
