import fs from 'node:fs';
import path from 'node:path';
import { Language, StoryLayer } from '@kathaloka/contract/entities';
import { z } from 'zod';

/** A layer file contains its texts, its language, and the hints at endings in that language. */
const LayerFile = StoryLayer.extend({
  language: Language,
  hints: z.record(z.string(), z.object({ words: z.string().min(1) })).default({}),
});

/** A bundled story in another language. */
export interface BundledLayer {
  readonly file: string;
  readonly language: Language;
  readonly layer: StoryLayer;
  /**
   * The hint at each ending, by the scene of the ending: a quotation from the translation of the scene that the
   * story's hint names.
   */
  readonly hints: Readonly<Record<string, { readonly words: string }>>;
  /** The raw content of the file. */
  readonly source: unknown;
  /** The content as the parser reads it, without unknown keys. */
  readonly known: unknown;
}

/** The layers of a story, one file each: `layers/<story>.<language>.json` beside the stories. */
export function readBundledLayers(stories: string, key: string): BundledLayer[] {
  const folder = path.join(stories, 'layers');
  const files = fs.existsSync(folder) ? fs.readdirSync(folder).sort() : [];
  return files
    .filter((file) => file.startsWith(`${key}.`) && file.endsWith('.json'))
    .map((file) => readLayer(path.join(folder, file), key));
}

function readLayer(file: string, key: string): BundledLayer {
  const source: unknown = JSON.parse(fs.readFileSync(file, 'utf8'));
  const { data: known, error } = LayerFile.safeParse(source);
  if (error) throw new Error(`${path.basename(file)} is not a valid layer:\n${z.prettifyError(error)}`);
  const { language, hints, ...layer } = known;
  if (path.basename(file) !== `${key}.${language}.json`)
    throw new Error(`${path.basename(file)} says that its language is “${language}”.`);
  return { file, language, layer, hints, source, known };
}
