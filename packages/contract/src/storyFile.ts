/** The JSON Schema of a story file: the open format, from the same table as the API. */
import { z } from 'zod';
import { GameConfigInput, ImportedFields, StoryStructure } from './entities/index.ts';

export const STORY_FILE_VERSION = 1;

/** A story file must contain scenes, or it could not be played. Publishing has further requirements. */
const StoryOfFile = ImportedFields.extend({
  game_config: GameConfigInput.optional(),
  story_structure: StoryStructure,
}).meta({
  id: 'Story',
  description: 'Every field that an author writes. Players read the title, the scenes and the rules',
});

export function storyFileSchema(): object {
  const file = z.object({
    kathaloka: z.literal(STORY_FILE_VERSION).describe('The version of the format'),
    story: StoryOfFile,
  });
  const schema = z.toJSONSchema(file, {
    target: 'draft-2020-12',
    io: 'input',
    override: ({ jsonSchema }) => {
      // players ignore unknown fields
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
      delete jsonSchema['id'];
      delete jsonSchema.default;
    },
  });
  return { title: 'A story of Kathaloka’s open format', ...schema };
}
