import { editedScene } from './editedScene.ts';
import { StudioRoot } from './StructureTab.styles.ts';
import type { StructureTabProps } from './structureTabProps.ts';
import { StudioColumn } from './StudioColumn.tsx';
import { StudioDialogs } from './StudioDialogs.tsx';
import { handleStudioKey } from './studioKeys.ts';
import { StudioMain } from './StudioMain.tsx';
import { StudioPanels } from './StudioPanels.tsx';
import { StudioRoom } from './StudioRoom.tsx';
import { useChangedScene } from './useChangedScene.ts';
import { usePaneWidth } from './usePaneWidth.ts';
import { useSceneClipboard } from './useSceneClipboard.ts';
import { useStudio } from './useStudio.ts';
import { useStudioView } from './useStudioView.ts';
import { structureWords } from '../../../words/structure/en.ts';
import { useWords } from '../../../words/useWords.ts';

export type { StructureTabProps } from './structureTabProps.ts';

/**
 * The editor for the scenes of a story, with three views of one model: graph, outline and JSON.
 *
 * @use Edits the structure as a graph, an outline or JSON.
 * @avoid Not only to list the scenes: `OutlineView`.
 * @heard The view that is chosen, and its own content.
 * @keys choose, tab
 * @example
 * <StructureTab structure={structure} onStructureChange={setStructure} />
 */
export function StructureTab({
  structure,
  language = 'en',
  initialView,
  findings,
  reach,
  heat,
  playtest,
  path,
  renderSeries,
  checkState,
  status,
  paneWidth,
  onPaneWidthChange,
  shown,
  onPlayFrom,
  modelPhrases,
  loreCards,
  onLoreCardsChange,
  depiction,
  onDepictionChange,
  unfinishedJson,
  onUnfinishedJsonChange,
  onSceneChange,
  onStructureChange,
  ...rest
}: StructureTabProps) {
  const words = useWords(structureWords);
  const studio = useStudio(structure, onStructureChange, words.newScene);
  useChangedScene(studio.picked?.name, onSceneChange);
  const clipboard = useSceneClipboard(structure, studio);
  const tools = useStudioView(studio, { initialView, shown, unfinishedJson, onUnfinishedJsonChange });
  const { style, ...pane } = usePaneWidth({ paneWidth, onPaneWidthChange });
  const scenes = Object.keys(structure.nodes);
  const shared = { structure, language, findings, studio };
  const storyWide = { loreCards, onLoreCardsChange, depiction, onDepictionChange };
  const scene = editedScene({ ...shared, ...storyWide, reach, modelPhrases, onPlayFrom });
  const main = { playtest, heat, path, tools, clipboard, scenes, hasSeries: renderSeries !== undefined };
  return (
    <StudioRoot
      data-view={tools.view}
      {...rest}
      style={{ ...style, ...rest.style }}
      {...clipboard.events}
      onKeyDown={(event) => handleStudioKey(event, { studio, clipboard, scenes, tools })}
    >
      <StudioMain {...shared} {...main} />
      <StudioColumn studio={studio} pane={pane}>
        <StudioPanels {...{ studio, scene, structure, findings, checkState, playtest }} onFind={tools.find} />
      </StudioColumn>
      <StudioRoom studio={studio} scene={scene} status={status} />
      <StudioDialogs structure={structure} studio={studio} tools={tools} renderSeries={renderSeries} />
    </StudioRoot>
  );
}
