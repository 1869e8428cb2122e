import { createHash } from 'node:crypto';
import fs from 'node:fs';
import type { StoryCreate } from '@kathaloka/contract/entities';
import { PICTURE_STYLES } from '@kathaloka/contract/limits';
import { type SceneOptions, type Shown, shownIn } from '@kathaloka/illustrator';
import { drawingOfScene } from '../../narrator/illustrate.ts';
import type { PictureTask } from '../../narrator/Narrator.ts';
import type { StorySheet } from '../../narrator/sheets.ts';
import { pictureAlt } from '../../narrator/pictures/pictureAlt.ts';
import { type PictureScene, pictureScene, promptOf } from '../../narrator/pictures/pictureScene.ts';
import { aNarrationTask, aStorySheet } from '../narratorTasks.ts';
import { storyFiles } from '../storyFiles.ts';

const STORIES = new URL('../../library/stories/', import.meta.url);
/** Another seed gives another sample. */
const SEED = 'pictures';
const OF_EACH_STORY = 2;
/** There are few stories in Hindi, Urdu, Tamil and Bengali, so the sample has more scenes of each. */
const OF_EACH_STORY_IN_ANOTHER_LANGUAGE = 6;

/** A bundled scene with the picture that a reader would get. */
export interface DrawnScene {
  /** Its story and its node. */
  readonly where: string;
  readonly story: StorySheet;
  readonly text: string;
  readonly task: PictureTask;
  readonly scene: PictureScene;
  readonly drawing: SceneOptions;
  readonly shown: Shown;
  readonly alt: string;
}

/** Turns a scene into a picture. Some tests use a faulty one. */
export type SceneReader = (task: PictureTask) => PictureScene;

function drawnOf(file: string, read: SceneReader, isWanted: (where: string) => boolean): DrawnScene[] {
  const { language, lexicon, depiction, image_alt, story_prompt, story_structure } = JSON.parse(
    fs.readFileSync(new URL(file, STORIES), 'utf8'),
  ) as StoryCreate;
  const story = aStorySheet({
    language,
    story_prompt: story_prompt ?? '',
    lexicon: lexicon ?? {},
    depiction: depiction ?? [],
  });
  return Object.entries(story_structure.nodes).flatMap(([node, { text }], i) => {
    const style = PICTURE_STYLES[i % PICTURE_STYLES.length]!;
    const where = `${file.replace('.json', '')}/${node}`;
    if (!isWanted(where)) return [];
    const task: PictureTask = {
      turn_id: where,
      model_key: style,
      account: 'meera',
      story_id: file,
      story,
      text,
      world: image_alt ?? '',
      state: { ...aNarrationTask().state, node },
      seed: 1,
    };
    const scene = read(task);
    const drawing = drawingOfScene({ turn_id: where, style, prompt: promptOf(scene) });
    const shown = shownIn(drawing);
    return [
      { where, story, text, task, scene, drawing, shown, alt: pictureAlt(scene, shown, language ?? 'en') },
    ];
  });
}

/** The pictures of all bundled scenes, or of some. */
export const drawnScenes = (
  isWanted: (where: string) => boolean = () => true,
  read: SceneReader = pictureScene,
): DrawnScene[] => storyFiles(STORIES).flatMap((file) => drawnOf(file, read, isWanted));

const lot = (where: string): string =>
  createHash('sha256')
    .update(`${SEED}/${where.replace('/', '.json/')}`)
    .digest('hex');

/** A hundred scenes or more, some from every story, chosen by a fixed seed. */
export function sampledScenes(): ReadonlySet<string> {
  const chosen = storyFiles(STORIES).flatMap((file) => {
    const { language, story_structure } = JSON.parse(
      fs.readFileSync(new URL(file, STORIES), 'utf8'),
    ) as StoryCreate;
    const count = language === 'en' ? OF_EACH_STORY : OF_EACH_STORY_IN_ANOTHER_LANGUAGE;
    return Object.keys(story_structure.nodes)
      .map((node) => `${file.replace('.json', '')}/${node}`)
      .sort((one, other) => (lot(one) < lot(other) ? -1 : 1))
      .slice(0, count);
  });
  return new Set(chosen);
}
