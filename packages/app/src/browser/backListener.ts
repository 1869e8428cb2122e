type BackListener = (event: PopStateEvent) => void;

let listener: BackListener | undefined;

// listeners are called in the order of registration: this one runs before the router's, which renders the other page
addEventListener('popstate', (event) => listener?.(event));

/** Calls a page back on Back and Forward, before the router. Only one page at a time can listen. */
export function setBackListener(next: BackListener | undefined): void {
  listener = next;
}
