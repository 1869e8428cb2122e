import type { LEVEL_TITLES } from '@kathaloka/contract/limits';

const LEVELS = [
  { title: 'Shrota', stars: 30 },
  { title: 'Jijnasu', stars: 60 },
  { title: 'Yatri', stars: 100 },
  { title: 'Rasika', stars: 150 },
  { title: 'Kathaka', stars: 220 },
  { title: 'Bhopa', stars: 300 },
  { title: 'Sutradhara', stars: 400 },
  { title: 'Kavi', stars: 500 },
  { title: 'Mahakavi', stars: 650 },
  { title: 'Vyasa', stars: 800 },
] as const satisfies readonly { title: (typeof LEVEL_TITLES)[number]; stars: number }[];

const LAST = LEVELS.at(-1)!;

export interface Level {
  readonly title: string;
  readonly current: number;
  readonly current_stars: number;
  readonly stars_for_next_level: number;
  readonly star_progress_percentage: number;
}

/** The level for a number of stars. After the last title, each further level takes as many stars as that one. */
export function levelOf(stars: number): Level {
  let current = 1;
  let current_stars = stars;
  while (current_stars >= levelAt(current).stars) {
    current_stars -= levelAt(current).stars;
    current += 1;
  }
  const { title, stars: stars_for_next_level } = levelAt(current);
  const star_progress_percentage = Math.floor((current_stars / stars_for_next_level) * 100);
  return { title, current, current_stars, stars_for_next_level, star_progress_percentage };
}

const levelAt = (number: number) => LEVELS[number - 1] ?? LAST;
