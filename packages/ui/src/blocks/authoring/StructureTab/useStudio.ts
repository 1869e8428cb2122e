import type { StoryStructure } from '@kathaloka/contract/entities';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMediaQuery } from '../../../hooks/useMediaQuery.ts';
import { queries } from '../../../theme/queries.ts';
import type { StoryEdit } from '@kathaloka/story/editing';
import { useHistory } from './useHistory.ts';
import { useSceneAdding } from './useSceneAdding.ts';
import { useRoom } from './useRoom.ts';
import { useScenePasting } from './useScenePasting.ts';
import { useSelection } from './useSelection.ts';
import { useSide } from './useSide.ts';

/** The state that the three views share: the selected scenes, those to delete, and every edit. */
export function useStudio(
  structure: StoryStructure,
  onStructureChange: (structure: StoryStructure) => void,
  sceneStem: string,
) {
  const isWide = useMediaQuery(queries.desktop);
  const [scenesToDelete, setScenesToDelete] = useState<readonly string[]>([]);
  const [reveal, setReveal] = useState<{ name: string; visit: number }>();
  const nameRef = useRef<HTMLInputElement>(null);
  const history = useHistory(structure, onStructureChange);
  const sides = useSide(isWide);
  const { selection, picked, select, follow } = useSelection(structure);
  const room = useRoom(nameRef, picked !== undefined);
  const adding = useSceneAdding({ structure, latest: history.latest, sceneStem, nameRef, edit, open });
  const pasting = useScenePasting({ structure, edit, select });

  function edit(change: StoryEdit) {
    if (history.edit(change)) follow(change);
  }

  /** Opens the inspector on a scene, and focuses its name; on a small screen, opens the writing room. */
  function open(name: string) {
    // focus needs the rendered field
    flushSync(() => {
      select([name]);
      if (isWide && !room.isRoomOpen) sides.openSide('edit');
    });
    if (!isWide) room.openRoom();
    if (isWide || room.isRoomOpen) nameRef.current?.focus();
  }

  /** Scrolls to a scene and selects it. */
  function show(name: string) {
    if (!Object.hasOwn(structure.nodes, name)) return;
    select([name]);
    sides.closeDrawer();
    room.leaveRoom();
    setReveal((before) => ({ name, visit: (before?.visit ?? 0) + 1 }));
  }

  function remove(names: readonly string[]) {
    if (names.length > 0) setScenesToDelete(names);
  }

  return {
    ...history,
    ...sides,
    ...room,
    ...adding,
    isWide,
    scenesToDelete,
    setScenesToDelete,
    reveal,
    nameRef,
    selection,
    picked,
    select,
    edit,
    open,
    show,
    ...pasting,
    remove,
  };
}

export type Studio = ReturnType<typeof useStudio>;
