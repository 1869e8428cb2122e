import type { StoryStructure } from '@kathaloka/contract/entities';
import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js';
import { type CardSize, LAYER_GAP, type Point, ROW_GAP } from './layout.ts';

/** Beyond this number of scenes the finer steps of the layout would take too long. */
const MANY_SCENES = 200;

const OPTIONS = {
  'elk.algorithm': 'layered',
  'elk.direction': 'RIGHT',
  'elk.edgeRouting': 'POLYLINE',
  'elk.layered.spacing.nodeNodeBetweenLayers': String(LAYER_GAP),
  'elk.spacing.nodeNode': String(ROW_GAP),
  'elk.spacing.edgeNode': '10',
  'elk.layered.spacing.edgeNodeBetweenLayers': '10',
} as const;
const FINE = {
  'elk.layered.nodePlacement.strategy': 'BRANDES_KOEPF',
  'elk.layered.nodePlacement.bk.fixedAlignment': 'BALANCED',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
} as const;
const QUICK = {
  'elk.layered.nodePlacement.strategy': 'SIMPLE',
  'elk.layered.thoroughness': '1',
  'elk.layered.crossingMinimization.greedySwitch.type': 'OFF',
} as const;
/** Wraps long rows, so that the layout has about the shape of the window, and its texts stay readable. */
const WRAPPED = { 'elk.layered.wrapping.strategy': 'MULTI_EDGE' } as const;
const START = { 'elk.layered.layering.layerConstraint': 'FIRST' } as const;

function edgesOf({ nodes }: StoryStructure): ElkExtendedEdge[] {
  return Object.entries(nodes).flatMap(([name, { choices }]) =>
    choices.flatMap(({ target }, index) =>
      target === name || !Object.hasOwn(nodes, target)
        ? []
        : [{ id: `${index} ${name}`, sources: [name], targets: [target] }],
    ),
  );
}

/** The structure in the format of elkjs. `aspectRatio`: the width of the canvas divided by its height. */
export function elkGraph(
  structure: StoryStructure,
  sizeOf: (name: string) => CardSize,
  aspectRatio: number,
): ElkNode {
  const names = Object.keys(structure.nodes);
  return {
    id: 'story',
    layoutOptions: {
      ...OPTIONS,
      ...WRAPPED,
      ...(names.length > MANY_SCENES ? QUICK : FINE),
      'elk.aspectRatio': String(aspectRatio),
    },
    children: names.map((id) => ({
      id,
      ...sizeOf(id),
      ...(id === structure.start_node && { layoutOptions: START }),
    })),
    edges: edgesOf(structure),
  };
}

export function placesOf({ children = [] }: ElkNode): ReadonlyMap<string, Point> {
  return new Map(children.map(({ id, x = 0, y = 0 }) => [id, { x, y }]));
}

// A constant of its own: in the argument of `Worker`, a development server would add a script to the file.
const WORKER = new URL('elkjs/lib/elk-worker.min.js', import.meta.url);

/**
 * Computes a layered layout with few crossings, in a worker, so that typing never waits for it. It rejects if
 * the page may not start workers: the first placement then stays.
 */
export async function arrange(
  structure: StoryStructure,
  sizeOf: (name: string) => CardSize,
  aspectRatio: number,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, Point>> {
  const { default: Elk } = await import('elkjs/lib/elk-api.js');
  signal.throwIfAborted();
  const worker = new Worker(WORKER);
  const failed = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => reject(new Error('The layout cannot be worked out here.')));
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });
  try {
    const elk = new Elk({ workerFactory: () => worker });
    return placesOf(await Promise.race([elk.layout(elkGraph(structure, sizeOf, aspectRatio)), failed]));
  } finally {
    worker.terminate();
  }
}
