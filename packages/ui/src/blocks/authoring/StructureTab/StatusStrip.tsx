import type { StoryStructure } from '@kathaloka/contract/entities';
import type { Finding } from '@kathaloka/story';
import { ListChecks, Play, TriangleAlert } from 'lucide-react';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Chip } from '../../../primitives/Chip/Chip.tsx';
import { structureCounts } from '@kathaloka/story/editing';
import { Strip } from './StructureTab.styles.ts';
import type { Side } from './useSide.ts';
import { structureWords } from '../../../words/structure/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface StatusStripProps {
  structure: StoryStructure;
  findings: readonly Finding[] | undefined;
  hasPlaytest: boolean;
  /** Called to open the checks or the playtest, on screens without a column for them. */
  onOpenSide: ((side: Side) => void) | undefined;
}

/** The number of scenes, of endings, and of choices without a target. */
export function StatusStrip({ structure, findings, hasPlaytest, onOpenSide }: StatusStripProps) {
  const words = useWords(structureWords);
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
      {onOpenSide && findings && (
        <Button size="small" icon={<ListChecks />} onClick={() => onOpenSide('checks')}>
          {words.sides.checksWith(findings.length)}
        </Button>
      )}
      {onOpenSide && hasPlaytest && (
        <Button size="small" icon={<Play />} onClick={() => onOpenSide('playtest')}>
          {words.sides.playtest}
        </Button>
      )}
    </Strip>
  );
}
