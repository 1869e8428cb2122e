import { type StoryGraph, StructureTab } from '@kathaloka/ui';
import { useMemo } from 'react';
import { heatOf } from '../../authoring/structure/heatOf.ts';
import { useStoryChecks } from '../../authoring/structure/useStoryChecks.ts';

/** The scenes in the form, with the findings of the checks and the results of ten thousand random walks. */
export function CheckedGraph({ structure, ...graph }: StoryGraph) {
  const story = useMemo(() => ({ story_structure: structure }), [structure]);
  const { findings, figures, isChecking } = useStoryChecks(story);
  const heat = useMemo(() => figures && heatOf(figures), [figures]);
  return (
    <StructureTab
      {...graph}
      structure={structure}
      findings={findings}
      checkState={isChecking ? 'checking' : figures?.isProved === false ? 'unproved' : 'done'}
      heat={heat}
    />
  );
}
