import type { NarrationTask } from '../Narrator.ts';
import { LANGUAGE_SHARE, mayBecome, shareIn } from '../prompts/languages.ts';
import type { Prompt } from '../prompts/promptTypes.ts';
import { splitSentences } from '../prompts/sentences.ts';
import { type Flaw, flawOf } from './answers.ts';
import { RESTART } from './characters.ts';
import { isCopy, missingFrom } from './guidedScene.ts';
import type { Telling } from './narratorParts.ts';
import { outputFilter } from './outputFilter.ts';
import { REFUSAL_SHOWS_WITHIN } from './refusals.ts';
import { sceneReach } from './sceneReach.ts';
import { flawOfAll, turnTextOptions, sentencesFrom } from './streamed.ts';

export interface SceneTold {
  readonly flaw: Flaw | null;
  /** The rest of the author's text, if a part of the telling was passed on before the flaw; null if nothing was. */
  readonly rest: string | null;
  /** Whether the telling consists of the author's words only, which are free. */
  readonly isCopied: boolean;
}

interface Asked {
  readonly prompt: Prompt;
  readonly repeats: (text: string) => string[];
}

/**
 * Passes on a telling of an author's scene sentence by sentence, each as soon as it tells everything in the
 * author's text up to that place. Before the first sentence, any flaw is a reason to try again.
 */
export async function* guidedScene<Endpoint>(
  telling: Telling<Endpoint>,
  { prompt, repeats }: Asked,
): AsyncGenerator<string, SceneTold> {
  const { scene, story, input, history } = telling.task;
  const filter = outputFilter(turnTextOptions(telling, prompt));
  const reach = sceneReach(telling.task, [input ?? '', history.at(-1)?.text ?? '']);
  let told = '';
  let held = '';
  const broken = (flaw: Flaw): SceneTold => ({
    flaw,
    rest: told === '' ? null : restOfScene(told, telling.task),
    isCopied: false,
  });

  for await (const piece of sentencesFrom(telling, prompt, filter)) {
    if (piece === RESTART) {
      if (told !== '') return broken({ kind: 'refused' });
      held = '';
      continue;
    }
    // once the telling has begun, a repeated sentence is left out
    if (told !== '' && repeats(piece).length > 0) continue;
    held += piece;
    if (told !== '' && shareIn(story.language, told + held) < LANGUAGE_SHARE)
      return broken({ kind: 'language' });
    if (told === '' && held.length < REFUSAL_SHOWS_WITHIN) continue;
    if (told === '') {
      const flaw = flawOf(telling, held, repeats);
      if (flaw?.kind === 'language' && mayBecome(story.language, held)) continue;
      if (flaw) return broken(flaw);
    }
    if (!reach.isTold(told + held)) continue;
    told += held;
    yield held;
    held = '';
  }
  const flaw =
    told === '' || filter.hasLeaked() || filter.hasAdded()
      ? flawOfAll(telling, filter, told + held, told === '' ? repeats : () => [])
      : null;
  if (flaw) return broken(flaw);
  const missing = missingFrom(told + held, scene, story);
  if (missing.length > 0) return broken({ kind: 'unfaithful', missing });
  if (held !== '') yield held;
  return { flaw: null, rest: null, isCopied: isCopy(told + held, scene.text) };
}

/** The author's sentences after those that were told. */
export function restOfScene(told: string, { scene, story }: Pick<NarrationTask, 'scene' | 'story'>): string {
  const sentences = splitSentences(scene.text.trim());
  const rest = sentences.slice(sceneReach({ scene, story }).goesOnAt(told)).join('').trimEnd();
  if (rest === '') return '';
  return /^\s/.test(rest) ? rest : ` ${rest}`;
}
