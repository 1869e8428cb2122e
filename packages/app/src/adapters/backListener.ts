type OnGoingBack = (event: PopStateEvent) => void;

let onGoingBack: OnGoingBack | undefined;

// listeners are called in the order of registration: this one runs before the router's, which renders the other page
addEventListener('popstate', (event) => onGoingBack?.(event));

/** Calls a page back on Back and Forward, before the router. Only one page at a time can listen. */
export function hearOfGoingBack(hear: OnGoingBack | undefined): void {
  onGoingBack = hear;
}
