import type { ProseScene } from '../prose/scenesIn.ts';
import type { StoryChoice, StoryNode, StoryStructure, StoryVariant } from '@kathaloka/contract/entities';

/** The fields of a scene that are neither its text nor a list. Blank or undefined removes the field. */
export type SceneChanges = {
  [F in 'mode' | 'goal' | 'max_turns' | 'title' | 'hint' | 'note']?: StoryNode[F] | undefined;
};
/** The fields of a choice. A blank condition, effect, question or deed, or no other words, removes the field. */
export type ChoiceChanges = Partial<Omit<StoryChoice, 'target'>>;

/** What it takes from earlier parts of its series, leaves for later ones, and whom its readers have met in it. */
export type SharedList = 'takes' | 'leaves' | 'meets';

/** A place in a list, and the place that it moves to. */
interface Moved {
  name: string;
  index: number;
  to: number;
}

/** An author's edits of the scenes of a story. */
export type StoryEdit =
  /** With `from`, the choice there leads to the new scene: one that there is, or a further one. */
  | { type: 'add scene'; name: string; from?: { name: string; index: number } }
  | { type: 'rename scene'; name: string; to: string }
  | { type: 'delete scene'; name: string }
  | { type: 'delete scenes'; names: readonly string[] }
  | { type: 'paste scenes'; scenes: StoryStructure['nodes'] }
  | { type: 'set start'; name: string }
  /** The chapter that begins with the scene; a blank title takes it away. */
  | { type: 'edit chapter'; name: string; title: string }
  | { type: 'move chapter'; index: number; to: number }
  | { type: 'edit shared'; list: SharedList; names: readonly string[] }
  | { type: 'edit text'; name: string; text: string }
  /** Prose with links, `[[Open the door -> hall]]`: they become choices, and scenes where they lead nowhere yet. */
  | { type: 'write'; name?: string; text?: string; scenes?: readonly ProseScene[] }
  /** A choice as a line: `Open the door -> hall`. */
  | { type: 'write choice'; name: string; index: number; line: string }
  | { type: 'edit scene'; name: string; changes: SceneChanges }
  | { type: 'add choice'; name: string; target?: string; changes?: ChoiceChanges }
  | { type: 'remove choice'; name: string; index: number }
  | ({ type: 'move choice' } & Moved)
  | { type: 'retarget choice'; name: string; index: number; target: string }
  | { type: 'edit choice text'; name: string; index: number; text: string }
  | { type: 'edit choice'; name: string; index: number; changes: ChoiceChanges }
  | { type: 'add variant'; name: string }
  | { type: 'remove variant'; name: string; index: number }
  | ({ type: 'move variant' } & Moved)
  | { type: 'edit variant'; name: string; index: number; changes: Partial<StoryVariant> }
  | { type: 'replace'; structure: StoryStructure };
