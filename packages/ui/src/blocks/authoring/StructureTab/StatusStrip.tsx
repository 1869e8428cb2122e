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

/** What the scenes come to, and what is still loose. */
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
        <Badge tone="yellow" icon={<TriangleAlert />}>
          <bdi>{words.nowhere(nowhere)}</bdi>
        </Badge>
      )}
    </Strip>
  );
}
