import {
  type ComponentType,
  createContext,
  lazy,
  Suspense,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

export interface MissingPartProps<Props> {
  /** The props of the part. */
  part: Props;
  /** Retries; undefined while the part is loading. */
  onRetry?: (() => void) | undefined;
}

/**
 * A part of a page whose script is loaded when it is first shown. Until then, and if it fails to load, `Missing` stands
 * in its place: a page is never lost to a script of one of its parts. Without one nothing does, and the part is
 * retried when it is opened or mounted again, or the network is back.
 *
 * What every page loads asks for its parts by `then`: the build makes more of `await`.
 *
 * @example
 * const Calendar = lazyPart(async () => (await importCalendar()).Calendar);
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Missing: ComponentType<MissingPartProps<Props>> = Nothing,
): ComponentType<Props> {
  let latest: ComponentType<Props> | undefined;

  function Failed(part: Props) {
    return <Missing part={part} onRetry={useContext(Retry)} />;
  }

  /** React stores the result of a lazy import: after a failure, the next one that is mounted or retried needs a new one. */
  function start(): ComponentType<Props> {
    latest ??= lazy(() =>
      (canImport() || loadedAhead.has(load) ? load() : Promise.reject(new Error('offline'))).then(
        (Part) => ({ default: Part as ComponentType<object> }),
        () => {
          latest = undefined;
          return { default: Failed as ComponentType<object> };
        },
      ),
    );
    return latest;
  }

  return function LazyPart(props: Props) {
    const [Part, setPart] = useState(start);
    return (
      <Retry value={() => setPart(start)}>
        <Suspense fallback={<Missing part={props} />}>
          <Part {...props} />
        </Suspense>
      </Retry>
    );
  };
}

/**
 * A browser remembers a script that failed to load until the page is loaded again, so none is asked for while it cannot
 * come: without a network, and without a worker that may have it. A server has it.
 */
const canImport = (): boolean =>
  typeof document === 'undefined' || navigator.onLine || !!navigator.serviceWorker?.controller;

const loadedAhead = new WeakSet<() => Promise<unknown>>();

/** Loads the script of a part before it is shown, by the part's own function. A failure is retried when it is needed. */
export function loadAhead(load: () => Promise<unknown>): void {
  if (!canImport()) return;
  load().then(
    () => loadedAhead.add(load),
    () => undefined,
  );
}

const Retry = createContext<() => void>(() => {});

function Nothing({ part, onRetry }: MissingPartProps<object>) {
  useRetry(part, onRetry);
  return null;
}

/** Retries a part when it is opened again, or the network is back. Returns whether it is open, if it is one that opens. */
export function useRetry(part: object, onRetry: (() => void) | undefined): boolean {
  const isOpen = !('open' in part) || part.open !== false;
  const wasOpenRef = useRef(isOpen);
  // before the paint, so that no failure is shown in between
  useLayoutEffect(() => {
    if (!onRetry) return undefined;
    if (isOpen && !wasOpenRef.current) onRetry();
    wasOpenRef.current = isOpen;
    addEventListener('online', onRetry);
    return () => removeEventListener('online', onRetry);
  }, [isOpen, onRetry]);
  return isOpen;
}
