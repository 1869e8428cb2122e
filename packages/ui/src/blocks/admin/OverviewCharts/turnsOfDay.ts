/** How many turns were told on one day, and by whom. */
export interface TurnsOfDay {
  /** The day, such as `2026-11-20`. */
  day: string;
  built_in: number;
  provider: number;
}
