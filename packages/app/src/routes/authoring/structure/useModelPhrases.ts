import type { StoryCreate } from '@kathaloka/contract/entities';
import {
  type AskedPhrases,
  type ModelPhrases,
  authoringFailuresWords,
  useWords,
  useFailureText,
} from '@kathaloka/ui';
import { useState } from 'react';
import { useSuggestPhrasesMutation } from '../calls.ts';
import { useListModelsQuery } from './modelCalls.ts';

/** Asks a model for other phrases of a choice; undefined if there are only built-in models. */
export function useModelPhrases({ story_structure, language }: StoryCreate): ModelPhrases | undefined {
  const { data: models } = useListModelsQuery();
  const failures = useWords(authoringFailuresWords);
  const { plainFailure } = useFailureText();
  const [suggest] = useSuggestPhrasesMutation();
  const [asked, setAsked] = useState<AskedPhrases>();

  async function ask(scene: string, index: number): Promise<void> {
    const node = story_structure.nodes[scene];
    const choice = node?.choices[index]?.text;
    if (!node || choice === undefined) return;
    const question: AskedPhrases = { scene, choice };
    setAsked(question);
    const { text, choices } = node;
    const { data, error } = await suggest({ body: { language, text, choices, index } });
    const answer = data
      ? { phrases: data.phrases, isUnanswered: !data.by_model }
      : { error: plainFailure(error, failures.phrases) };
    // drops a late answer to an earlier request
    setAsked((newest) => (newest === question ? { ...question, ...answer } : newest));
  }

  const isServed = models?.text.some(({ is_built_in }) => !is_built_in) ?? false;
  return isServed ? { asked, onAsk: (scene, index) => void ask(scene, index) } : undefined;
}
