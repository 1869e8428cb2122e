import { StoryNode } from '@kathaloka/contract/entities';
import { onTestFinished } from 'vitest';

/** Counts the scenes that their schema checks, and does not pass as they are, until the end of the test. */
export function countSceneChecks(): () => number {
  const { _zod: internals } = StoryNode;
  const run = internals.run.bind(internals);
  let count = 0;
  internals.run = (payload, context) => {
    const given: unknown = payload.value;
    const answer = run(payload, context);
    if (payload.value !== given) count += 1;
    return answer;
  };
  onTestFinished(() => void (internals.run = run));
  return () => count;
}
