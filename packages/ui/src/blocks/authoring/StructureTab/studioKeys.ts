import type { KeyboardEvent } from 'react';
import type { SceneClipboard } from './useSceneClipboard.ts';
import type { Studio } from './useStudio.ts';
import type { StudioView } from './useStudioView.ts';

interface StudioKeys {
  studio: Studio;
  clipboard: SceneClipboard;
  scenes: readonly string[];
  tools: StudioView;
}

function isIn(event: KeyboardEvent, selector: string): boolean {
  return event.target instanceof Element && event.target.closest(selector) !== null;
}

function handleModified(event: KeyboardEvent, key: string, { studio, clipboard, scenes, tools }: StudioKeys) {
  const isTyping = isIn(event, 'input, textarea, select');
  // undo in a field also uses the studio's history, unless the field commits its text only on blur
  const isOwn = isIn(event, '[data-own-undo]');
  if (key === 'z' && !isOwn) {
    if (event.shiftKey) studio.redo();
    else studio.undo();
  } else if (key === 'y' && !isOwn) studio.redo();
  else if (key === 'd' && !isTyping) clipboard.duplicate();
  else if (key === 'a' && !isTyping) studio.select(scenes);
  else if (key === 'f' && !studio.isRoomOpen) tools.setIsSearching(true);
  else if (key === 'enter') studio.writeNext(studio.picked?.name, event.shiftKey);
  else return;
  event.preventDefault();
}

/** Opens the writing room on the scene with the focus, or closes it. */
function toggleRoom({ target }: KeyboardEvent, studio: Studio) {
  if (studio.isRoomOpen) return studio.closeRoom();
  const card = target instanceof Element ? target.closest<HTMLElement>('.react-flow__node') : null;
  const name = card?.dataset['id'];
  if (name !== undefined) studio.select([name]);
  studio.openRoom();
}

/** Handles the keys that work everywhere in the studio; the canvas handles the keys of a single scene. */
export function handleStudioKey(event: KeyboardEvent<HTMLElement>, keys: StudioKeys): void {
  const key = event.key.toLowerCase();
  if (
    event.defaultPrevented ||
    event.nativeEvent.isComposing ||
    isIn(event, '[role="menu"], [data-own-keys]')
  )
    return;
  if (event.ctrlKey || event.metaKey) return handleModified(event, key, keys);
  if (event.altKey && key === 'enter') toggleRoom(event, keys.studio);
  else if (isIn(event, 'input, textarea, select') || event.altKey) return;
  else if (key === '/' && !keys.studio.isRoomOpen) keys.tools.setIsSearching(true);
  else if (key === '?') keys.tools.setAreKeysOpen(true);
  else if (key === 'n' && !isIn(event, '.react-flow__node')) keys.studio.addScene();
  else return;
  event.preventDefault();
}
