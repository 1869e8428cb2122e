import type { StoryStructure } from '@kathaloka/contract/entities';
import type { Places, StoryEdit } from '@kathaloka/story/editing';
import { fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { expect, it } from 'vitest';
import { useStableHandler } from '../../../hooks/useStableHandler.ts';
import { useHistory } from './useHistory.ts';

const STRUCTURE: StoryStructure = { start_node: 'gate', nodes: { gate: { text: '', choices: [] } } };
const WRITE: StoryEdit = { type: 'write', name: 'gate', text: 'A gate. [[Open -> hall]]' };
const placed = (name: string, y: number): Places => new Map([[name, { x: 0, y }]]);

/** Reports places like the canvas: first for a card that makes room, then for the new card. */
function Canvas({ structure, settle }: { structure: StoryStructure; settle: (places: Places) => void }) {
  const tell = useStableHandler(settle);
  useLayoutEffect(() => {
    tell(placed(structure.start_node, 100));
  }, [structure, tell]);
  useEffect(() => {
    if (Object.hasOwn(structure.nodes, 'hall')) tell(placed('hall', 200));
  }, [structure, tell]);
  return null;
}

function Studio() {
  const [structure, setStructure] = useState(STRUCTURE);
  const { places, edit, move, undo, settle } = useHistory(structure, setStructure);
  return (
    <>
      <button onClick={() => edit(WRITE)}>Write</button>
      <button onClick={() => move(placed('gate', 300))}>Move</button>
      <button onClick={undo}>Undo</button>
      <output>{[...places].map(([name, { y }]) => `${name} ${y}`).join(', ')}</output>
      <Canvas structure={structure} settle={settle} />
    </>
  );
}

it('Several place changes by the canvas are all stored, even if different effects report them', () => {
  render(<Studio />);
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const places = screen.getByRole('status');
  press('Write');
  expect(places).toHaveTextContent('gate 100, hall 200');
  press('Move');
  expect(places).toHaveTextContent('gate 300, hall 200');
  press('Undo');
  expect(places).toHaveTextContent('gate 100, hall 200');
});
