import type { CheckAnswer, CheckedStory, CheckRequest, Finding, WalkFigures } from '@kathaloka/story';
import type { CheckedReach } from '@kathaloka/ui';
import { useEffect, useRef, useState } from 'react';

/** A debounce: the worker answers only the newest request, and copying a large story to it takes time. */
const CHECK_AFTER_MS = 250;

export interface StoryChecks {
  /** Undefined until the first answer. */
  readonly findings: readonly Finding[] | undefined;
  /** The figures of ten thousand random walks; the last figures stay until the next are computed. */
  readonly figures: WalkFigures | undefined;
  /** What each choice changes; the last ones stay until the next are computed. */
  readonly reach: CheckedReach | undefined;
  /** Whether the latest change is still being checked. */
  readonly isChecking: boolean;
}

/** Runs the story checks in a worker, so that they never block typing. */
export function useStoryChecks(story: CheckedStory): StoryChecks {
  const worker = useRef<Worker>(undefined);
  const [findings, setFindings] = useState<readonly Finding[]>();
  const [figures, setFigures] = useState<WalkFigures>();
  const [reach, setReach] = useState<CheckedReach>();
  const [checked, setChecked] = useState<CheckedStory>();
  const newest = useRef<CheckRequest>(undefined);

  useEffect(() => {
    const own = new Worker(new URL('./checks.worker.ts', import.meta.url), { type: 'module' });
    own.addEventListener('message', ({ data }: MessageEvent<CheckAnswer>) => {
      if (data.id !== newest.current?.id) return;
      if (data.pass !== 'failed') setFindings(data.findings);
      if (data.pass === 'walks') {
        setFigures(data.figures);
        setReach({ structure: newest.current.story.story_structure, choices: data.reach.choices });
      }
      if (data.pass !== 'first') setChecked(newest.current.story);
    });
    worker.current = own;
    return () => own.terminate();
  }, []);

  useEffect(() => {
    const request: CheckRequest = { id: (newest.current?.id ?? 0) + 1, story };
    newest.current = request;
    const timer = setTimeout(() => worker.current?.postMessage(request, { transfer: [] }), CHECK_AFTER_MS);
    return () => clearTimeout(timer);
  }, [story]);

  return { findings, figures, reach, isChecking: checked !== story };
}
