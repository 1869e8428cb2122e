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
 * Makes a part of a page whose script is loaded when it is first rendered. `Missing` is rendered until then,
 * and if loading fails, so that the rest of the page survives. The default `Missing` renders nothing, and the
 * part is retried when it is opened or mounted again, or the network is back.
 *
 * On pages that every visit loads, write `load` with `then`: `await` compiles to more code.
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

  /**
   * Starts an import, unless the part was loaded ahead: then it is rendered without a wait. React caches the result of
   * an import, so after a failure a retry needs a new `lazy` component.
   */
  function start(): ComponentType<Props> {
    latest ??=
      (loadedAhead.get(load) as ComponentType<Props> | undefined) ??
      lazy(() =>
        importPart(load).then(
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
 * Whether importing makes sense: a browser caches a failed import until the page reloads, so nothing is
 * imported without a network, unless a service worker may have it. A server always can.
 */
const canImport = (): boolean =>
  typeof document === 'undefined' || navigator.onLine || !!navigator.serviceWorker?.controller;

/** The parts that were loaded ahead, by the functions that load them. */
const loadedAhead = new WeakMap<() => Promise<unknown>, unknown>();

/** Loads the script of a part that is needed now. Without a network that fails, unless it was loaded ahead. */
export const importPart = <T,>(load: () => Promise<T>): Promise<T> =>
  canImport() || loadedAhead.has(load) ? load() : Promise.reject(new Error('offline'));

/**
 * Loads the script of a part before it is shown, by the part's own function. Fulfilled once that is done, or has failed:
 * a failure is retried when the part is needed.
 */
export async function loadAhead(load: () => Promise<unknown>): Promise<void> {
  if (!canImport() || loadedAhead.has(load)) return;
  const part = await load().catch(() => undefined);
  if (part !== undefined) loadedAhead.set(load, part);
}

const Retry = createContext<() => void>(() => {});

function Nothing({ part, onRetry }: MissingPartProps<object>) {
  useRetry(part, onRetry);
  return null;
}

/** Retries a part when it is opened again, or the network is back. Returns whether the part is open. */
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
