import type { ReactNode } from 'react';
import { WritingRoom } from '../WritingRoom/WritingRoom.tsx';
import type { EditedScene } from './editedScene.ts';
import type { Studio } from './useStudio.ts';

interface StudioRoomProps {
  studio: Studio;
  scene: EditedScene | undefined;
  status: ReactNode;
}

/** The edited scene in the whole window. */
export function StudioRoom({ studio, scene, status }: StudioRoomProps) {
  if (!scene) return null;
  return (
    <WritingRoom
      open={studio.isRoomOpen}
      onOpenChange={(open) => !open && studio.closeRoom()}
      scene={{ ...scene.fields, visit: scene.visit }}
      status={status}
      onUndo={studio.canUndo ? () => studio.undo() : undefined}
      onRedo={studio.canRedo ? () => studio.redo() : undefined}
      onWalk={(isBack) => studio.writeNext(scene.fields.name, isBack)}
      // on a small screen the keyboard would cover the scene that was opened to be read
      initialFocusRef={studio.isWide ? studio.roomTextRef : undefined}
    />
  );
}
