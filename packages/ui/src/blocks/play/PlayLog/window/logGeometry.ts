/** Measurements of the log, in px. */

/** Returns the distance of an element from the start of the scrolled content. */
export function topWithin(element: HTMLElement, scroller: HTMLElement): number {
  return element.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop;
}

/** Returns the first visible entry. A binary search, so that few entries are measured. */
export function firstInView(scroller: HTMLElement): HTMLElement | undefined {
  const { top } = scroller.getBoundingClientRect();
  const entries = entryElements(scroller);
  let from = 0;
  let to = entries.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (entries[middle]!.getBoundingClientRect().bottom > top) to = middle;
    else from = middle + 1;
  }
  return entries[from];
}

/** Returns how much content is above and below the view. */
export function beyondView({ scrollTop, scrollHeight, clientHeight }: HTMLElement) {
  return { above: scrollTop, below: scrollHeight - clientHeight - scrollTop };
}

/** Returns the ids of the first and last entry that are in view or within `distance` of it. */
export function nearEntries(scroller: HTMLElement, distance: number) {
  const view = scroller.getBoundingClientRect();
  const near = entryElements(scroller).filter((entry) => {
    const { top, bottom } = entry.getBoundingClientRect();
    return bottom >= view.top - distance && top <= view.bottom + distance;
  });
  return { firstId: near[0]?.dataset.entry, lastId: near.at(-1)?.dataset.entry };
}

function entryElements(scroller: HTMLElement): HTMLElement[] {
  return [...scroller.querySelectorAll<HTMLElement>('[data-entry]')];
}
