/**
 * What every browser has and a consumer's test in jsdom does not, where nothing has a size and nothing scrolls: there
 * nothing is watched, and no query matches.
 */

/** A media query, to be asked and to be listened to. */
export function mediaList(query: string): MediaQueryList | undefined {
  return typeof window.matchMedia === 'function' ? window.matchMedia(query) : undefined;
}

/** Tells of the sizes of what it observes. */
export function sizeObserver(onChange: () => void): ResizeObserver | undefined {
  return 'ResizeObserver' in window ? new ResizeObserver(onChange) : undefined;
}

/** Tells what comes into the document's view. Not the top window's: the page may be embedded. */
export function viewObserver(
  onChange: IntersectionObserverCallback,
  rootMargin = '0px',
  /** Around what scrolls within it, where the browser knows that. */
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

/** Scrolls the page and what is around the element until it is seen. */
export function bringIntoView(element: Element | null | undefined, options: ScrollIntoViewOptions): void {
  if (element && 'scrollIntoView' in element) element.scrollIntoView(options);
}
