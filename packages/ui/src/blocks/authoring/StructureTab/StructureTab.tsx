import { LiveRegion } from '../../../patterns/LiveRegion/LiveRegion.tsx';
import { Switch } from '../../../primitives/Switch/Switch.tsx';
import { useStructureWords } from '../../../words/areas/useStructureWords.ts';
import { EditMenu } from './EditMenu.tsx';
import { StatusStrip } from './StatusStrip.tsx';
import { Studio, StudioRoot } from './StructureTab.styles.ts';
import type { StructureTabProps } from './structureTabProps.ts';
import { StructureToolbar } from './StructureToolbar.tsx';
import { StructureViews } from './StructureViews.tsx';
import { StudioColumn } from './StudioColumn.tsx';
import { StudioDialogs } from './StudioDialogs.tsx';
import { handleStudioKey } from './studioKeys.ts';
import { StudioPanels } from './StudioPanels.tsx';
import { useSceneClipboard } from './useSceneClipboard.ts';
import { useStudio } from './useStudio.ts';
import { useStudioView } from './useStudioView.ts';

export type { StructureTabProps } from './structureTabProps.ts';

/** The scenes of a story in three views of one model: graph, outline and JSON. */
export function StructureTab(props: StructureTabProps) {
  const { structure, language = 'en', initialView, findings, heat, playtest, path, ...others } = props;
  const { checkState, shown, onPlayFrom, onStructureChange, ...more } = others;
  const { loreCards, onLoreCardsChange, depiction, onDepictionChange, ...rest } = more;
  const words = useStructureWords();
  const studio = useStudio(structure, onStructureChange, words.newScene);
  const clipboard = useSceneClipboard(structure, studio);
  const tools = useStudioView(studio, { initialView, shown });
  const { isWide } = studio;
  const { view, setAreKeysOpen } = tools;
  const scenes = Object.keys(structure.nodes);
  const shared = { structure, language, findings, studio };
  const storyWide = { loreCards, onLoreCardsChange, depiction, onDepictionChange };
  const keys = {
    studio,
    clipboard,
    scenes,
    openSearch: () => tools.setIsSearching(true),
    openKeys: () => setAreKeysOpen(true),
  };

  return (
    <StudioRoot
      data-view={view}
      {...rest}
      {...clipboard.events}
      onKeyDown={(event) => handleStudioKey(event, keys)}
    >
      <Studio>
        <StructureToolbar structure={structure} studio={studio} tools={tools}>
          <EditMenu studio={studio} clipboard={clipboard} scenes={scenes} onOpenKeys={keys.openKeys} />
          {heat && (
            <Switch label={words.visits} checked={tools.showsVisits} onCheckedChange={tools.setShowsVisits} />
          )}
        </StructureToolbar>
        <StructureViews
          {...shared}
          view={view}
          heat={tools.showsVisits ? heat : undefined}
          path={studio.side === 'playtest' ? path : undefined}
        />
        <StatusStrip
          structure={structure}
          findings={isWide ? undefined : findings}
          onOpenSide={isWide ? undefined : studio.openSide}
          hasPlaytest={playtest !== undefined}
        />
        <LiveRegion>{clipboard.said}</LiveRegion>
      </Studio>
      <StudioColumn studio={studio}>
        <StudioPanels
          {...shared}
          {...storyWide}
          checkState={checkState}
          playtest={playtest}
          onPlayFrom={onPlayFrom}
          onFind={tools.find}
        />
      </StudioColumn>
      <StudioDialogs
        structure={structure}
        studio={studio}
        areKeysOpen={tools.areKeysOpen}
        onKeysOpenChange={setAreKeysOpen}
      />
    </StudioRoot>
  );
}
