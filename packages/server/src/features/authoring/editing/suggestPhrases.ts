import type { BodyOf } from '@kathaloka/contract/endpoints';
import type { SuggestedPhrases } from '@kathaloka/contract/entities';
import { SAID_MAX } from '@kathaloka/contract/limits';
import { freePhrases, suggestedPhrases } from '@kathaloka/story/editing';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { besidePlay } from '../../play/public.ts';
import { limits } from '../limits.ts';

/** Suggests other phrases for a choice: by a model, or from the words of its scene. Free of charge. */
export async function suggestPhrases(
  deps: Deps,
  { language, text, choices, index }: BodyOf<'suggestPhrases'>,
  { id }: SignedInUser,
): Promise<SuggestedPhrases> {
  const choice = choices[index];
  if (!choice || choice.text.trim() === '') return { phrases: [], by_model: false };
  const asked = {
    language,
    scene: text,
    choices: choices.map((each) => each.text),
    said: choice.said ?? [],
    index,
  };
  const suggested = await besidePlay(deps, {
    user_id: id,
    limit: limits.phrases,
    ask: (narrator, model_key, signal) => narrator.phrases?.({ ...asked, model_key }, signal),
  });
  const phrases = freePhrases(suggested ?? [], choices).slice(0, SAID_MAX);
  return phrases.length > 0
    ? { phrases, by_model: true }
    : { phrases: suggestedPhrases({ text, choices }, index, language), by_model: false };
}
