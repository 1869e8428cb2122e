/** The presses that `boot/earlyPress.ts` holds until the page is the app's own. */
export interface EarlyPress {
  /** Holds no more of them, and returns the button that was pressed last. */
  readonly take: () => HTMLElement | undefined;
}

declare global {
  var earlyPress: EarlyPress | undefined;
}

/** Presses the button again that was pressed before the page could follow it: it is the same element. */
export function pressAgain(): void {
  const button = globalThis.earlyPress?.take();
  globalThis.earlyPress = undefined;
  if (button?.isConnected) button.click();
}
