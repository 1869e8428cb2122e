import type { Finding } from '@kathaloka/story';

/** A share of walks or readers, from 0 to 1; null if it is hidden because it counts too few readers. */
export type Share = number | null;

/** How often scenes are visited and choices taken. */
export interface GraphHeat {
  /** Whose visits are counted: random walks of the checks, or readers. */
  of: 'walks' | 'readers';
  /** By scene. A scene that is missing was never visited. */
  scenes: ReadonlyMap<string, Share>;
  /** By `choiceKey`. */
  choices: ReadonlyMap<string, Share>;
}

/** A step of a path through the story: the scene, and the choice taken there. */
export interface PathStep {
  scene: string;
  /** The index of the choice; undefined for the last scene. */
  choice?: number | undefined;
}

/**
 * @example
 * const selected = choiceKey('the_ferry', 0);
 */
export function choiceKey(scene: string, index: number): string {
  return `${index} ${scene}`;
}

/** The lower bounds of steps 1 to 4 of the heat map. Step 0 is for scenes and choices that were never visited. */
const STEPS = [0, 0.21, 0.41, 0.71] as const;
export type HeatStep = 0 | 1 | 2 | 3 | 4;

export function heatStep(share: number): HeatStep {
  if (share <= 0) return 0;
  return STEPS.filter((bound) => share >= bound).length as HeatStep;
}

const THINNEST = 1.5;
const THICKEST = 6;

/** The width of an edge: the root of its share, so that rare choices stay visible beside frequent ones. */
export function edgeWidth(share: number): number {
  return THINNEST + (THICKEST - THINNEST) * Math.sqrt(Math.min(1, Math.max(0, share)));
}

export interface SceneMark {
  severity: Finding['severity'];
  count: number;
}

/** The number of findings of each scene and the most severe one; findings are sorted by severity. */
export function marksOf(findings: readonly Finding[]): ReadonlyMap<string, SceneMark> {
  const marks = new Map<string, SceneMark>();
  for (const { node, severity } of findings) {
    if (node === null) continue;
    const mark = marks.get(node);
    marks.set(node, { severity: mark?.severity ?? severity, count: (mark?.count ?? 0) + 1 });
  }
  return marks;
}

/** The background step of a share; undefined if no shares are shown. */
export function heatAttribute(share: Share | undefined): number | 'hidden' | undefined {
  if (share === undefined) return undefined;
  return share === null ? 'hidden' : heatStep(share);
}
