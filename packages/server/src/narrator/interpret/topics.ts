import { hindiSounds } from './hindiKey.ts';
import { lexisOf } from './lexis.ts';
import { plain } from './phraseLists.ts';
import { readGroups } from './wordLists.ts';
import { splitWords } from './words.ts';

/** The topic of a question that names neither a person nor a thing of the story. */
export type Topic = 'time' | 'deeds' | 'place' | 'people' | 'things';

const TOPICS: readonly Topic[] = ['time', 'deeds', 'place', 'people', 'things'];

type Part = 'needs' | 'also' | 'told';
type Lists = ReadonlyMap<string, ReadonlySet<string>>;

const read = new Map<string, Lists>();

/** In Hindi words are compared by their whole sound: "kahan" (where) is not "kahani" (story). */
const keyIn = (language: string) => (language === 'hi' ? hindiSounds : lexisOf(language).keyOf);

/** The lists of a language, by `topic.part`, as keys of words. */
function listsOf(language: string): Lists {
  const known = read.get(language);
  if (known) return known;
  const keyOf = keyIn(language);
  const made = new Map(
    readGroups(language, 'topics').map(([name, words]) => [name, new Set(words.map(keyOf))] as const),
  );
  read.set(language, made);
  return made;
}

const isIn = (language: string, topic: Topic, part: Part, word: string): boolean =>
  listsOf(language).get(`${topic}.${part}`)?.has(keyIn(language)(word)) ?? false;

/** The topic of a question; null if it also names something else. */
export function topicOf(question: string, language: string): Topic | null {
  const lexis = lexisOf(language);
  const words = splitWords(question, plain(lexis));
  const isEmpty = (word: string) => lexis.weightOf(word) === 'stop' || lexis.isQuestionWord(word);
  return (
    TOPICS.find(
      (topic) =>
        words.some((word) => isIn(language, topic, 'needs', word)) &&
        words.every(
          (word) =>
            isEmpty(word) || isIn(language, topic, 'needs', word) || isIn(language, topic, 'also', word),
        ),
    ) ?? null
  );
}

/** How many words a sentence has that answer a question of the topic. */
export const toldOf = (sentence: string, topic: Topic, language: string): number =>
  splitWords(sentence, plain(lexisOf(language))).filter((word) => isIn(language, topic, 'told', word)).length;

/** The questions in a line, which may ask two things. */
export const questionsIn = (line: string): string[] =>
  line
    .split(/[?!.;؟।]+|,?\s+(?:and|और|aur)\s+/iu)
    .map((question) => question.trim())
    .filter((question) => question !== '')
    .slice(0, 3);
