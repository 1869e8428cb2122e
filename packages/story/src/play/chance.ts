type Chance = 'sure' | 'good' | 'fair' | 'poor' | 'none';

/** From this chance on, in percent, an attempt is called good or fair. */
const GOOD = 65;
const FAIR = 35;

/** The name of a chance that is given in percent. */
export function chanceOf(odds: number): Chance {
  if (odds >= 100) return 'sure';
  if (odds >= GOOD) return 'good';
  if (odds >= FAIR) return 'fair';
  return odds > 0 ? 'poor' : 'none';
}
