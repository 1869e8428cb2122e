import { LANDING_SWIPE_PX } from '@kathaloka/contract/limits';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { bringIntoView } from '../../hooks/browserParts.ts';
import { useReducedMotion } from '../../hooks/useReducedMotion.ts';
import { type Locks, type Move, moved, type Place, START, type Way } from './landingMoves.ts';
import { hasMoreOf, isSmallScreen, swipeListeners, watchSections, wheelWay } from './scrolling.ts';

type WithoutTime<M> = M extends unknown ? Omit<M, 'at' | keyof Locks> : never;

export interface LandingMoves {
  /** The ref of the element whose children are the sections. */
  rootRef: RefObject<HTMLElement | null>;
  place: Place;
  goTo: (section: number) => void;
  turn: (way: Way) => void;
}

/**
 * Moves section by section with wheel and swipe; all other scrolling is native. A section that is taller than
 * the window scrolls to its end first, so that all content can be reached on small screens or with zoom.
 */
export function useLandingMoves({ lockMs, cardLockMs }: Locks): LandingMoves {
  const rootRef = useRef<HTMLElement>(null);
  const latest = useRef(START);
  const [place, setPlace] = useState(START);
  const behavior = useReducedMotion() ? 'instant' : 'smooth';

  function move(wanted: WithoutTime<Move>) {
    const previous = latest.current;
    const next = moved(previous, { ...wanted, at: performance.now(), lockMs, cardLockMs });
    if (next === previous) return;
    latest.current = next;
    setPlace(next);
    if (next.section !== previous.section && wanted.type !== 'arrive')
      bringIntoView(rootRef.current?.children[next.section], { behavior, block: 'start' });
  }

  const step = useEffectEvent((way: Way) => move({ type: 'step', way, hasCardSteps: isSmallScreen() }));
  const arrive = useEffectEvent((section: number) => move({ type: 'arrive', section }));

  /** Whether to handle a wheel event or swipe: only if the section cannot scroll and another follows. */
  const isOurs = useEffectEvent((way: Way) => {
    const { section, lockedUntil } = latest.current;
    if (performance.now() < lockedUntil) return true;
    const sections = rootRef.current?.children;
    const current = sections?.[section];
    const isAtAnEnd = sections?.[section + way] === undefined;
    return current !== undefined && !hasMoreOf(current, way) && !isAtAnEnd;
  });

  useEffect(() => {
    const root = rootRef.current;
    if (!root) return undefined;
    const listening = new AbortController();
    const active = { passive: false, signal: listening.signal };

    root.addEventListener(
      'wheel',
      (event) => {
        const way = wheelWay(event);
        if (!way || !isOurs(way)) return;
        event.preventDefault();
        step(way);
      },
      active,
    );
    const swipe = swipeListeners({
      thresholdPx: LANDING_SWIPE_PX,
      isOurs: (way) => isOurs(way),
      onSwipe: (way) => step(way),
    });
    root.addEventListener('touchstart', swipe.start, active);
    root.addEventListener('touchmove', swipe.move, active);
    root.addEventListener('touchend', swipe.end, active);
    const stopWatching = watchSections(root, (section) => arrive(section));

    return () => {
      listening.abort();
      stopWatching();
    };
  }, []);

  return {
    rootRef,
    place,
    goTo: (section) => move({ type: 'goTo', section }),
    turn: (way) => move({ type: 'turn', way }),
  };
}
