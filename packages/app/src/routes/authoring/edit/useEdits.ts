import type { AuthoredStory, StoryCreate } from '@kathaloka/contract/entities';
import { changedInDraft, type CoverRoll, draftOf, withRestored } from '@kathaloka/ui';
import { useMemo, useRef, useState } from 'react';
import { readWriting } from '../create/readWriting.ts';
import type { DraftContent } from '../drafts/localDrafts.ts';
import type { OpenStoredDraft } from '../drafts/WithDraft.tsx';

interface Edits {
  readonly draft: StoryCreate;
  readonly roll: CoverRoll;
  /** The version of the story that they were made of. */
  readonly version: number;
}

/** What was not saved the last time; nothing where it does not differ from the story. */
function storedEdits(content: DraftContent | undefined, saved: Edits): Edits | undefined {
  if (!content) return undefined;
  const { draft, roll } = readWriting(content, saved);
  const version = typeof content['version'] === 'number' ? content['version'] : saved.version;
  return changedInDraft(draft, saved.draft).length > 0 ? { draft, roll, version } : undefined;
}

/** A story as it is edited. Changes are kept until they are saved, thrown away, or taken back by hand. */
export function useEdits(story: AuthoredStory, kept: OpenStoredDraft) {
  const [seed] = useState(() => ({ seed: story.cover?.seed ?? '1', keywords: story.cover?.keywords ?? [] }));
  const saved = useMemo<Edits>(
    () => ({ draft: draftOf(story), roll: seed, version: story.version }),
    [story, seed],
  );
  const [edits, setEdits] = useState(() => storedEdits(kept.opened.content, saved));
  // two changes of one event each begin with what the other has left
  const latest = useRef(edits);

  function begin(next: Edits | undefined): void {
    latest.current = next;
    setEdits(next);
  }

  function change(changes: Partial<Edits>): void {
    const next = { ...(latest.current ?? saved), ...changes };
    begin(next);
    kept.change({ ...next });
  }

  return {
    ...(edits ?? saved),
    isChanged: edits !== undefined && changedInDraft(edits.draft, saved.draft).length > 0,
    change,
    /** Back to what is saved. */
    discard: async (): Promise<void> => {
      begin(undefined);
      await kept.forget();
    },
    /** The story is an earlier version of itself now. */
    restore: (restored: AuthoredStory): void => {
      const { current } = latest;
      if (!current) return;
      change({ draft: withRestored(current.draft, { before: story, restored }), version: restored.version });
    },
    keepMine: () => kept.keepMine({ ...(latest.current ?? saved) }),
    takeTheirs: async (): Promise<void> => {
      begin(storedEdits(await kept.takeTheirs(), saved));
    },
  };
}

export type StoryEdits = ReturnType<typeof useEdits>;
