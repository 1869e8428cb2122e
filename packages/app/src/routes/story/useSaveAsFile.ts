import type { ClientState } from '@kathaloka/api';
import type { Story } from '@kathaloka/contract/entities';
import { storyPageWords, useWords, useToast } from '@kathaloka/ui';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';

/** Saves a story as one file; undefined unless guests may read the whole story, so that the file reveals no secrets. */
export function useSaveAsFile(story: Story | undefined): (() => void) | undefined {
  const dispatch = useDispatch<ThunkDispatch<ClientState, unknown, UnknownAction>>();
  const { fileNotSaved } = useWords(storyPageWords);
  const showToast = useToast();
  if (!story?.is_open_to_guests || story.is_premium || story.status !== 'published') return undefined;
  return () =>
    void import('./saveGuestStory.ts')
      .then(({ saveGuestStory }) => saveGuestStory(dispatch, story))
      .catch(() => showToast(fileNotSaved, { tone: 'error' }));
}
