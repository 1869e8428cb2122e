import type { Depiction, Language, LoreCard, StoryStructure } from '@kathaloka/contract/entities';
import type { Finding } from '@kathaloka/story';
import type { StoryEdit } from '@kathaloka/story/editing';
import type { ComponentProps, ReactNode } from 'react';
import type { GraphHeat, PathStep } from '../../../patterns/GraphCanvas/graphMarks.ts';
import type { CheckState } from '../FindingsPanel/FindingsPanel.tsx';
import type { ModelPhrases } from '../SceneInspector/modelPhrases.ts';
import type { UnfinishedJson } from '../JsonView/JsonView.tsx';
import type { StructureView } from './views.ts';

/** The scenes, and how they are edited so that it can be undone. */
export interface SharedNames {
  structure: StoryStructure;
  onEdit: (edit: StoryEdit) => void;
}

export interface StructureTabProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The scenes and their choices. */
  structure: StoryStructure;
  /** The language that the story is written in. */
  language?: Language;
  /** The initial view; by default the graph, or the outline on a small screen. */
  initialView?: StructureView | undefined;
  /** What the story checks found, most severe first. Without it there are no checks. */
  findings?: readonly Finding[] | undefined;
  /** Whether the findings are those of this structure. */
  checkState?: CheckState | undefined;
  /** A scene to bring into view: another `visit` does so again. */
  shown?: { name: string; visit: number } | undefined;
  /** How often scenes are visited: a switch draws it on the graph. */
  heat?: GraphHeat | undefined;
  /** The panel of a playtest. Without it there is none. */
  playtest?: ReactNode;
  /** The way of the playtest. */
  path?: readonly PathStep[] | undefined;
  /** What the story takes from other parts of its series and leaves for them. Without it the menu has no such entry. */
  renderSeries?: ((shared: SharedNames) => ReactNode) | undefined;
  /** Called to play from a scene. */
  onPlayFrom?: ((name: string) => void) | undefined;
  /** A model that suggests other words for a choice. Without it there are only those of the scene. */
  modelPhrases?: ModelPhrases | undefined;
  /** The lore cards of the story. */
  loreCards?: readonly LoreCard[] | undefined;
  /** Called with the lore cards after every change. */
  onLoreCardsChange?: ((cards: LoreCard[]) => void) | undefined;
  /** How its sacred figures may be shown. */
  depiction?: readonly Depiction[] | undefined;
  /** Called with the rules of its sacred figures after every change. */
  onDepictionChange?: ((depiction: Depiction[]) => void) | undefined;
  /** The unfinished text that the JSON view begins with. */
  unfinishedJson?: UnfinishedJson | undefined;
  /** Called with every text that cannot be read, and with nothing once it can be. */
  onUnfinishedJsonChange?: ((unfinished: UnfinishedJson | undefined) => void) | undefined;
  /** Called with the scene that is edited, one alone, whenever it is another one; with null for none. */
  onSceneChange?: ((name: string | null) => void) | undefined;
  /** Called with the structure after every edit. */
  onStructureChange: (structure: StoryStructure) => void;
}
