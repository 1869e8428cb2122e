import { StoryNode } from '@kathaloka/contract/entities';
import { onTestFinished, vi } from 'vitest';

/** Counts the scenes that are checked by their schema from now on, until the end of the test. */
export function countSceneChecks(): () => number {
  const { _zod: internals } = StoryNode;
  const check = vi.spyOn(internals, 'run');
  onTestFinished(() => check.mockRestore());
  return () => check.mock.calls.length;
}
