import { useEffect, useEffectEvent, useState } from 'react';
import { LiveRegion } from '../../../patterns/LiveRegion/LiveRegion.tsx';
import { Drawer } from '../../../primitives/Drawer/Drawer.tsx';
import { Switch } from '../../../primitives/Switch/Switch.tsx';
import { useStructureWords } from '../../../words/areas/useStructureWords.ts';
import { FindingsPanel } from '../FindingsPanel/FindingsPanel.tsx';
import { SceneInspector } from '../SceneInspector/SceneInspector.tsx';
import { DeleteSceneDialog } from './DeleteSceneDialog.tsx';
import { EditMenu } from './EditMenu.tsx';
import { KeysDialog } from './KeysDialog.tsx';
import { StatusStrip } from './StatusStrip.tsx';
import { Inspector, NothingPicked, Studio, StudioRoot } from './StructureTab.styles.ts';
import type { StructureTabProps } from './structureTabProps.ts';
import { StructureToolbar } from './StructureToolbar.tsx';
import { StructureViews } from './StructureViews.tsx';
import { handleStudioKey } from './studioKeys.ts';
import { StudioSide } from './StudioSide.tsx';
import { useSceneClipboard } from './useSceneClipboard.ts';
import { useStudio } from './useStudio.ts';

export type { StructureTabProps } from './structureTabProps.ts';

/** The scenes of a story in three views of one model: graph, outline and JSON. */
export function StructureTab({
  structure,
  language = 'en',
  initialView,
  findings,
  checkState,
  shown,
  heat,
  playtest,
  path,
  onPlayFrom,
  loreCards,
  onLoreCardsChange,
  depiction,
  onDepictionChange,
  onStructureChange,
  ...rest
}: StructureTabProps) {
  const words = useStructureWords();
  const studio = useStudio(structure, onStructureChange, words.newScene);
  const clipboard = useSceneClipboard(structure, studio);
  const { isWide, picked, scenesToDelete, setScenesToDelete, selection } = studio;
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

  function playFrom(name: string) {
    onPlayFrom?.(name);
    studio.openSide('playtest');
  }

  const inspector = picked ? (
    <SceneInspector
      key={picked.visit}
      structure={structure}
      name={picked.name}
      language={language}
      loreCards={loreCards}
      onLoreCardsChange={onLoreCardsChange}
      depiction={depiction}
      onDepictionChange={onDepictionChange}
      onPlayFrom={onPlayFrom && playFrom}
      onEdit={studio.edit}
      onAddScene={(index) => studio.addScene({ name: picked.name, index })}
      onDelete={(name) => studio.remove([name])}
      nameRef={studio.nameRef}
    />
  ) : (
    <NothingPicked>{selection.length > 1 ? words.picked(selection.length) : words.pickScene}</NothingPicked>
  );
  const panels = {
    edit: inspector,
    checks: findings && <FindingsPanel findings={findings} state={checkState} onSelect={find} />,
    playtest,
  };
  const side = (
    <StudioSide
      value={studio.side}
      onValueChange={studio.openSide}
      findings={findings?.length}
      panels={panels}
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
