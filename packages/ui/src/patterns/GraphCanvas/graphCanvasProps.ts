import type { Language, StoryStructure } from '@kathaloka/contract/entities';
import type { Finding } from '@kathaloka/story';
import type { ComponentProps } from 'react';
import type { GraphHeat, PathStep } from './graphMarks.ts';
import type { Point } from './layout/layout.ts';

export interface GraphCanvasProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The scenes and their choices. */
  structure: StoryStructure;
  /** The places of scenes; the others are laid out automatically. */
  positions: ReadonlyMap<string, Point>;
  /** The selected scenes. */
  value: readonly string[];
  /** The findings of the story checks, which mark their scenes. */
  findings?: readonly Finding[] | undefined;
  /** How often scenes are visited and choices taken. */
  heat?: GraphHeat | undefined;
  /** The path of a playtest through the story. */
  path?: readonly PathStep[] | undefined;
  /** A scene to bring into view and focus, each time that `visit` changes. */
  reveal?: { name: string; visit: number } | undefined;
  /** The language of the story. */
  language?: Language;
  /** Called with the selected scenes. */
  onValueChange: (names: readonly string[]) => void;
  /** Called once per move, with the new places. */
  onMove: (places: ReadonlyMap<string, Point>) => void;
  /** Called with the places that the layout has computed. */
  onArrange: (places: ReadonlyMap<string, Point>) => void;
  /** Called on Enter or a double click, to edit the scene. */
  onEdit: (name: string) => void;
  /** Called on Delete, to ask for confirmation. */
  onDelete: (names: readonly string[]) => void;
  /** Called when a choice was connected to another scene; `null` stands for a new choice. */
  onConnect: (name: string, choice: number | null, target: string) => void;
  /** Called on C, to add a choice to the scene. */
  onAddChoice?: ((name: string) => void) | undefined;
  /** Called on N, to add a scene after the scene `from`. */
  onAddScene?: ((from: string) => void) | undefined;
  /** Called on S, to start the story at this scene. */
  onSetStart?: ((name: string) => void) | undefined;
}
