import { type ApiError, isRefusal } from '@kathaloka/api';
import type { Fault, MyStory } from '@kathaloka/contract/entities';
import { useState } from 'react';
import { sceneOf } from '../sceneOf.ts';
import {
  useArchiveStoryMutation,
  useDeleteStoryMutation,
  useEraseStoryMutation,
  usePublishStoryMutation,
  useRestoreStoryMutation,
} from '../calls.ts';

type Change = (input: { params: { id: string } }) => PromiseLike<{ readonly error?: unknown }>;

/** Changes the status of one story at a time. The faults that block publishing are shown at that story. */
export function useStatusChange() {
  const [publishStory] = usePublishStoryMutation();
  const [archiveStory] = useArchiveStoryMutation();
  const [restoreStory] = useRestoreStoryMutation();
  const [deleteStory] = useDeleteStoryMutation();
  const [eraseStory] = useEraseStoryMutation();
  const [busyId, setBusyId] = useState<string>();
  const [error, setError] = useState<ApiError>();
  const [storyErrors, setStoryErrors] = useState<Readonly<Record<string, readonly string[]>>>({});

  async function make(change: Change, { id }: MyStory): Promise<void> {
    if (busyId !== undefined) return;
    setBusyId(id);
    setError(undefined);
    const answer = await change({ params: { id } });
    const refusal = answer.error as ApiError | undefined;
    const faults = isRefusal(refusal, 'review_failed') ? refusal.faults.map(lineOf) : [];
    setBusyId(undefined);
    setStoryErrors((before) => ({ ...before, [id]: faults }));
    if (faults.length === 0) setError(refusal);
  }

  return {
    busyId,
    error,
    storyErrors,
    publish: (story: MyStory) => make(publishStory, story),
    archive: (story: MyStory) => make(archiveStory, story),
    restore: (story: MyStory) => make(restoreStory, story),
    erase: (story: MyStory) => make(eraseStory, story),
    remove: (story: MyStory) => make(deleteStory, story),
  };
}

/** Describes a fault and its scene. */
function lineOf(fault: Fault): string {
  const scene = sceneOf(fault);
  return scene === null ? fault.msg : `${scene}: ${fault.msg}`;
}
