import type { StoryStructure } from '@kathaloka/contract/entities';

/** A place on the canvas, counted from its inline start and its top. */
export interface Point {
  x: number;
  y: number;
}

export interface CardSize {
  width: number;
  height: number;
}

/** The gap between two layers, with room for curved edges. */
export const LAYER_GAP = 72;
export const ROW_GAP = 40;

export function overlaps(a: Point, sizeA: CardSize, b: Point, sizeB: CardSize): boolean {
  return (
    a.x < b.x + sizeB.width && b.x < a.x + sizeA.width && a.y < b.y + sizeB.height && b.y < a.y + sizeA.height
  );
}

type Nodes = StoryStructure['nodes'];

function targetsOf(nodes: Nodes, name: string): string[] {
  const targets = nodes[name]?.choices.map(({ target }) => target) ?? [];
  return targets.filter((target) => Object.hasOwn(nodes, target));
}

/** The distance of a scene from the start, in choices; unreachable scenes start layers of their own. */
function distances({ start_node, nodes }: StoryStructure): Map<string, number> {
  const layerOf = new Map<string, number>();
  const roots = Object.hasOwn(nodes, start_node) ? [start_node, ...Object.keys(nodes)] : Object.keys(nodes);
  for (const root of roots) {
    if (layerOf.has(root)) continue;
    layerOf.set(root, 0);
    const queue = [root];
    for (const name of queue) {
      for (const target of targetsOf(nodes, name)) {
        if (layerOf.has(target)) continue;
        layerOf.set(target, (layerOf.get(name) ?? 0) + 1);
        queue.push(target);
      }
    }
  }
  return layerOf;
}

function layersOf(layerOf: ReadonlyMap<string, number>): string[][] {
  const layers: string[][] = [];
  for (const [name, layer] of layerOf) (layers[layer] ??= []).push(name);
  return layers;
}

/** The average position of the scenes that lead here, to minimise crossing edges. */
function barycenterOf(name: string, parents: readonly string[], nodes: Nodes): number | undefined {
  const places = parents.flatMap((parent, place) =>
    targetsOf(nodes, parent).flatMap((target, choice) => (target === name ? [place + choice / 100] : [])),
  );
  return places.length > 0 ? places.reduce((sum, place) => sum + place, 0) / places.length : undefined;
}

function ordered(layer: readonly string[], parents: readonly string[], nodes: Nodes): string[] {
  const barycenters = new Map(
    layer.map((name) => [name, barycenterOf(name, parents, nodes) ?? Number.MAX_VALUE]),
  );
  return layer.toSorted((a, b) => (barycenters.get(a) ?? 0) - (barycenters.get(b) ?? 0));
}

/**
 * A layered layout: the start scene at the inline start, one centred layer per choice. It is deterministic,
 * and the map's order is the reading order.
 */
export function layoutOf(
  structure: StoryStructure,
  sizeOf: (name: string) => CardSize,
): ReadonlyMap<string, Point> {
  const places = new Map<string, Point>();
  let before: string[] = [];
  let x = 0;
  for (const layer of layersOf(distances(structure))) {
    const names = ordered(layer, before, structure.nodes);
    const sizes = names.map(sizeOf);
    const height = sizes.reduce((sum, size) => sum + size.height + ROW_GAP, -ROW_GAP);
    let y = -height / 2;
    names.forEach((name, row) => {
      places.set(name, { x, y });
      y += (sizes[row]?.height ?? 0) + ROW_GAP;
    });
    x += Math.max(0, ...sizes.map(({ width }) => width)) + LAYER_GAP;
    before = names;
  }
  return places;
}
