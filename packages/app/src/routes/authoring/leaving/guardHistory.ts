import { setBackListener } from '../../../browser/backListener.ts';

/** The methods of the router's history that leave a page. */
export interface LeavingHistory {
  push: (...args: never[]) => void;
  replace: (...args: never[]) => void;
}

interface GuardOptions {
  history: LeavingHistory;
  /** Called when the page is about to be left. `leave` performs the suspended navigation. */
  onLeave: (leave: () => void) => void;
  /** Whether a navigation needs no confirmation. */
  isUnguarded: (pathname: string | undefined) => boolean;
}

/** The index that the router stores in each history entry. */
function historyIndex(): number {
  const state = window.history.state as { idx?: unknown } | null;
  return typeof state?.idx === 'number' ? state.idx : 0;
}

function pathnameOf(to: unknown): string | undefined {
  if (typeof to === 'string') return to.split(/[?#]/)[0];
  return (to as { pathname?: string } | undefined)?.pathname;
}

/** Suspends every navigation away from a page: links and calls of the router, Back and Forward, and closing the tab. */
export function guardHistory({ history, onLeave, isUnguarded }: GuardOptions): () => void {
  const { push, replace } = history;
  const startIndex = historyIndex();
  let isLeaving = false;
  /**
   * `popstate` fires after the navigation, which is then reverted. This is called on the `popstate` of the reversal.
   */
  let afterReturn: (() => void) | undefined;

  function guarded(go: (...args: never[]) => void) {
    return (...args: never[]) => {
      if (isLeaving || isUnguarded(pathnameOf(args[0]))) return go(...args);
      return onLeave(() => {
        isLeaving = true;
        go(...args);
      });
    };
  }

  function handleBack(event: PopStateEvent): void {
    if (isLeaving) return;
    event.stopImmediatePropagation();
    if (afterReturn) {
      const ask = afterReturn;
      afterReturn = undefined;
      return ask();
    }
    const distance = historyIndex() - startIndex || -1;
    const leave = () => {
      isLeaving = true;
      window.history.go(distance);
    };
    afterReturn = () => onLeave(leave);
    window.history.go(-distance);
  }

  function handleEnd(event: BeforeUnloadEvent): void {
    if (!isLeaving) event.preventDefault();
  }

  history.push = guarded(push.bind(history));
  history.replace = guarded(replace.bind(history));
  setBackListener(handleBack);
  window.addEventListener('beforeunload', handleEnd);
  return () => {
    history.push = push;
    history.replace = replace;
    setBackListener(undefined);
    window.removeEventListener('beforeunload', handleEnd);
  };
}
