import type { HomeStory } from '@kathaloka/contract/entities';
import { storyWords, useWords } from '@kathaloka/ui';
import { useDeferredValue, useMemo } from 'react';
import { ownLanguageFirst } from './ownLanguageFirst.ts';
import { useSession } from '../../session/useSession.ts';

/**
 * The stories that a guest can read completely, those in the language of the page first; undefined for a signed-in
 * user. Taken only from the list's first page, because a row that appears later would move the others.
 */
export function useQuickReads(firstPage: readonly HomeStory[] | undefined): readonly HomeStory[] | undefined {
  const { isSignedIn } = useSession();
  const { ownLanguage } = useWords(storyWords);
  const open = useMemo(() => {
    const quick = firstPage?.filter((story) => story.is_open_to_guests && !story.is_premium);
    return quick && ownLanguageFirst(quick, ownLanguage);
  }, [firstPage, ownLanguage]);
  const quickReads = useDeferredValue(open);
  return isSignedIn ? undefined : quickReads;
}
