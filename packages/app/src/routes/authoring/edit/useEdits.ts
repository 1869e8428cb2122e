import type { AuthoredStory, StoryCreate } from '@kathaloka/contract/entities';
import { changedInDraft, type CoverRoll, draftOf, withRestored } from '@kathaloka/ui';
import { useMemo, useRef, useState } from 'react';
import { readWizardValues } from '../create/wizardState.ts';
import type { DraftContent } from '../drafts/localDrafts.ts';
import type { OpenStoredDraft } from '../drafts/WithDraft.tsx';

interface Edits {
  readonly draft: StoryCreate;
  readonly roll: CoverRoll;
  /** The version of the story that they are based on. */
  readonly version: number;
}

/** The unsaved changes of the last visit; undefined if they do not differ from the story. */
function storedEdits(content: DraftContent | undefined, saved: Edits): Edits | undefined {
  if (!content) return undefined;
  const { draft, roll } = readWizardValues(content, saved);
  const version = typeof content['version'] === 'number' ? content['version'] : saved.version;
  return changedInDraft(draft, saved.draft).length > 0 ? { draft, roll, version } : undefined;
}

/** The edited values of a story. Changes are stored until they are saved, discarded or reverted by hand. */
export function useEdits(story: AuthoredStory, storedDraft: OpenStoredDraft) {
  const [seed] = useState(() => ({ seed: story.cover?.seed ?? '1', keywords: story.cover?.keywords ?? [] }));
  const saved = useMemo<Edits>(
    () => ({ draft: draftOf(story), roll: seed, version: story.version }),
    [story, seed],
  );
  const [edits, setEdits] = useState(() => storedEdits(storedDraft.opened.content, saved));
  // a ref, so that the second of two changes in one event starts from the first
  const latest = useRef(edits);

  function replace(next: Edits | undefined): void {
    latest.current = next;
    setEdits(next);
  }

  function change(changes: Partial<Edits>): void {
    const next = { ...(latest.current ?? saved), ...changes };
    replace(next);
    storedDraft.change({ ...next });
  }

  return {
    ...(edits ?? saved),
    isChanged: edits !== undefined && changedInDraft(edits.draft, saved.draft).length > 0,
    change,
    /** Reverts to the saved story. */
    discard: async (): Promise<void> => {
      replace(undefined);
      await storedDraft.discard();
    },
    /** Called after an earlier version was restored on the server. */
    restore: (restored: AuthoredStory): void => {
      const { current } = latest;
      if (!current) return;
      change({ draft: withRestored(current.draft, { before: story, restored }), version: restored.version });
    },
    keepLocal: () => storedDraft.keepLocal({ ...(latest.current ?? saved) }),
    takeServer: async (): Promise<void> => {
      replace(storedEdits(await storedDraft.takeServer(), saved));
    },
  };
}

export type StoryEdits = ReturnType<typeof useEdits>;
