import type { StoryCreate } from '@kathaloka/contract/entities';
import { StructureTab } from '@kathaloka/ui';
import { useMemo } from 'react';
import { heatOf } from './heatOf.ts';
import { useStoryChecks } from './useStoryChecks.ts';

interface StructurePanelProps {
  draft: StoryCreate;
  onEdit: (changes: Partial<StoryCreate>) => void;
}

/** The scenes of a story, with the checks beside them. */
export function StructurePanel({ draft, onEdit }: StructurePanelProps) {
  const { findings, figures, isChecking } = useStoryChecks(draft);
  const heat = useMemo(() => figures && heatOf(figures), [figures]);
  return (
    <StructureTab
      structure={draft.story_structure}
      language={draft.language}
      findings={findings}
      checkState={isChecking ? 'checking' : figures?.isProved === false ? 'unproved' : 'done'}
      heat={heat}
      loreCards={draft.lore_cards}
      onLoreCardsChange={(lore_cards) => onEdit({ lore_cards })}
      depiction={draft.depiction}
      onDepictionChange={(depiction) => onEdit({ depiction })}
      onStructureChange={(story_structure) => onEdit({ story_structure })}
    />
  );
}
