import { type RefObject, useRef } from 'react';
import { firstInView, topWithin } from './logGeometry.ts';

interface Place {
  element: HTMLElement;
  /** The entry's position in the scrolled content. */
  top: number;
}

/** Keeps the first visible entry in place while entries are added or removed above it. */
export function useReadingPlace(scrollerRef: RefObject<HTMLElement | null>) {
  const placeRef = useRef<Place>(undefined);

  function note() {
    const scroller = scrollerRef.current;
    const element = scroller && firstInView(scroller);
    placeRef.current = element ? { element, top: topWithin(element, scroller) } : undefined;
  }

  function keep() {
    const scroller = scrollerRef.current;
    const place = placeRef.current;
    if (scroller && place?.element.isConnected) {
      const moved = topWithin(place.element, scroller) - place.top;
      if (moved !== 0) scroller.scrollTop += moved;
    }
    note();
  }

  return { note, keep };
}
