import type { StoryStructure } from '@kathaloka/contract/entities';
import { storyDraft, type StoryEdit } from './storyDraft.ts';

/** Where the scenes are on the canvas. */
export type Places = ReadonlyMap<string, { x: number; y: number }>;

/** What an undo restores: the scenes, and their places on the canvas. */
export interface Snapshot {
  readonly structure: StoryStructure;
  readonly places: Places;
}

export interface History {
  readonly past: readonly Snapshot[];
  readonly present: Snapshot;
  readonly future: readonly Snapshot[];
  /** The field that is being edited, and the time of the last change: one undo reverts the whole burst. */
  readonly typing: { readonly field: string; readonly at: number } | undefined;
}

export type HistoryStep =
  | { type: 'edit'; edit: StoryEdit; at: number }
  | { type: 'move'; places: Places }
  /** Places chosen by the layout. They are not an edit of the user, so no undo reverts them. */
  | { type: 'settle'; places: Places }
  | { type: 'undo' }
  | { type: 'redo' };

/** A pause in typing that begins a new step. */
export const TYPING_PAUSE_MS = 1500;
const STEPS_MAX = 200;
export const NO_PLACES: Places = new Map();

/** A new history, in which nothing can be undone. */
export function historyOf(structure: StoryStructure, places: Places = NO_PLACES): History {
  return { past: [], present: { structure, places }, future: [], typing: undefined };
}

const CHANGED_FIELDS = ['edit scene', 'edit choice', 'edit variant'] as const;

const choiceField = (name: string, index: number) => JSON.stringify(['edit choice text', name, index]);

/** The field that an edit types into; undefined for any other edit. */
function fieldOf(edit: StoryEdit, structure: StoryStructure): string | undefined {
  const { nodes, things, secrets } = structure;
  if (edit.type === 'edit text') return JSON.stringify([edit.type, edit.name]);
  if (edit.type === 'edit choice text') return choiceField(edit.name, edit.index);
  // typing into an empty row adds a choice with its first letter
  if (edit.type === 'add choice' && edit.changes?.text !== undefined && Object.hasOwn(nodes, edit.name))
    return choiceField(edit.name, nodes[edit.name]!.choices.length);
  if (edit.type === 'replace') return edit.type;
  if (edit.type === 'edit thing') return partField(edit, things?.[edit.name], edit.thing);
  if (edit.type === 'edit secret') return partField(edit, secrets?.[edit.name], edit.secret);
  for (const type of CHANGED_FIELDS) {
    if (edit.type !== type) continue;
    const index = 'index' in edit ? edit.index : -1;
    return JSON.stringify([type, edit.name, index, ...Object.keys(edit.changes)]);
  }
  return undefined;
}

/** The field of a thing or secret that changes; undefined for one that is added or removed. */
function partField<T extends object>(
  { type, name }: { type: string; name: string },
  before: T | undefined,
  after: T | undefined,
): string | undefined {
  if (!before || !after) return undefined;
  const fields = Object.keys({ ...before, ...after }) as (keyof T)[];
  return JSON.stringify([type, name, ...fields.filter((field) => before[field] !== after[field])]);
}

function merged(places: Places, over: Places): Places {
  return new Map([...places, ...over]);
}

/** A renamed scene keeps its place. The place stays stored under the old name as well, for an undo. */
function placesAfter(places: Places, edit: StoryEdit): Places {
  if (edit.type !== 'rename scene') return places;
  const place = places.get(edit.name);
  return place ? merged(places, new Map([[edit.to.trim(), place]])) : places;
}

function withPast({ past, present }: History): readonly Snapshot[] {
  return [...past, present].slice(-STEPS_MAX);
}

function edited(history: History, edit: StoryEdit, at: number): History {
  const { present, typing } = history;
  const structure = storyDraft(present.structure, edit);
  if (structure === present.structure) return history;
  const field = fieldOf(edit, present.structure);
  const goesOn = field !== undefined && typing?.field === field && at - typing.at < TYPING_PAUSE_MS;
  return {
    past: goesOn ? history.past : withPast(history),
    present: { structure, places: placesAfter(present.places, edit) },
    future: [],
    typing: field === undefined ? undefined : { field, at },
  };
}

/** Restores a snapshot. Scenes without a place in it stay where they are: the layout may have placed them later. */
function returnedTo({ structure, places }: Snapshot, present: Snapshot): Snapshot {
  return { structure, places: merged(present.places, places) };
}

/** Applies one step. A step that changes nothing returns the same history. */
export function storyHistory(history: History, step: HistoryStep): History {
  const { past, present, future } = history;
  switch (step.type) {
    case 'edit':
      return edited(history, step.edit, step.at);
    case 'move': {
      const places = merged(present.places, step.places);
      return { past: withPast(history), present: { ...present, places }, future: [], typing: undefined };
    }
    case 'settle':
      return { ...history, present: { ...present, places: merged(present.places, step.places) } };
    case 'undo': {
      const before = past.at(-1);
      if (!before) return history;
      return {
        past: past.slice(0, -1),
        present: returnedTo(before, present),
        future: [present, ...future],
        typing: undefined,
      };
    }
    default: {
      const [next, ...later] = future;
      if (!next) return history;
      return {
        past: withPast(history),
        present: returnedTo(next, present),
        future: later,
        typing: undefined,
      };
    }
  }
}
