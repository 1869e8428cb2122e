import { isSlipOf, isSwapOf } from '../interpret/spelling.ts';
import { wordSense } from '../interpret/semantic/vectors.ts';

/** Words by which English says what a sentence is about. */
const TELLING =
  'give gave promise promised swear whisper whispered afraid scared terrified frightened borrow borrowed bury buried hidden hurts broken bruised bleeding sprained called named brother sister mother father daughter grandmother grandfather uncle cousin husband steal stole where know which'.split(
    ' ',
  );
/** Of a short word only swapped letters are sure to be a slip. */
const SHORTEST = 4;
const SHORT = TELLING.filter((word) => word.length === SHORTEST);
const LONG = Map.groupBy(
  TELLING.filter((word) => word.length > SHORTEST),
  (word) => word[0]!,
);

/** A text whose mistyped words of that kind are spelt rightly. Words that exist are as they were typed. */
export const unslipped = (text: string): string =>
  text.replaceAll(
    /(?<![\p{L}\p{M}'’])[A-Za-z]{4,12}(?![\p{L}\p{M}'’])/gu,
    (word) => rightly(word.toLowerCase()) ?? word,
  );

function rightly(word: string): string | undefined {
  // "frightens" is another form, and no slip
  if (TELLING.includes(word) || word.endsWith('s')) return undefined;
  const meant =
    (word.length === SHORTEST ? SHORT.find((each) => isSwapOf(word, each)) : undefined) ??
    LONG.get(word[0]!)?.find((each) => isSlipOf(word, each));
  return meant !== undefined && wordSense(word) === null ? meant : undefined;
}
