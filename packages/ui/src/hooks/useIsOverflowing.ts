import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { sizeObserver } from './browserParts.ts';

/**
 * Whether the content of an element overflows it in either direction; follows changes. It measures before the
 * first frame, which forces a layout, unless it is told to wait for the browser's own.
 *
 * @example
 * const isOverflowing = useIsOverflowing(ref);
 */
export function useIsOverflowing(
  ref: RefObject<HTMLElement | null>,
  axis: 'inline' | 'block' = 'inline',
  first: 'at once' | 'once laid out' = 'at once',
): boolean {
  const [isOverflowing, setIsOverflowing] = useState(false);
  const report = useEffectEvent((next: boolean) => setIsOverflowing(next));
  const watched = useRef<{ element: HTMLElement; stop: () => void }>(undefined);

  // The element may mount on any render, but it is measured only then and when its size or content changes.
  useLayoutEffect(() => {
    const element = ref.current;
    if (watched.current?.element === element) return;
    watched.current?.stop();
    watched.current = element
      ? { element, stop: watchOverflow(element, axis, first, (next) => report(next)) }
      : undefined;
  });
  useLayoutEffect(
    () => () => {
      watched.current?.stop();
      watched.current = undefined;
    },
    [],
  );

  return isOverflowing;
}

function watchOverflow(
  element: HTMLElement,
  axis: 'inline' | 'block',
  first: 'at once' | 'once laid out',
  onChange: (isOverflowing: boolean) => void,
): () => void {
  const measure = () => onChange(overflowOf(element, axis) > 1);
  // the observer fires only after the next frame, until when a keyboard could not reach the scrollable area;
  // an element far from the window is not rendered yet, and measuring would render it
  const isRendered = () =>
    !('checkVisibility' in element) || element.checkVisibility({ contentVisibilityAuto: true });
  if (first === 'at once' && isRendered()) measure();
  const sizes = sizeObserver(measure);
  // the content also grows when its font or its image loads
  const watchAll = () => {
    for (const part of [element, ...element.children]) sizes?.observe(part);
  };
  watchAll();
  const content = new MutationObserver(() => {
    watchAll();
    measure();
  });
  content.observe(element, { childList: true });
  return () => {
    sizes?.disconnect();
    content.disconnect();
  };
}

function overflowOf(element: HTMLElement, axis: 'inline' | 'block'): number {
  return axis === 'inline'
    ? element.scrollWidth - element.clientWidth
    : element.scrollHeight - element.clientHeight;
}
