/** The number of turns on one day, by narrator. */
export interface TurnsOfDay {
  /** The day, such as `2026-11-20`. */
  day: string;
  built_in: number;
  provider: number;
}
