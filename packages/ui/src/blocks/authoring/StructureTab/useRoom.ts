import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** The text field of the scene whose name has this field. */
export function textBeside(name: HTMLInputElement | null): HTMLTextAreaElement | null {
  return name?.closest('section')?.querySelector<HTMLTextAreaElement>('[data-scene-text]') ?? null;
}

/**
 * Whether a scene is written in the whole window. The caret goes along with the text, there and back.
 *
 * @param nameRef the field of the scene's name, in the room while that is open
 * @param hasScene whether there is a scene to write; without one the room closes
 */
export function useRoom(nameRef: RefObject<HTMLInputElement | null>, hasScene: boolean) {
  const [isRoomOpen, setIsRoomOpen] = useState(false);
  const opener = useRef<Element>(null);
  const [roomTextRef] = useState(() => ({
    get current() {
      return textBeside(nameRef.current);
    },
  }));
  if (isRoomOpen && !hasScene) setIsRoomOpen(false);

  function openRoom() {
    if (isRoomOpen) return;
    const text = textBeside(nameRef.current);
    const caret = text && ([text.selectionStart, text.selectionEnd] as const);
    opener.current = document.activeElement;
    flushSync(() => setIsRoomOpen(true));
    if (caret) roomTextRef.current?.setSelectionRange(...caret);
  }

  function closeRoom() {
    const { selectionStart = 0, selectionEnd = 0 } = textBeside(nameRef.current) ?? {};
    flushSync(() => setIsRoomOpen(false));
    const text = textBeside(nameRef.current);
    if (!text) return;
    text.setSelectionRange(selectionStart, selectionEnd);
    // after another scene was written, what opened the room may be gone
    if (!opener.current?.isConnected || opener.current === text) text.focus();
  }

  return {
    isRoomOpen,
    openRoom,
    closeRoom,
    /** Closes the room without moving the focus. */
    leaveRoom: () => setIsRoomOpen(false),
    /** The text in the room, which has the initial focus. */
    roomTextRef,
  };
}
