import { ferrymanStructure } from '@kathaloka/contract/fixtures';
import { useState } from 'react';
import { fn, screen } from 'storybook/test';
import { GraphCanvas, type GraphCanvasProps } from '../patterns/GraphCanvas/GraphCanvas.tsx';
import type { Point } from '../patterns/GraphCanvas/layout/layout.ts';

const NOWHERE: ReadonlyMap<string, Point> = new Map();

/** Fixed places for the ferryman's scenes, so that no layout is computed. */
export const PLACED: ReadonlyMap<string, Point> = new Map([
  ['intro', { x: 0, y: 120 }],
  ['river_book', { x: 330, y: 0 }],
  ['silence', { x: 330, y: 260 }],
  ['far_bank', { x: 660, y: 0 }],
  ['coin', { x: 660, y: 260 }],
  ['end', { x: 990, y: 120 }],
]);

export const canvasArgs = {
  structure: ferrymanStructure,
  positions: NOWHERE,
  value: ['silence'] as readonly string[],
  onValueChange: fn(),
  onMove: fn(),
  onArrange: fn(),
  onEdit: fn(),
  onDelete: fn(),
  onConnect: fn(),
  onAddChoice: fn(),
  onAddScene: fn(),
  onSetStart: fn(),
} satisfies GraphCanvasProps;

/** The canvas with stored places and a stored selection, as in the studio. */
export function MovingCanvas(args: GraphCanvasProps) {
  const [positions, setPositions] = useState(args.positions);
  const [value, setValue] = useState(args.value);
  const place = (places: ReadonlyMap<string, Point>) =>
    setPositions((before) => new Map([...before, ...places]));
  return (
    <GraphCanvas
      {...args}
      positions={positions}
      value={value}
      onMove={(places) => {
        place(places);
        args.onMove(places);
      }}
      onArrange={(places) => {
        place(places);
        args.onArrange(places);
      }}
      onValueChange={(names) => {
        setValue(names);
        args.onValueChange(names);
      }}
    />
  );
}

export const sceneCard = (name: string) =>
  screen.findByRole('group', { name: new RegExp(`^${name}[,،]`) }, { timeout: 8000 });
