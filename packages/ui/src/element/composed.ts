interface Preventable {
  defaultPrevented: boolean;
}

/** Composes two handlers of one event, the caller's first. `preventDefault` in it suppresses the component's own. */
export function composed<Event extends Preventable>(
  theirs: ((event: Event) => void) | undefined,
  own: (event: Event) => void,
): (event: Event) => void {
  return (event) => {
    theirs?.(event);
    if (!event.defaultPrevented) own(event);
  };
}
