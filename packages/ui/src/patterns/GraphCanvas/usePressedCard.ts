import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { toggled } from './canvasKeys.ts';

interface PressedCard {
  selection: ReadonlySet<string>;
  onValueChange: (names: readonly string[]) => void;
}

function cardAt(target: EventTarget): string | undefined {
  const card = target instanceof Element ? target.closest<HTMLElement>('.react-flow__node') : null;
  return card?.dataset['id'];
}

/**
 * Selects the card that was pressed. The press may blur a field whose text then becomes a scene, so that the
 * cards move before the release, and the browser reports a click on another card.
 */
export function usePressedCard({ selection, onValueChange }: PressedCard) {
  const pressed = useRef<string>(undefined);

  function handlePress({ target, button }: PointerEvent): void {
    const isOfPort = target instanceof Element && target.closest('.react-flow__handle') !== null;
    pressed.current = button === 0 && !isOfPort ? cardAt(target) : undefined;
  }

  function handleClick(event: MouseEvent): void {
    const name = pressed.current;
    pressed.current = undefined;
    if (name === undefined || cardAt(event.target) === name) return;
    event.stopPropagation();
    onValueChange(event.ctrlKey || event.metaKey ? toggled(name, selection) : [name]);
  }

  return { handlePress, handleClick };
}
