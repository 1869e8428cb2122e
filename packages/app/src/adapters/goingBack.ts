type OnGoingBack = (event: PopStateEvent) => void;

let onGoingBack: OnGoingBack | undefined;

// listeners of the window are called in their order: this one comes before the router's, which would draw the other page
addEventListener('popstate', (event) => onGoingBack?.(event));

/** Hears of Back and Forward before the router does. There is one such page at a time. */
export function hearOfGoingBack(hear: OnGoingBack | undefined): void {
  onGoingBack = hear;
}
