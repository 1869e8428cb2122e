import type { StoryStructure } from '@kathaloka/contract/entities';
import { layoutOf } from '../../../patterns/GraphCanvas/layout/layout.ts';
import { Drawing } from './StarterChooser.styles.ts';

interface StarterGraphProps {
  structure: StoryStructure | undefined;
}

const CARD = { width: 10, height: 10 };
const MARGIN = 12;

/** A small graph of a starter: scenes as lamps, choices as lines. */
export function StarterGraph({ structure }: StarterGraphProps) {
  const places = structure ? layoutOf(structure, () => CARD) : new Map<string, { x: number; y: number }>();
  const points = [...places.values()];
  const [left, right] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))];
  const box =
    points.length > 0
      ? `${left - MARGIN} ${top - MARGIN} ${right - left + 2 * MARGIN} ${bottom - top + 2 * MARGIN}`
      : '0 0 1 1';
  return (
    <Drawing viewBox={box} aria-hidden>
      {[...places].flatMap(([name, from]) =>
        (structure?.nodes[name]?.choices ?? []).map(({ target }, index) => {
          const to = places.get(target);
          return to && <line key={`${name} ${index}`} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />;
        }),
      )}
      {[...places].map(([name, { x, y }]) => (
        <circle
          key={name}
          cx={x}
          cy={y}
          r={6}
          data-ending={structure?.nodes[name]?.choices.length === 0 || undefined}
        />
      ))}
    </Drawing>
  );
}
