/** The press that `boot/earlyPress.ts` holds until the page is hydrated. */
export interface EarlyPress {
  /** Stops holding presses, and returns the button that was pressed last, if it is still there. */
  readonly take: () => HTMLElement | undefined;
}

declare global {
  var earlyPress: EarlyPress | undefined;
}

/** Repeats the press that came before hydration. */
export function pressAgain(): void {
  const button = globalThis.earlyPress?.take();
  globalThis.earlyPress = undefined;
  button?.click();
}
