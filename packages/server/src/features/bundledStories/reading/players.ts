import type { GraphChoice, Random } from '@kathaloka/story';

/** How a player picks one of the open choices. */
export type PlayerProfile = (open: readonly GraphChoice[], random: Random) => GraphChoice;

/** The profiles of players, in the order in which `playsOf` uses them. */
export const PLAYER_PROFILES: Readonly<Record<string, PlayerProfile>> = {
  random: anyOf,
  first: (open) => open[0]!,
  last: (open) => open.at(-1)!,
  cautious: (open, random) =>
    anyOf(
      preferred(open, (choice) => !costs(choice)),
      random,
    ),
  bold: (open, random) =>
    anyOf(
      preferred(open, ({ effects }) => effects.length > 0),
      random,
    ),
};

function anyOf<T>(all: readonly T[], random: Random): T {
  return all[Math.floor(random() * all.length)]!;
}

function preferred(open: readonly GraphChoice[], likes: (choice: GraphChoice) => boolean) {
  const liked = open.filter(likes);
  return liked.length > 0 ? liked : open;
}

function costs({ effects }: GraphChoice): boolean {
  return effects.some((effect) => effect.kind === 'lose' || (effect.kind === 'add' && effect.amount < 0));
}
