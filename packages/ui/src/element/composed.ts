interface Preventable {
  defaultPrevented: boolean;
}

/** Composes two handlers of an event. The caller's runs first; its `preventDefault` suppresses the other. */
export function composed<Event extends Preventable>(
  theirs: ((event: Event) => void) | undefined,
  own: (event: Event) => void,
): (event: Event) => void {
  return (event) => {
    theirs?.(event);
    if (!event.defaultPrevented) own(event);
  };
}
