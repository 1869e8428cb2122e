import type { StoryCreate } from '@kathaloka/contract/entities';
import {
  DraftState,
  type DraftStateName,
  Note,
  PlayersReport,
  PlaytestPanel,
  StructureTab,
  type StructureTabProps,
  authoringPagesWords,
  useWords,
} from '@kathaloka/ui';
import { useMemo } from 'react';
import { FirstTour } from './FirstTour.tsx';
import { storedPaneWidth, storePaneWidth } from './paneWidth.ts';
import { heatOf } from './heatOf.ts';
import { SeriesOfStory } from './SeriesOfStory.tsx';
import { useModelPhrases } from './useModelPhrases.ts';
import { usePlayers } from './usePlayers.ts';
import { usePlaytest } from './usePlaytest.ts';
import { useStoryChecks } from './useStoryChecks.ts';

interface StructurePanelProps extends Pick<
  StructureTabProps,
  'unfinishedJson' | 'onUnfinishedJsonChange' | 'heat' | 'shown' | 'onSceneChange'
> {
  /** Where the latest text is stored. */
  draftState: DraftStateName;
  /** Undefined for a story that is not created yet. */
  storyId?: string | undefined;
  draft: StoryCreate;
  onEdit: (changes: Partial<StoryCreate>) => void;
}

/**
 * The scenes of a story, with checks, a playtest and simulated players. `heat` shows readers' choices instead of random
 * walks.
 */
export function StructurePanel({
  storyId,
  draft,
  draftState,
  onEdit,
  heat: readers,
  ...shownWith
}: StructurePanelProps) {
  const words = useWords(authoringPagesWords).playtest;
  const { findings, figures, reach, isChecking } = useStoryChecks(draft);
  const walks = useMemo(() => figures && heatOf(figures), [figures]);
  const { playFrom, path, panel } = usePlaytest(draft);
  const players = usePlayers(draft);
  const modelPhrases = useModelPhrases(draft);
  return (
    <>
      <FirstTour />
      <StructureTab
        structure={draft.story_structure}
        language={draft.language}
        {...shownWith}
        paneWidth={storedPaneWidth()}
        onPaneWidthChange={storePaneWidth}
        status={<DraftState state={draftState} />}
        findings={findings}
        reach={reach}
        checkState={isChecking ? 'checking' : figures?.isProved === false ? 'unproved' : 'done'}
        heat={readers ?? walks}
        playtest={
          <PlaytestPanel {...panel} language={draft.language}>
            <Note>{words.builtIn}</Note>
            <PlayersReport {...players} onSelect={playFrom} />
          </PlaytestPanel>
        }
        path={path}
        renderSeries={
          storyId === undefined
            ? undefined
            : (shared) => <SeriesOfStory story={storyId} language={draft.language} {...shared} />
        }
        onPlayFrom={playFrom}
        modelPhrases={modelPhrases}
        loreCards={draft.lore_cards}
        onLoreCardsChange={(lore_cards) => onEdit({ lore_cards })}
        depiction={draft.depiction}
        onDepictionChange={(depiction) => onEdit({ depiction })}
        onStructureChange={(story_structure) => onEdit({ story_structure })}
      />
    </>
  );
}
