import type { StoryStructure } from '@kathaloka/contract/entities';
import { type CardSize, overlaps, type Point, ROW_GAP } from './layout.ts';

type Places = ReadonlyMap<string, Point>;
type Sizes = (name: string) => CardSize;

/**
 * New places for the cards that grown cards would cover: each moves below the card that covers it. Cards that
 * overlapped before stay as their author put them.
 */
export function resolveOverlaps(structure: StoryStructure, places: Places, was: Sizes, is: Sizes): Places {
  const names = Object.keys(structure.nodes).filter((name) => places.has(name));
  const moved = new Map<string, Point>();
  const placeOf = (name: string) => moved.get(name) ?? places.get(name)!;
  const queue = names.filter((name) => is(name).height > was(name).height);
  for (const grown of queue) {
    const at = placeOf(grown);
    for (const name of names) {
      if (name === grown || !overlaps(at, is(grown), placeOf(name), is(name))) continue;
      if (overlaps(places.get(grown)!, was(grown), places.get(name)!, was(name))) continue;
      // the upper card stays: moved cards only ever move further down
      const [, lower] = at.y <= placeOf(name).y ? [grown, name] : [name, grown];
      const upper = lower === name ? grown : name;
      moved.set(lower, { x: placeOf(lower).x, y: placeOf(upper).y + is(upper).height + ROW_GAP });
      queue.push(lower);
      if (lower === grown) break;
    }
  }
  return moved;
}
