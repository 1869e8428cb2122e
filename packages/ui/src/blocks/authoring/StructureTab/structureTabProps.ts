import type { Depiction, Language, LoreCard, StoryStructure } from '@kathaloka/contract/entities';
import type { Finding } from '@kathaloka/story';
import type { StoryEdit } from '@kathaloka/story/editing';
import type { ComponentProps, ReactNode } from 'react';
import type { GraphHeat, PathStep } from '../../../patterns/GraphCanvas/graphMarks.ts';
import type { CheckState } from '../FindingsPanel/FindingsPanel.tsx';
import type { CheckedReach } from '../SceneInspector/ChoiceReachLine.tsx';
import type { ModelPhrases } from '../SceneInspector/modelPhrases.ts';
import type { UnfinishedJson } from '../JsonView/JsonView.tsx';
import type { StructureView } from './views.ts';

/** The scenes, and an undoable way to edit them. */
export interface SharedNames {
  structure: StoryStructure;
  onEdit: (edit: StoryEdit) => void;
}

export interface StructureTabProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The scenes and their choices. */
  structure: StoryStructure;
  /** The language of the story. */
  language?: Language;
  /** The initial view; by default the graph, or the outline on a small screen. */
  initialView?: StructureView | undefined;
  /** The findings of the story checks, most severe first. Without them there is no tab for findings. */
  findings?: readonly Finding[] | undefined;
  /** What the choices change, shown beside each of them. */
  reach?: CheckedReach | undefined;
  /** The state of the checks of this structure. */
  checkState?: CheckState | undefined;
  /** Where the typed text is stored, such as `DraftState`; shown in the writing room. */
  status?: ReactNode;
  /** The initial width of the side panel, in percent of the studio. */
  paneWidth?: number | undefined;
  /** Called with each new width of the side panel; undefined for the width of the styles. */
  onPaneWidthChange?: ((width: number | undefined) => void) | undefined;
  /** The scene to scroll to, each time that `visit` changes. */
  shown?: { name: string; visit: number } | undefined;
  /** How often scenes are visited: a switch shows it on the graph. */
  heat?: GraphHeat | undefined;
  /** The panel of a playtest. Without it there is no tab for a playtest. */
  playtest?: ReactNode;
  /** The path of the playtest, marked on the graph. */
  path?: readonly PathStep[] | undefined;
  /** Renders the names shared with the story's series. Without it the menu has no such entry. */
  renderSeries?: ((shared: SharedNames) => ReactNode) | undefined;
  /** Called to play from a scene. */
  onPlayFrom?: ((name: string) => void) | undefined;
  /** A model that suggests other words for a choice. Without it all suggestions come from the scene. */
  modelPhrases?: ModelPhrases | undefined;
  /** The lore cards of the story. */
  loreCards?: readonly LoreCard[] | undefined;
  /** Called with the lore cards after every change. */
  onLoreCardsChange?: ((cards: LoreCard[]) => void) | undefined;
  /** How pictures may show the story's sacred figures. */
  depiction?: readonly Depiction[] | undefined;
  /** Called with the rules of the sacred figures after every change. */
  onDepictionChange?: ((depiction: Depiction[]) => void) | undefined;
  /** The unreadable text with which the JSON view starts. */
  unfinishedJson?: UnfinishedJson | undefined;
  /** Called with every unreadable text, and with `undefined` once the text is readable. */
  onUnfinishedJsonChange?: ((unfinished: UnfinishedJson | undefined) => void) | undefined;
  /** Called with the name of the edited scene; with null unless exactly one scene is selected. */
  onSceneChange?: ((name: string | null) => void) | undefined;
  /** Called with the structure after every edit. */
  onStructureChange: (structure: StoryStructure) => void;
}
