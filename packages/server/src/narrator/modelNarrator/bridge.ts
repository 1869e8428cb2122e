import type { NarrationTask } from '../Narrator.ts';
import type { Prompt } from '../prompts/promptTypes.ts';
import { splitSentences } from '../prompts/sentences.ts';
import { holdsPhrase, wordsIn } from '../phrases.ts';
import { speechesIn } from '../speech.ts';
import type { Telling } from './narratorParts.ts';
import { repeatsOf } from './repeats.ts';
import { type Streamed, streamed } from './streamed.ts';

/** The most sentences that join a scene to what the player did. */
const SENTENCES_MAX = 3;
/** A run of this many words of the scene repeats it. */
const RUN = 4;

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
    alsoAdded: unfitFor(telling.task),
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

/** Finds sentences with words or people of the scene that follows, or with speech that the player has not typed. */
function unfitFor(
  task: Pick<NarrationTask, 'scene' | 'story' | 'input' | 'history'>,
): (_: string) => boolean {
  const { scene, story, input, history } = task;
  const before = [input ?? '', history.at(-1)?.text ?? ''].map(wordsIn);
  const said = ` ${(before[0] ?? []).join(' ')} `;
  const text = ` ${wordsIn(scene.text).join(' ')} `;
  const people = (story.lexicon.names ?? [])
    .filter(({ is }) => is === 'person')
    .map(({ np }) => wordsIn(np))
    .filter((np) => text.includes(` ${np.join(' ')} `) && !before.some((words) => holdsPhrase(words, np)));
  return (sentence) => {
    const words = wordsIn(sentence);
    if (runsOf(words).some((run) => text.includes(` ${run} `) && !said.includes(` ${run} `))) return true;
    if (people.some((np) => holdsPhrase(words, np))) return true;
    return speechesIn(sentence).some((speech) => !said.includes(` ${wordsIn(speech).join(' ')} `));
  };
}

/** A shorter sentence is one run. */
const runsOf = (words: readonly string[]): string[] =>
  words.length < RUN
    ? [words.join(' ')]
    : words.slice(RUN - 1).map((_, at) => words.slice(at, at + RUN).join(' '));
