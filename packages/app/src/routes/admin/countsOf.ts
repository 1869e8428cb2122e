interface Counted {
  readonly id: string;
  readonly stories_count: number;
}

/** How many stories use each, by its id. */
export function countsOf(entries: readonly Counted[] | undefined): Record<string, number> | undefined {
  return entries && Object.fromEntries(entries.map(({ id, stories_count }) => [id, stories_count]));
}
