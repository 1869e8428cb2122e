import type { StoryNode, StoryStructure } from '@kathaloka/contract/entities';
import type { CardSize, Point } from '../layout/layout.ts';

/** The heights of a card's parts, in pixels: the same in every script, so that cards need no measuring. */
export interface CardMetrics {
  head: number;
  line: number;
  choice: number;
}

const LATIN: CardMetrics = { head: 48, line: 22, choice: 28 };
const INDIC: CardMetrics = { head: 52, line: 27, choice: 32 };
const NASTALIQ: CardMetrics = { head: 60, line: 36, choice: 44 };

export const CARD_WIDTH = 258;
const TEXT_LINES = 2;
const TEXT_MARGIN = 6;
const CHOICE_GAP = 4;
const BORDERS = 2;
const FOOT = 6;

export function metricsOf(language: string): CardMetrics {
  if (language === 'ur') return NASTALIQ;
  return language === 'en' ? LATIN : INDIC;
}

export function cardSize({ choices }: StoryNode, { head, line, choice }: CardMetrics): CardSize {
  const rows = choices.length * (choice + CHOICE_GAP) + (choices.length > 0 ? FOOT : 0);
  return { width: CARD_WIDTH, height: BORDERS + head + TEXT_LINES * line + 2 * TEXT_MARGIN + rows };
}

/** Whether a choice's target does not exist. */
export function leadsNowhere({ nodes }: StoryStructure, target: string): boolean {
  return !Object.hasOwn(nodes, target);
}

export const TARGET_PORT = 'in';
/** The only port of a card at a low zoom: for a new choice. */
export const NEW_PORT = 'choice-new';

export function choicePort(index: number): string {
  return `choice-${index}`;
}

/** The index of a port's choice; `null` for a new choice, undefined for another port. */
export function choiceOfPort(port: string | null | undefined): number | null | undefined {
  if (port === NEW_PORT) return null;
  const digits = /^choice-(\d+)$/.exec(port ?? '')?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** Mirrors a place if the story reads from right to left, because React Flow counts from the left. */
export function mirrored({ x, y }: Point, width: number, isRtl: boolean): Point {
  return { x: isRtl ? -x - width : x, y };
}

const IN_PORT = { size: 10, top: 20, overhang: 4 };
const OUT_PORT = { size: 12, overhang: 7 };

/** The place of the port for a new choice: the middle of the side with the choices. */
export function newPortOf(scene: StoryNode, metrics: CardMetrics, isRtl: boolean): Port {
  const { width, height } = cardSize(scene, metrics);
  return { id: NEW_PORT, type: 'source', x: isRtl ? 0 : width, y: height / 2, width: 0, height: 0 };
}

export interface Port extends Point, CardSize {
  id: string;
  type: 'source' | 'target';
}

function portX({ size, overhang }: { size: number; overhang: number }, isLeft: boolean): number {
  return isLeft ? -overhang : CARD_WIDTH + overhang - size;
}

/** The places of the ports on a card, computed as the styles place them, so that they need no measuring. */
export function portsOf({ choices }: StoryNode, metrics: CardMetrics, isRtl: boolean): readonly Port[] {
  const first = BORDERS / 2 + metrics.head + TEXT_LINES * metrics.line + 2 * TEXT_MARGIN;
  return [
    {
      id: TARGET_PORT,
      type: 'target',
      x: portX(IN_PORT, !isRtl),
      y: IN_PORT.top,
      width: IN_PORT.size,
      height: IN_PORT.size,
    },
    ...choices.map((_, index) => ({
      id: choicePort(index),
      type: 'source' as const,
      x: portX(OUT_PORT, isRtl),
      y: first + index * (metrics.choice + CHOICE_GAP) + (metrics.choice - OUT_PORT.size) / 2,
      width: OUT_PORT.size,
      height: OUT_PORT.size,
    })),
  ];
}
