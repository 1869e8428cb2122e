import { useState } from 'react';
import type { Point } from '../../../patterns/GraphCanvas/layout.ts';
import type { StoryEdit } from '../model/storyDraft.ts';

const NOWHERE: ReadonlyMap<string, Point> = new Map();

/** Positions of scenes that were moved by hand. They are not part of the story. */
export function useScenePlaces() {
  const [positions, setPositions] = useState(NOWHERE);

  function move(name: string, place: Point) {
    setPositions((before) => new Map(before).set(name, place));
  }

  function follow(edit: StoryEdit) {
    if (edit.type !== 'rename scene') return;
    setPositions(
      (before) =>
        new Map([...before].map(([name, place]) => [name === edit.name ? edit.to.trim() : name, place])),
    );
  }

  return { positions, move, follow, tidy: () => setPositions(NOWHERE) };
}
