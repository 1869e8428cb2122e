/** Runs in the browser: the canvas of a large story, whose cards are dragged. */
import { GraphCanvas, type Point } from '../packages/ui/src/patterns/GraphCanvas/index.ts';
import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';

const COLUMNS = 40;
const STEP = { x: 330, y: 220 };
const TEXT = 'The river is as wide here as it was yesterday, and a boat waits at its bank.';

const name = (index: number) => `scene_${index}`;

function structureOf(count: number) {
  const nodes = Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      name(index),
      {
        text: `${index}: ${TEXT}`,
        choices: [index + 1, index + COLUMNS]
          .filter((target) => target < count)
          .map((target) => ({ text: 'Row on', target: name(target) })),
      },
    ]),
  );
  return { start_node: name(0), nodes };
}

function placesOf(count: number): ReadonlyMap<string, Point> {
  return new Map(
    Array.from({ length: count }, (_, index) => [
      name(index),
      { x: (index % COLUMNS) * STEP.x, y: Math.floor(index / COLUMNS) * STEP.y },
    ]),
  );
}

const nothing = () => undefined;

function Story({ count }: { count: number }) {
  const [structure] = useState(() => structureOf(count));
  const [positions, setPositions] = useState(() => placesOf(count));
  const [selection, setSelection] = useState<readonly string[]>([]);
  const place = (places: ReadonlyMap<string, Point>) =>
    setPositions((before) => new Map([...before, ...places]));
  return createElement(GraphCanvas, {
    structure,
    positions,
    selection,
    onSelectionChange: setSelection,
    onMove: place,
    onArrange: place,
    onEdit: nothing,
    onDelete: nothing,
    onConnect: nothing,
  });
}

/** Opens a story of so many scenes. */
export function open(count: number): void {
  const element = document.createElement('div');
  element.style.cssText = 'width:1088px;height:780px';
  document.body.replaceChildren(element);
  createRoot(element).render(createElement(Story, { count }));
}

let times: number[] = [];
let isWatching = false;

/** Notes the time of every frame until `frames` is called. */
export function watch(): void {
  times = [];
  isWatching = true;
  const note = (time: number) => {
    times.push(time);
    if (isWatching) requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}

/** How long each frame took, in ms. */
export function frames(): number[] {
  isWatching = false;
  return times.slice(1).map((time, index) => time - times[index]!);
}
