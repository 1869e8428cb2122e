import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { Handle } from './StructureTab.styles.ts';
import { useWords } from '../../../words/useWords.ts';
import { writingWords } from '../../../words/writing/en.ts';

/** The least and the most of the studio's width that the side panel takes, in percent. */
const MIN = 24;
const MAX = 80;
const STEP = 2;

export interface PaneHandleProps {
  /** The width of the side panel in percent of the studio; undefined for the one of the styles. */
  width: number | undefined;
  /** Called with the new width; undefined for the one of the styles. */
  onWidthChange: (width: number | undefined) => void;
}

const clamped = (width: number) => Math.round(Math.min(MAX, Math.max(MIN, width)) * 10) / 10;

/** The width of the side panel if it began at `x`; without `x`, as it is. */
function widthAt(handle: HTMLElement, x?: number): number {
  const { left, right, width } = handle.parentElement!.getBoundingClientRect();
  const own = handle.getBoundingClientRect();
  const isRtl = getComputedStyle(handle).direction === 'rtl';
  if (isRtl) return (((x ?? own.left) - left) / width) * 100;
  return ((right - (x ?? own.right)) / width) * 100;
}

/** The edge between the views and the side panel, which is moved by pointer or arrow keys. */
export function PaneHandle({ width, onWidthChange }: PaneHandleProps) {
  const words = useWords(writingWords);
  const ref = useRef<HTMLHRElement>(null);
  const [measured, setMeasured] = useState(MIN);
  const measure = () => ref.current && setMeasured(Math.round(widthAt(ref.current)));
  useLayoutEffect(() => {
    if (ref.current) setMeasured(Math.round(widthAt(ref.current)));
  }, []);

  function handleKey(event: KeyboardEvent<HTMLElement>) {
    const { key, currentTarget, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    const isRtl = getComputedStyle(currentTarget).direction === 'rtl';
    const wider = isRtl ? 'ArrowRight' : 'ArrowLeft';
    const narrower = isRtl ? 'ArrowLeft' : 'ArrowRight';
    const now = width ?? widthAt(currentTarget);
    const next = { [wider]: now + STEP, [narrower]: now - STEP, Home: MIN, End: MAX }[key];
    if (next === undefined) return;
    event.preventDefault();
    onWidthChange(clamped(next));
  }

  function handleMove({ currentTarget, pointerId, clientX }: PointerEvent<HTMLElement>) {
    if (currentTarget.hasPointerCapture(pointerId)) onWidthChange(clamped(widthAt(currentTarget, clientX)));
  }

  return (
    <Handle
      ref={ref}
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={words.paneWidth}
      aria-valuemin={MIN}
      aria-valuemax={MAX}
      aria-valuenow={Math.round(width ?? measured)}
      onFocus={measure}
      onKeyDown={handleKey}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={handleMove}
      onDoubleClick={() => onWidthChange(undefined)}
    />
  );
}
