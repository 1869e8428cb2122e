import { type RefObject, startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { viewObserver } from './browserParts.ts';

/** The margins: one page height above and below, and a part of a row's width. */
const MARGIN = '100% 0px';
const ROW_MARGIN = '0px 25%';

/**
 * Whether an element has ever come near the view. Always true if nothing can be observed, and on a page that
 * needs exact heights (`data-settled` on its root).
 *
 * @example
 * const isNear = useIsNear(ref, isDeferred);
 */
export function useIsNear(ref: RefObject<Element | null>, isDeferred: boolean): boolean {
  const [isNear, setIsNear] = useState(!isDeferred);
  const isSettled = useSyncExternalStore(isDeferred ? onSettled : never, isSettledNow, () => false);
  const isShown = isNear || isSettled;

  useEffect(() => {
    const element = ref.current;
    // a transition, so that clicks and scrolling come first
    const show = () => startTransition(() => setIsNear(true));
    return isShown || !element ? undefined : whenNear(element, show);
  }, [isShown, ref]);

  return isShown;
}

const waiting = new Map<Element, () => void>();
let watched: IntersectionObserver | undefined;

function whenNear(element: Element, act: () => void): (() => void) | undefined {
  watched ??= viewObserver(tellNear, MARGIN, ROW_MARGIN);
  if (!watched) {
    act();
    return undefined;
  }
  waiting.set(element, act);
  watched.observe(element);
  return () => forget(element);
}

function tellNear(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    waiting.get(target)?.();
    forget(target);
  }
}

function forget(element: Element): void {
  waiting.delete(element);
  watched?.unobserve(element);
}

const isSettledNow = (): boolean => 'settled' in document.documentElement.dataset;
const never = () => () => {};

function onSettled(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-settled'] });
  return () => observer.disconnect();
}
