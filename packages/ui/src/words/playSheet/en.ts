import { percent, whole } from '../numbers/en.ts';
import { area } from '../area.ts';

/** What one carries and how one is, and the attempts that depend on it. Names are the author's. */
export const playSheetWords = area('playSheet', {
  odds: {
    sure: 'Certain',
    good: 'A good chance',
    fair: 'A fair chance',
    poor: 'A poor chance',
    none: 'Out of reach',
  },
  inPercent: 'Chances in percent',
  chance: (words: string, share: number) => `${words}: ${percent(share)}`,
  handsFull: 'Your hands are full. What do you put down?',
  needed: (name: string, at_least: number, had: number) =>
    `You needed ${name} ${whole(at_least)} and have ${whole(had)}.`,
  rolled: (at_least: number, name: string, had: number, roll: number) =>
    `You needed ${whole(at_least)}: ${name} ${whole(had)} and ${whole(roll)} on the die.`,
  changes: {
    took: (what: string) => `You have ${what}.`,
    gave: (what: string, who?: string) =>
      who === undefined ? `You gave away ${what}.` : `You gave ${what} to ${who}.`,
    lost: (what: string) => `You no longer have ${what}.`,
    put_down: (what: string) => `You put down ${what}.`,
    hurt: (what: string) => `Your ${what} is hurt.`,
    healed: (what: string) => `Your ${what} has healed.`,
    owes: (who: string, what: string) => `You owe ${who}: ${what}.`,
    kept: (who: string, what: string) => `You kept your word to ${who}: ${what}.`,
    broke: (who: string, what: string) => `You broke your word to ${who}: ${what}.`,
    died: (who: string) => `${who} is dead.`,
    told: (who: string) => `${who} knows a secret now.`,
    health: (by: number) =>
      by < 0 ? `Your health falls by ${whole(-by)}.` : `Your health rises by ${whole(by)}.`,
  },
  title: 'What I carry, how I am',
  carried: 'Carried',
  carriedOf: (count: number, slots: number) => `Carried: ${whole(count)} of ${whole(slots)}`,
  nothingCarried: 'Nothing',
  hurts: 'Hurt',
  owed: 'Promised',
  health: 'Health',
  healthOf: (now: number, max: number) => `${whole(now)} of ${whole(max)}`,
});
