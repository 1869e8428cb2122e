import { setBackListener } from '../../../adapters/backListener.ts';

/** The part of the router's history that leaves a page. */
export interface LeavingHistory {
  push: (...way: never[]) => void;
  replace: (...way: never[]) => void;
}

interface GuardOptions {
  history: LeavingHistory;
  /** Called when the page is about to be left. `leave` does what was held back. */
  onLeave: (leave: () => void) => void;
  /** Whether this way needs no question. */
  isFree: (pathname: string | undefined) => boolean;
}

/** Where the router notes how many pages came before this one. */
function placeInHistory(): number {
  const state = window.history.state as { idx?: unknown } | null;
  return typeof state?.idx === 'number' ? state.idx : 0;
}

function pathnameOf(to: unknown): string | undefined {
  if (typeof to === 'string') return to.split(/[?#]/)[0];
  return (to as { pathname?: string } | undefined)?.pathname;
}

/** Holds back every way out of a page: links and calls of the router, Back and Forward, and the end of the tab. */
export function guardHistory({ history, onLeave, isFree }: GuardOptions): () => void {
  const { push, replace } = history;
  const here = placeInHistory();
  let isLeaving = false;
  /** The browser has gone already when it says so: it is sent back, which it says as well. */
  let sentBack: (() => void) | undefined;

  function hold(go: (...way: never[]) => void) {
    return (...way: never[]) => {
      if (isLeaving || isFree(pathnameOf(way[0]))) return go(...way);
      return onLeave(() => {
        isLeaving = true;
        go(...way);
      });
    };
  }

  function handleBack(event: PopStateEvent): void {
    if (isLeaving) return;
    event.stopImmediatePropagation();
    if (sentBack) {
      const ask = sentBack;
      sentBack = undefined;
      return ask();
    }
    const distance = placeInHistory() - here || -1;
    const leave = () => {
      isLeaving = true;
      window.history.go(distance);
    };
    sentBack = () => onLeave(leave);
    window.history.go(-distance);
  }

  function handleEnd(event: BeforeUnloadEvent): void {
    if (!isLeaving) event.preventDefault();
  }

  history.push = hold(push.bind(history));
  history.replace = hold(replace.bind(history));
  setBackListener(handleBack);
  window.addEventListener('beforeunload', handleEnd);
  return () => {
    history.push = push;
    history.replace = replace;
    setBackListener(undefined);
    window.removeEventListener('beforeunload', handleEnd);
  };
}
