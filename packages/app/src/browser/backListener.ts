type BackListener = (event: PopStateEvent) => void;

let listener: BackListener | undefined;

// listeners are called in order of registration, so this listener runs before the router renders the other page
addEventListener('popstate', (event) => listener?.(event));

/** Calls a callback on Back and Forward, before the router. Only one page at a time can listen. */
export function setBackListener(next: BackListener | undefined): void {
  listener = next;
}
