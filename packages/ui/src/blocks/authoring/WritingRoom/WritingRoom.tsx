import { ChevronLeft, ChevronRight, Redo2, Undo2 } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { Drawer } from '../../../primitives/Drawer/Drawer.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { FindingLines } from '../SceneInspector/FindingLines.tsx';
import { Head } from '../SceneInspector/SceneInspector.styles.ts';
import { type SceneProps, useSceneParts } from '../SceneInspector/useSceneParts.tsx';
import { Blank, Column, Further, Margin, MarginTitle, Room, Tools } from './WritingRoom.styles.ts';
import { structureWords } from '../../../words/structure/en.ts';
import { useWords } from '../../../words/useWords.ts';
import { writingWords } from '../../../words/writing/en.ts';

export interface WritingRoomProps {
  /** Whether the room is open. */
  open: boolean;
  /** Called with `false` by Escape or the close button. */
  onOpenChange: (open: boolean) => void;
  /** The scene that is written; another `visit` resets its fields. */
  scene: SceneProps & { visit: number };
  /** Where the typed text is stored, such as `DraftState`. */
  status?: ReactNode;
  /** Called to revert the last edit; undefined while there is none. */
  onUndo: (() => void) | undefined;
  /** Called to repeat a reverted edit; undefined while there is none. */
  onRedo: (() => void) | undefined;
  /** Called to write the previous scene, or the next one that is blank. */
  onWalk: (isBack: boolean) => void;
  /** The element with the initial focus; by default the first focusable one. */
  initialFocusRef?: RefObject<HTMLElement | null> | undefined;
}

/**
 * A scene in the whole window: its name, text and choices in a column, the checks and all else in the margin.
 *
 * @use Writes the text of a scene with room around it.
 * @avoid Not beside the graph: `SceneInspector`.
 * @heard The name of the scene and “dialog” when it opens; each field with its label.
 * @keys within, type, close
 * @example
 * <WritingRoom
 *   open
 *   onOpenChange={setOpen}
 *   scene={{ visit: 0, structure, name: 'the_ferry', onEdit: apply, onDelete: remove }}
 *   onUndo={undo}
 *   onRedo={undefined}
 *   onWalk={walk}
 * />
 */
export function WritingRoom({ open, onOpenChange, scene, initialFocusRef, ...head }: WritingRoomProps) {
  return (
    <Drawer
      side="all"
      open={open}
      onOpenChange={onOpenChange}
      title={scene.name}
      header={<RoomTools {...head} />}
      initialFocusRef={initialFocusRef}
    >
      <Scene key={scene.visit} {...scene} />
    </Drawer>
  );
}

function Scene(scene: SceneProps) {
  const { room } = useWords(writingWords);
  const words = useWords(structureWords);
  const parts = useSceneParts(scene);
  return (
    <Room aria-label={words.editScene}>
      <Column>
        {parts.nameField}
        {parts.text}
        {parts.choices}
      </Column>
      <Margin>
        <Head>{parts.actions}</Head>
        {scene.findings && (
          <div>
            <MarginTitle>{room.checks}</MarginTitle>
            {parts.found.length === 0 ? (
              <Blank>{room.noChecks}</Blank>
            ) : (
              <FindingLines findings={parts.found} />
            )}
          </div>
        )}
        {parts.note}
        <Further>
          <summary>{room.further}</summary>
          {parts.chapter}
          {parts.telling}
          {parts.time}
          {parts.variants}
          {parts.deletion}
          {parts.ofStory}
        </Further>
      </Margin>
    </Room>
  );
}

type RoomToolsProps = Pick<WritingRoomProps, 'status' | 'onUndo' | 'onRedo' | 'onWalk'>;

function RoomTools({ status, onUndo, onRedo, onWalk }: RoomToolsProps) {
  const { room } = useWords(writingWords);
  const words = useWords(structureWords);
  const tool = { variant: 'plain', size: 'small', isDirectional: true } as const;
  return (
    <Tools>
      <IconButton {...tool} label={room.previous} onClick={() => onWalk(true)}>
        <ChevronLeft />
      </IconButton>
      <IconButton {...tool} label={room.next} onClick={() => onWalk(false)}>
        <ChevronRight />
      </IconButton>
      <IconButton {...tool} label={words.undo} disabled={!onUndo} onClick={onUndo}>
        <Undo2 />
      </IconButton>
      <IconButton {...tool} label={words.redo} disabled={!onRedo} onClick={onRedo}>
        <Redo2 />
      </IconButton>
      {status}
    </Tools>
  );
}
