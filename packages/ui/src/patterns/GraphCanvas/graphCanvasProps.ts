import type { Language, StoryStructure } from '@kathaloka/contract/entities';
import type { Finding } from '@kathaloka/story';
import type { ComponentProps } from 'react';
import type { GraphHeat, PathStep } from './graphMarks.ts';
import type { Point } from './layout.ts';

export interface GraphCanvasProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The scenes and their choices. */
  structure: StoryStructure;
  /** Where scenes lie; the others are laid out automatically. */
  positions: ReadonlyMap<string, Point>;
  /** The selected scenes. */
  value: readonly string[];
  /** What the story checks found: their scenes are marked. */
  findings?: readonly Finding[] | undefined;
  /** How often scenes are visited and choices taken. */
  heat?: GraphHeat | undefined;
  /** The way of a playtest through the story. */
  path?: readonly PathStep[] | undefined;
  /** A scene to bring into view and focus, each time that `visit` changes. */
  reveal?: { name: string; visit: number } | undefined;
  /** The language that the story is written in. */
  language?: Language;
  /** Called with the selected scenes. */
  onValueChange: (names: readonly string[]) => void;
  /** Called when scenes were moved, once for each move. */
  onMove: (places: ReadonlyMap<string, Point>) => void;
  /** Called with places that the layout chose. */
  onArrange: (places: ReadonlyMap<string, Point>) => void;
  /** Called on Enter or a double click, to edit the scene. */
  onEdit: (name: string) => void;
  /** Called on Delete, to ask for confirmation. */
  onDelete: (names: readonly string[]) => void;
  /** Called when a choice was connected to another scene; `null` for a choice that is new. */
  onConnect: (name: string, choice: number | null, target: string) => void;
  /** Called on C: a further choice of the scene. */
  onAddChoice?: ((name: string) => void) | undefined;
  /** Called on N: a new scene after this one. */
  onAddScene?: ((from: string) => void) | undefined;
  /** Called on S. */
  onSetStart?: ((name: string) => void) | undefined;
}
