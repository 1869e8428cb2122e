import type { ProseScene } from '../prose/scenesIn.ts';
import type { StorySecret, StoryStructure, StoryThing, StoryVariant } from '@kathaloka/contract/entities';
import type { NamedKind } from '../expressions/renamed.ts';
import type { ChoiceChanges, SceneChanges, SharedList } from '../scenes/sceneEdits.ts';

export type { ChoiceChanges, SceneChanges, SharedList };

/** The index of a list entry, and its new index. */
interface Moved {
  name: string;
  index: number;
  to: number;
}

/** An author's edits of the scenes of a story. */
export type StoryEdit =
  /** With `from`, a choice leads to the new scene; an index after the last choice adds one. */
  | { type: 'add scene'; name: string; from?: { name: string; index: number } }
  | { type: 'rename scene'; name: string; to: string }
  | { type: 'delete scene'; name: string }
  | { type: 'delete scenes'; names: readonly string[] }
  | { type: 'paste scenes'; scenes: StoryStructure['nodes'] }
  | { type: 'set start'; name: string }
  /** Titles the chapter that begins with the scene; a blank title removes the chapter. */
  | { type: 'edit chapter'; name: string; title: string }
  | { type: 'move chapter'; index: number; to: number }
  | { type: 'edit shared'; list: SharedList; names: readonly string[] }
  /** Adds or changes a thing or a secret; undefined removes it. */
  | { type: 'edit thing'; name: string; thing: StoryThing | undefined }
  | { type: 'edit secret'; name: string; secret: StorySecret | undefined }
  /** Also in every condition and effect. */
  | { type: 'rename part'; kind: NamedKind; name: string; to: string }
  /** The scene that is entered without health; empty for none. */
  | { type: 'set lost at'; name: string }
  | { type: 'edit text'; name: string; text: string }
  /** Prose with links such as `[[Open the door -> hall]]`, which become choices; missing targets become new scenes. */
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
