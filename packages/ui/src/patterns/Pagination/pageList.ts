/** A gap for omitted pages. */
export const GAP = 'gap';

/** The first, the last and the current page with its neighbours: `1 … 4 5 6 … 26`. A gap of a single page shows that page. */
export function pageList(page: number, totalPages: number): readonly (number | typeof GAP)[] {
  const near = [1, page - 1, page, page + 1, totalPages];
  const shown = [...new Set(near)].filter((number) => number >= 1 && number <= totalPages).toSorted(byNumber);
  return shown.flatMap((number, index) => {
    const before = shown[index - 1] ?? 0;
    if (number - before === 2) return [number - 1, number];
    return number - before > 2 ? [GAP, number] : [number];
  });
}

function byNumber(first: number, second: number): number {
  return first - second;
}
