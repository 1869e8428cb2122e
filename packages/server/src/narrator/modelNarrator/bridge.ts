import type { NarrationTask } from '../Narrator.ts';
import type { Prompt } from '../prompts/promptTypes.ts';
import { holdsPhrase, wordsIn } from '../phrases.ts';
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
 * with words of the scene, which follows. Those of a small model, which cannot judge what it has told, also end before
 * speech and before people who were not there.
 */
export const bridgeStreaming = (
  task: NarrationTask,
  { prompt, isSmall }: { readonly prompt: Prompt; readonly isSmall: boolean },
): Streaming => ({
  prompt,
  repeats: repeatsOf(task.recentTexts, task.scene.text),
  inTale: repeatsOf(task.history.map(({ text }) => text)),
  leavesRepeatsOut: true,
  isUnfit: isSmall ? eitherOf(tellsScene(task), addsToScene(task)) : tellsScene(task),
  sentencesMax: SENTENCES_MAX,
});

type IsUnfit = (sentence: string) => boolean;

const eitherOf =
  (one: IsUnfit, other: IsUnfit): IsUnfit =>
  (sentence) =>
    one(sentence) || other(sentence);

/** Finds sentences with a run of words or a short speech of the scene that follows, which the player has not typed. */
function tellsScene({ scene, input }: NarrationTask): IsUnfit {
  const isTyped = holdsRun(wordsIn(input ?? ''));
  const isOfScene = holdsRun(wordsIn(scene.text));
  return (sentence) => {
    const words = wordsIn(sentence);
    const line = speechesIn(sentence).length > 0 && words.length < RUN ? [words.join(' ')] : [];
    const runs = [...line, ...runsOf(RUN, words)];
    return runs.some((run) => isOfScene(run) && !isTyped(run));
  };
}

/** Finds sentences with speech that the player has not typed, or with a person of the lexicon who was not there. */
function addsToScene({ story, input, history }: NarrationTask): IsUnfit {
  const typed = wordsIn(input ?? '');
  const isTyped = holdsRun(typed);
  const before = [typed, wordsIn(history.at(-1)?.text ?? '')];
  const others = (story.lexicon.names ?? [])
    .filter(({ is }) => is === 'person')
    .map(({ np }) => wordsIn(np))
    .filter((np) => !before.some((words) => holdsPhrase(words, np)));
  return (sentence) =>
    others.some((np) => holdsPhrase(wordsIn(sentence), np)) ||
    speechesIn(sentence).some((speech) => !isTyped(wordsIn(speech).join(' ')));
}
