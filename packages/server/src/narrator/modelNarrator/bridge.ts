import type { NarrationTask } from '../Narrator.ts';
import type { Prompt } from '../prompts/promptTypes.ts';
import { wordsIn } from '../phrases.ts';
import { speechesIn } from '../speech.ts';
import { repeatsOf } from './repeats.ts';
import type { Streaming } from './streamed.ts';
import { holdsRun, runsOf } from './waysTold.ts';

/** The most sentences that join a scene to what the player did. */
const SENTENCES_MAX = 3;
/** A run of this many words of the scene repeats it; fewer are common words, or the refrain of a tale. */
const RUN = 5;

/**
 * How the sentences by a model that join an author's scene to what the player did are passed on. They end before one
 * with words of the scene, which follows.
 */
export const bridgeStreaming = (task: NarrationTask, prompt: Prompt): Streaming => ({
  prompt,
  repeats: repeatsOf(task.recentTexts, task.scene.text),
  inTale: repeatsOf(task.history.map(({ text }) => text)),
  leavesRepeatsOut: true,
  isUnfit: unfitFor(task),
  sentencesMax: SENTENCES_MAX,
});

/** Finds sentences with a run of words or a short speech of the scene that follows, which the player has not typed. */
function unfitFor({ scene, input }: NarrationTask): (sentence: string) => boolean {
  const isTyped = holdsRun(wordsIn(input ?? ''));
  const isOfScene = holdsRun(wordsIn(scene.text));
  return (sentence) => {
    const words = wordsIn(sentence);
    const line = speechesIn(sentence).length > 0 && words.length < RUN ? [words.join(' ')] : [];
    const runs = [...line, ...runsOf(RUN, words)];
    return runs.some((run) => isOfScene(run) && !isTyped(run));
  };
}
