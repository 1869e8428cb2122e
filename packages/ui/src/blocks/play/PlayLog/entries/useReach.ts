import { type FocusEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** Whether an entry is in use: hovered, focused or tapped. */
export function useReach() {
  const ref = useRef<HTMLDivElement>(null);
  const [isHovered, setIsHovered] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const [isTapped, setIsTapped] = useState(false);

  useEffect(() => {
    if (!isTapped) return undefined;
    const handlePress = ({ target }: Event) => {
      if (!ref.current?.contains(target as Node)) setIsTapped(false);
    };
    document.addEventListener('pointerdown', handlePress);
    return () => document.removeEventListener('pointerdown', handlePress);
  }, [isTapped]);

  return {
    isReached: isHovered || hasFocus || isTapped,
    reachProps: {
      ref,
      // a finger that scrolls passes over many entries, and the log scrolls entries under a pointer that rests
      onPointerMove: ({ pointerType }: PointerEvent) => setIsHovered(pointerType !== 'touch'),
      onPointerLeave: () => setIsHovered(false),
      onClick: ({ nativeEvent }: MouseEvent) =>
        setIsTapped('pointerType' in nativeEvent && nativeEvent.pointerType === 'touch'),
      onFocus: () => setHasFocus(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setHasFocus(currentTarget.contains(relatedTarget)),
    },
  };
}
