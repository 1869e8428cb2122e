import type { StoryStructure } from '@kathaloka/contract/entities';
import { type CardSize, LAYER_GAP, layoutOf, overlaps, type Point, ROW_GAP } from './layout.ts';

type Sizes = (name: string) => CardSize;

/** A scene that has a place and leads to the scene `name`. */
function parentOf({ nodes }: StoryStructure, name: string, places: ReadonlyMap<string, Point>) {
  return Object.keys(nodes).find(
    (other) => places.has(other) && nodes[other]?.choices.some(({ target }) => target === name),
  );
}

function firstPlace(
  structure: StoryStructure,
  name: string,
  places: ReadonlyMap<string, Point>,
  sizeOf: Sizes,
): Point {
  const parent = parentOf(structure, name, places);
  const place = parent === undefined ? undefined : places.get(parent);
  if (parent !== undefined && place) return { x: place.x + sizeOf(parent).width + LAYER_GAP, y: place.y };
  const lowest = Math.max(
    ...[...places].map(([other, { y }]) =>
      Object.hasOwn(structure.nodes, other) ? y + sizeOf(other).height + ROW_GAP : -Infinity,
    ),
  );
  return { x: 0, y: Number.isFinite(lowest) ? lowest : 0 };
}

/**
 * Places for the scenes without one: all from the layout, or each beside the scene that leads to it, so that
 * visible cards do not move.
 */
export function placeMissingScenes(
  structure: StoryStructure,
  known: ReadonlyMap<string, Point>,
  sizeOf: Sizes,
): ReadonlyMap<string, Point> {
  const names = Object.keys(structure.nodes);
  const missing = names.filter((name) => !known.has(name));
  if (missing.length === names.length) return layoutOf(structure, sizeOf);
  const places = new Map(
    names.flatMap((name) => (known.has(name) ? [[name, known.get(name)!] as const] : [])),
  );
  const added = new Map<string, Point>();
  for (const name of missing) {
    let place = firstPlace(structure, name, places, sizeOf);
    const size = sizeOf(name);
    for (;;) {
      const here = place;
      const other = [...places].find(([taken, at]) => overlaps(here, size, at, sizeOf(taken)));
      if (!other) break;
      place = { x: place.x, y: other[1].y + sizeOf(other[0]).height + ROW_GAP };
    }
    places.set(name, place);
    added.set(name, place);
  }
  return added;
}
