interface Counted {
  readonly id: string;
  readonly stories_count: number;
}

/** The number of stories that use each category or tag, by its id. */
export function countsOf(entries: readonly Counted[] | undefined): Record<string, number> | undefined {
  return entries && Object.fromEntries(entries.map(({ id, stories_count }) => [id, stories_count]));
}
