import type { AuthoredStory, StoryCreate } from '@kathaloka/contract/entities';
import { draftOf, withRestored } from '@kathaloka/story/editing';
import type { SetAsideText } from '@kathaloka/ui';
import { type RefObject, useMemo, useRef, useState } from 'react';
import type { OpenStoredDraft } from '../drafts/WithDraft.tsx';
import {
  begunWith,
  contentOf,
  editedSince,
  type Edits,
  isChanged,
  noEdits,
  storedAside,
  storedEdits,
  takingTheirs,
  withoutTwins,
} from './editsOf.ts';
import { useMeanwhile } from './useMeanwhile.ts';

/**
 * The edited values of a story. Changes are stored until they are saved, discarded or reverted by hand.
 * Changes by others are merged into them, except in a conflict.
 */
export function useEdits(story: AuthoredStory, storedDraft: OpenStoredDraft) {
  const [seed] = useState(() => ({ seed: story.cover?.seed ?? '1', keywords: story.cover?.keywords ?? [] }));
  const saved = useMemo(() => noEdits(story, seed), [story, seed]);
  const [edits, latest, replace] = useLatest(() => storedEdits(storedDraft.opened.content, saved));
  const [aside, latestAside, replaceAside] = useLatest(() => storedAside(storedDraft.opened.content));

  function change(changes: Partial<Edits>): void {
    const next = { ...(latest.current ?? saved), ...changes };
    replace(next);
    storedDraft.change(contentOf(next, latestAside.current));
  }

  function keepAside(texts: readonly SetAsideText[]): void {
    replaceAside(texts);
    change({});
  }

  async function discard(): Promise<void> {
    replace(undefined);
    await storedDraft.discard();
    // texts that were set aside outlive the edits
    if (latestAside.current.length > 0) storedDraft.change(contentOf(saved, latestAside.current));
  }

  useMeanwhile({
    storedDraft,
    saved,
    latest,
    replace,
    keepLocal: (next) => storedDraft.keepLocal(contentOf(next, latestAside.current)),
  });
  const current = edits ?? saved;
  return {
    ...current,
    saved: begunWith(current, saved),
    aside,
    isChanged: isChanged(current, saved),
    /** The current edits, for closures of earlier renders. */
    now: () => latest.current ?? saved,
    change,
    keepAside,
    setAside: (texts: readonly SetAsideText[]) =>
      texts.length > 0 && keepAside([...latestAside.current, ...texts]),
    /** Continues from a merge with the saved story. */
    merged: (draft: StoryCreate, onto: AuthoredStory) =>
      change({ draft, base: draftOf(onto), version: onto.version }),
    /** Called after the edits were saved: rebases what was typed since `sent` on the saved story. */
    savedAs: async (onto: AuthoredStory, sent: StoryCreate): Promise<void> => {
      const since = latest.current && editedSince(sent, onto, latest.current);
      return since ? change(since) : discard();
    },
    isAllSaved: () => latest.current === undefined,
    /** Reverts to the saved story. */
    discard,
    /** Called after an earlier version was restored on the server. */
    restore: (restored: AuthoredStory): void => {
      const { current: before } = latest;
      if (!before) return;
      const draft = withRestored(before.draft, { before: story, restored });
      change({ draft, base: draftOf(restored), version: restored.version });
    },
    keepLocal: () => storedDraft.keepLocal(contentOf(latest.current ?? saved, latestAside.current)),
    /** Continues with another tab's draft; in a conflict this tab's text is set aside. */
    takeServer: async (): Promise<void> => {
      const mine = { edits: latest.current ?? saved, aside: latestAside.current };
      const taken = await takeServerDraft(storedDraft, saved, mine);
      replace(taken.edits);
      keepAside(taken.aside);
    },
  };
}

export type StoryEdits = ReturnType<typeof useEdits>;

/** A state with a ref, so that the second of two changes in one event is based on the first. */
function useLatest<T>(begin: () => T): readonly [state: T, latest: RefObject<T>, replace: (next: T) => void] {
  const [state, setState] = useState(begin);
  const latest = useRef(state);
  function replace(next: T): void {
    latest.current = next;
    setState(next);
  }
  return [state, latest, replace];
}

interface DraftWithAside {
  readonly edits: Edits;
  readonly aside: readonly SetAsideText[];
}

async function takeServerDraft(
  storedDraft: OpenStoredDraft,
  saved: Edits,
  mine: DraftWithAside,
): Promise<DraftWithAside> {
  const content = await storedDraft.takeServer();
  const theirs = storedEdits(content, saved) ?? saved;
  const { edits, lost } = takingTheirs(saved, { mine: mine.edits, theirs });
  return { edits, aside: withoutTwins([...storedAside(content), ...mine.aside, ...lost]) };
}
