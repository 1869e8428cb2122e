import type { Language, StoryStructure } from '@kathaloka/contract/entities';
import { LiveRegion } from '../../../patterns/LiveRegion/LiveRegion.tsx';
import { Switch } from '../../../primitives/Switch/Switch.tsx';
import { EditMenu } from './EditMenu.tsx';
import { StatusStrip } from './StatusStrip.tsx';
import { Studio as Main } from './StructureTab.styles.ts';
import type { StructureTabProps } from './structureTabProps.ts';
import { StructureToolbar } from './StructureToolbar.tsx';
import { StructureViews } from './StructureViews.tsx';
import type { SceneClipboard } from './useSceneClipboard.ts';
import type { Studio } from './useStudio.ts';
import type { StudioView } from './useStudioView.ts';
import { structureWords } from '../../../words/structure/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface StudioMainProps extends Pick<StructureTabProps, 'findings' | 'heat' | 'playtest' | 'path'> {
  structure: StoryStructure;
  language: Language;
  studio: Studio;
  tools: StudioView;
  clipboard: SceneClipboard;
  /** The names of all scenes. */
  scenes: readonly string[];
  /** Whether the story can be a part of a series. */
  hasSeries: boolean;
}

/** The toolbar, the current view, and the status strip. */
export function StudioMain({
  structure,
  language,
  findings,
  heat,
  playtest,
  path,
  studio,
  tools,
  clipboard,
  scenes,
  hasSeries,
}: StudioMainProps) {
  const words = useWords(structureWords);
  const { isWide } = studio;
  return (
    <Main>
      <StructureToolbar structure={structure} studio={studio} tools={tools}>
        <EditMenu
          studio={studio}
          clipboard={clipboard}
          scenes={scenes}
          onOpenKeys={() => tools.setAreKeysOpen(true)}
          onOpenSeries={hasSeries ? () => tools.setIsSeriesOpen(true) : undefined}
        />
        {heat && (
          <Switch label={words.visits} checked={tools.showsVisits} onCheckedChange={tools.setShowsVisits} />
        )}
      </StructureToolbar>
      <StructureViews
        view={tools.view}
        json={tools.json}
        structure={structure}
        language={language}
        studio={studio}
        findings={findings}
        heat={tools.showsVisits ? heat : undefined}
        path={studio.side === 'playtest' ? path : undefined}
      />
      <StatusStrip
        structure={structure}
        findings={isWide ? undefined : findings}
        onOpenSide={isWide ? undefined : studio.openSide}
        hasPlaytest={playtest !== undefined}
      />
      <LiveRegion>{clipboard.message}</LiveRegion>
    </Main>
  );
}
