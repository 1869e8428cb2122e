import { mergeStories } from '@kathaloka/story/editing';
import { type RefObject, useEffect, useRef } from 'react';
import type { OpenStoredDraft } from '../drafts/WithDraft.tsx';
import { type Edits, rebased, storedEdits } from './editsOf.ts';

interface MeanwhileOptions {
  storedDraft: OpenStoredDraft;
  saved: Edits;
  latest: RefObject<Edits | undefined>;
  replace: (next: Edits | undefined) => void;
  keepLocal: (next: Edits) => Promise<void>;
}

/**
 * Merges into the edits what was saved elsewhere: another version of the story, or a draft of another tab or device.
 * Leaves conflicts alone: saving, or the dialog about conflicting drafts, asks about them.
 */
export function useMeanwhile({ storedDraft, saved, latest, replace, keepLocal }: MeanwhileOptions): void {
  async function absorbDraft(onto: Edits): Promise<void> {
    const other = await storedDraft.readServer();
    if (!other) return;
    const theirs = storedEdits(other.content, onto) ?? onto;
    const mine = latest.current ? rebased(latest.current, onto) : onto;
    if (theirs.version !== onto.version || mine.version !== onto.version) return;
    const merged = mergeStories({ base: onto.draft, theirs: theirs.draft, mine: mine.draft });
    if (merged.questions.length > 0) return;
    const next = { ...mine, draft: merged.story };
    replace(next);
    await keepLocal(next);
  }

  function rebaseEdits(onto: Edits): void {
    const { current } = latest;
    const next = current && rebased(current, onto);
    if (next !== current) replace(next);
  }

  const actions = useRef({ absorbDraft, rebaseEdits });
  useEffect(() => {
    actions.current = { absorbDraft, rebaseEdits };
  });
  const { state } = storedDraft;
  useEffect(() => actions.current.rebaseEdits(saved), [saved]);
  useEffect(() => {
    if (state === 'conflict') void actions.current.absorbDraft(saved);
  }, [saved, state]);
}
