import type { NarrationTask } from '../Narrator.ts';
import type { Prompt } from '../prompts/promptTypes.ts';
import { splitSentences } from '../prompts/sentences.ts';
import { wordsIn } from '../phrases.ts';
import { speechesIn } from '../speech.ts';
import { runsIn } from './additions.ts';
import type { Telling } from './narratorParts.ts';
import { repeatsOf } from './repeats.ts';
import { type Streamed, streamed } from './streamed.ts';

/** The most sentences that join a scene to what the player did. */
const SENTENCES_MAX = 3;
/** A run of this many words of the scene anticipates it. */
const SCENE_WORDS = 6;

/**
 * Sentences by a model that join an author's scene to what the player did. They end before one that is of the
 * scene, which follows word for word, or that adds to it.
 */
export async function* bridgeOf<Endpoint>(
  telling: Telling<Endpoint>,
  prompt: Prompt,
): AsyncGenerator<string, Streamed> {
  const { recentTexts, history, scene } = telling.task;
  const sentences = streamed(telling, {
    prompt,
    repeats: repeatsOf(recentTexts, scene.text),
    inTale: repeatsOf(history.map(({ text }) => text)),
    leavesRepeatsOut: true,
    alsoAdded: anticipates(scene),
  });
  let told = '';
  for (;;) {
    const next = await sentences.next();
    if (next.done) return next.value;
    const piece = firstSentences(next.value, SENTENCES_MAX - countSentences(told));
    told += piece;
    yield piece;
    if (countSentences(told) >= SENTENCES_MAX) {
      await sentences.return(WHOLE);
      return WHOLE;
    }
  }
}

const WHOLE: Streamed = { flaw: null, after: '', isMeagre: false };

const countSentences = (text: string): number => (text === '' ? 0 : splitSentences(text).length);

const firstSentences = (text: string, most: number): string => splitSentences(text).slice(0, most).join('');

/** Finds sentences with words of the scene that follows, or with a line that is spoken in it. */
function anticipates({ text }: NarrationTask['scene']): (sentence: string) => boolean {
  const holds = runsIn(wordsIn(text), SCENE_WORDS);
  const spoken = new Set(linesIn(text));
  return (sentence) => holds(wordsIn(sentence)) || linesIn(sentence).some((line) => spoken.has(line));
}

/** The spoken lines of a text, word for word. */
const linesIn = (text: string): string[] =>
  speechesIn(text).flatMap((speech) => {
    const words = wordsIn(speech);
    return words.length > 1 ? [words.join(' ')] : [];
  });
