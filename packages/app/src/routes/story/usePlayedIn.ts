import type { Language, Story } from '@kathaloka/contract/entities';
import { playLanguage, storyWords, useWords } from '@kathaloka/ui';
import { useState } from 'react';

/** The language in which a story begins: chosen on its page, otherwise the reader’s, otherwise its own. */
export function usePlayedIn(story: Story | undefined) {
  const { ownLanguage } = useWords(storyWords);
  const [chosen, onValueChange] = useState<Language>();
  if (!story) return undefined;
  return { value: chosen ?? playLanguage(story, ownLanguage) ?? story.language, onValueChange };
}
