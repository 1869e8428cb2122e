/** What is measured in the log, in px. */

/** How far an element lies below the beginning of what is scrolled. */
export function topWithin(element: HTMLElement, scroller: HTMLElement): number {
  return element.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop;
}

/** The entry that the reader sees first. Entries lie one below the other, so that few of them are measured. */
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

/** How much lies above and below what is in view. */
export function beyondView({ scrollTop, scrollHeight, clientHeight }: HTMLElement) {
  return { above: scrollTop, below: scrollHeight - clientHeight - scrollTop };
}

/** The ids of the first and the last entry that are in view, or no farther from it than `distance`. */
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
