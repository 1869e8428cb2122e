import { firstStructure, newStoryDraft, useStructureWords } from '@kathaloka/ui';
import { useRef, useState } from 'react';
import type { OpenStoredDraft } from '../drafts/WithDraft.tsx';
import type { DraftContent } from '../drafts/localDrafts.ts';
import { readKey, readWriting, type Writing, type Written } from './readWriting.ts';

/** Another one for each story, so that two stories of the same words do not get the same cover. */
function firstSeed(): string {
  return String(Math.floor(Math.random() * 1000));
}

/** What the wizard holds, kept at every change. */
export function useWriting(kept: OpenStoredDraft) {
  const { firstScenes } = useStructureWords();
  const [blank] = useState<Writing>(() => ({
    draft: newStoryDraft(firstStructure(firstScenes)),
    roll: { seed: firstSeed(), keywords: [] },
    key: crypto.randomUUID(),
  }));
  const stored = (content: DraftContent | undefined): Writing =>
    content ? { ...readWriting(content, blank), key: readKey(content) ?? blank.key } : blank;
  const [writing, setWriting] = useState(() => stored(kept.opened.content));
  // two changes of one event each begin with what the other has left
  const latest = useRef(writing);

  function begin(next: Writing): void {
    latest.current = next;
    setWriting(next);
  }

  return {
    ...writing,
    change: (changes: Partial<Written>) => {
      begin({ ...latest.current, ...changes, key: crypto.randomUUID() });
      kept.change({ ...latest.current });
    },
    keepMine: () => kept.keepMine({ ...latest.current }),
    takeTheirs: async () => {
      begin(stored(await kept.takeTheirs()));
    },
  };
}
