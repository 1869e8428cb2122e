import type { StoryStructure } from '@kathaloka/contract/entities';
import type { Format, ImportReport } from '../answer.ts';
import type { ImportNote } from './notes.ts';

/** The report of an import: counts of the story, and what was lost. */
export function reportOf(
  format: Format,
  { nodes }: StoryStructure,
  notes: readonly ImportNote[],
): ImportReport {
  const scenes = Object.values(nodes);
  const choices = scenes.flatMap((scene) => scene.choices);
  const variants = scenes.flatMap((scene) => scene.variants ?? []);
  return {
    format,
    scenes: scenes.length,
    choices: choices.length,
    endings: scenes.filter((scene) => scene.choices.length === 0).length,
    conditions: variants.length + choices.filter(({ condition }) => condition !== undefined).length,
    effects: choices.filter(({ effect }) => effect !== undefined).length,
    notes,
  };
}
