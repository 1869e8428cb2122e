import type { StoryChoice, StoryNode } from '@kathaloka/contract/entities';
import type { ImportedStory } from '../answer.ts';
import { importStory } from '../importStory.ts';
import type { NoteCode } from '../report/notes.ts';
import type { Refusal } from '../report/refusals.ts';
import { fixture } from './fixtureFiles.ts';

/** Imports a text. Throws if it is refused. */
export async function imported(text: string, fileName?: string): Promise<ImportedStory> {
  const answer = await importStory(text, fileName);
  if (answer.refusal) throw new Error(`Refused: ${JSON.stringify(answer.refusal)}`);
  return answer.imported;
}

export function importedFile(name: string): Promise<ImportedStory> {
  return imported(fixture(name), name);
}

/** Why a text cannot be imported; undefined if it can. */
export async function refused(text: string, fileName?: string): Promise<Refusal | undefined> {
  return (await importStory(text, fileName)).refusal;
}

export function sceneOf({ structure }: ImportedStory, name: string): StoryNode | undefined {
  return structure.nodes[name];
}

export function choiceOf(story: ImportedStory, scene: string, text: string): StoryChoice | undefined {
  return sceneOf(story, scene)?.choices.find((choice) => choice.text === text);
}

/** The codes of the notes about a scene, or about the whole file. */
export function notesOf({ report }: ImportedStory, scene: string | null): NoteCode[] {
  return report.notes.filter(({ node }) => node === scene).map(({ code }) => code);
}

/** A Twee file of one passage, or of several. */
export function twee(format: string, passages: Readonly<Record<string, string>>): string {
  const all = Object.entries(passages).map(([name, text]) => `:: ${name}\n${text}`);
  return [`:: StoryData\n${JSON.stringify({ format })}`, ...all].join('\n\n');
}
