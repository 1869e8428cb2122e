import type { ImportedStory } from '../../answer.ts';
import { writeInk } from '../../exports/writeInk.ts';
import { writeTwee } from '../../exports/writeTwee.ts';
import { importStory } from '../../importStory.ts';
import { importedPlay } from './importedPlay.ts';
import { type Compared, samePlays } from './samePlays.ts';

const PLAYS = { plays: 10, longest: 25 };
const NONE: Compared = { steps: 1, same: 0, differences: [] };

/** How much plays alike after an export and an import. If all scenes are equal, nothing is played. */
export async function backAgain({
  fields,
  structure,
}: ImportedStory): Promise<{ readonly twee: Compared; readonly ink: Compared }> {
  const story = { title: 'A story', ...fields, story_structure: structure };
  const back = async (text: string, name: string): Promise<Compared> => {
    const { imported } = await importStory(text, name);
    if (!imported) return NONE;
    if (JSON.stringify(imported.structure) === JSON.stringify(structure))
      return { ...NONE, same: NONE.steps };
    return samePlays(
      { original: () => importedPlay(structure), imported: () => importedPlay(imported.structure) },
      PLAYS,
    );
  };
  return { twee: await back(writeTwee(story), 'a.twee'), ink: await back(writeInk(story), 'a.ink') };
}
