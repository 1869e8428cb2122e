/**
 * Browser APIs that jsdom lacks, so that a consumer's tests run without them: nothing is observed, nothing
 * scrolls, and no media query matches.
 */

/** A media query list; undefined in jsdom. */
export function mediaList(query: string): MediaQueryList | undefined {
  return typeof window.matchMedia === 'function' ? window.matchMedia(query) : undefined;
}

/** An observer of sizes; undefined in jsdom. */
export function sizeObserver(onChange: () => void): ResizeObserver | undefined {
  return 'ResizeObserver' in window ? new ResizeObserver(onChange) : undefined;
}

/** An observer of visibility in the document, which may be embedded; undefined in jsdom. */
export function viewObserver(
  onChange: IntersectionObserverCallback,
  rootMargin = '0px',
  /** The margin around inner scrolling areas, in browsers that support it. */
  scrollMargin = '0px',
): IntersectionObserver | undefined {
  if (!('IntersectionObserver' in window)) return undefined;
  const options: IntersectionObserverInit & { scrollMargin: string } = {
    root: document,
    rootMargin,
    scrollMargin,
  };
  return new IntersectionObserver(onChange, options);
}

/** Scrolls an element into view, if the browser can. */
export function bringIntoView(element: Element | null | undefined, options: ScrollIntoViewOptions): void {
  if (element && 'scrollIntoView' in element) element.scrollIntoView(options);
}

/** Scrolls within an element, if the browser can. */
export function scrollWithin(element: Element | null | undefined, options: ScrollToOptions): void {
  if (element && 'scrollTo' in element) element.scrollTo(options);
}
