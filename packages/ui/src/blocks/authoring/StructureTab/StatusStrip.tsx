import type { StoryStructure } from '@kathaloka/contract/entities';
import { TriangleAlert } from 'lucide-react';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Chip } from '../../../primitives/Chip/Chip.tsx';
import { useStructureWords } from '../../../words/areas/useStructureWords.ts';
import { structureCounts } from '../model/structureCounts.ts';
import { Strip } from './StructureTab.styles.ts';

interface StatusStripProps {
  structure: StoryStructure;
}

/** The counts of the scenes, and the choices without a target. */
export function StatusStrip({ structure }: StatusStripProps) {
  const words = useStructureWords();
  const { scenes, endings, nowhere } = structureCounts(structure);
  return (
    <Strip>
      <Chip>
        <bdi>{words.scenes(scenes)}</bdi>
      </Chip>
      <Chip>
        <bdi>{words.endings(endings)}</bdi>
      </Chip>
      {nowhere > 0 && (
        <Badge tone="warning" icon={<TriangleAlert />}>
          <bdi>{words.nowhere(nowhere)}</bdi>
        </Badge>
      )}
    </Strip>
  );
}
