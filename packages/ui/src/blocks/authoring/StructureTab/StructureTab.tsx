import { useEffect, useEffectEvent, useState } from 'react';
import { LiveRegion } from '../../../patterns/LiveRegion/LiveRegion.tsx';
import { Drawer } from '../../../primitives/Drawer/Drawer.tsx';
import { Switch } from '../../../primitives/Switch/Switch.tsx';
import { useStructureWords } from '../../../words/areas/useStructureWords.ts';
import { DeleteSceneDialog } from './DeleteSceneDialog.tsx';
import { EditMenu } from './EditMenu.tsx';
import { KeysDialog } from './KeysDialog.tsx';
import { StatusStrip } from './StatusStrip.tsx';
import { Inspector, Studio, StudioRoot } from './StructureTab.styles.ts';
import type { StructureTabProps } from './structureTabProps.ts';
import { StructureToolbar } from './StructureToolbar.tsx';
import { StructureViews } from './StructureViews.tsx';
import { handleStudioKey } from './studioKeys.ts';
import { StudioPanels } from './StudioPanels.tsx';
import { useSceneClipboard } from './useSceneClipboard.ts';
import { useStudio } from './useStudio.ts';

export type { StructureTabProps } from './structureTabProps.ts';

/** The scenes of a story in three views of one model: graph, outline and JSON. */
export function StructureTab({
  structure,
  language = 'en',
  initialView,
  findings,
  heat,
  playtest,
  path,
  checkState,
  shown,
  onPlayFrom,
  loreCards,
  onLoreCardsChange,
  depiction,
  onDepictionChange,
  onStructureChange,
  ...rest
}: StructureTabProps) {
  const panels = { checkState, onPlayFrom, loreCards, onLoreCardsChange, depiction, onDepictionChange };
  const words = useStructureWords();
  const studio = useStudio(structure, onStructureChange, words.newScene);
  const clipboard = useSceneClipboard(structure, studio);
  const { isWide, picked, scenesToDelete, setScenesToDelete } = studio;
  const [chosenView, setChosenView] = useState(initialView);
  const [isSearching, setIsSearching] = useState(false);
  const [areKeysOpen, setAreKeysOpen] = useState(false);
  const [showsVisits, setShowsVisits] = useState(false);
  const view = chosenView ?? (isWide ? 'graph' : 'outline');
  const scenes = Object.keys(structure.nodes);
  const find = view === 'json' ? studio.open : studio.show;

  const showAsked = useEffectEvent(() => shown && find(shown.name));
  useEffect(() => {
    if (shown) showAsked();
  }, [shown]);

  const side = (
    <StudioPanels
      {...panels}
      structure={structure}
      language={language}
      findings={findings}
      playtest={playtest}
      studio={studio}
      onFind={find}
    />
  );

  return (
    <StudioRoot
      data-view={view}
      {...rest}
      {...clipboard.events}
      onKeyDown={(event) =>
        handleStudioKey(event, {
          studio,
          clipboard,
          scenes,
          openSearch: () => setIsSearching(true),
          openKeys: () => setAreKeysOpen(true),
        })
      }
    >
      <Studio>
        <StructureToolbar
          structure={structure}
          studio={studio}
          view={view}
          onViewChange={setChosenView}
          isSearching={isSearching}
          onSearchingChange={setIsSearching}
          onFind={find}
        >
          <EditMenu
            studio={studio}
            clipboard={clipboard}
            scenes={scenes}
            onOpenKeys={() => setAreKeysOpen(true)}
          />
          {heat && <Switch label={words.visits} checked={showsVisits} onCheckedChange={setShowsVisits} />}
        </StructureToolbar>
        <StructureViews
          view={view}
          structure={structure}
          language={language}
          studio={studio}
          findings={findings}
          heat={showsVisits ? heat : undefined}
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
      {isWide && <Inspector>{side}</Inspector>}
      {!isWide && (
        <Drawer
          open={studio.isDrawerOpen}
          onOpenChange={(open) => !open && studio.setIsDrawerOpen(false)}
          title={studio.side === 'edit' ? (picked?.name ?? words.editScene) : words.sides[studio.side]}
          side="bottom"
        >
          {side}
        </Drawer>
      )}
      <KeysDialog open={areKeysOpen} onOpenChange={setAreKeysOpen} />
      {scenesToDelete.length > 0 && (
        <DeleteSceneDialog
          structure={structure}
          names={scenesToDelete}
          onKeep={() => setScenesToDelete([])}
          onDelete={() => {
            studio.edit({ type: 'delete scenes', names: scenesToDelete });
            setScenesToDelete([]);
          }}
        />
      )}
    </StudioRoot>
  );
}
