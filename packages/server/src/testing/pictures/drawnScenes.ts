import { createHash } from 'node:crypto';
import fs from 'node:fs';
import type { StoryCreate } from '@kathaloka/contract/entities';
import { PICTURE_STYLES } from '@kathaloka/contract/limits';
import { type SceneOptions, type Shown, shownIn } from '@kathaloka/illustrator';
import { drawingOfScene } from '../../narrator/illustrate.ts';
import type { PictureTask, StorySheet } from '../../narrator/Narrator.ts';
import { pictureAlt } from '../../narrator/pictures/pictureAlt.ts';
import { type PictureScene, pictureScene, promptOf } from '../../narrator/pictures/pictureScene.ts';
import { aNarrationTask, aStorySheet } from '../narratorTasks.ts';
import { storyFiles } from '../storyFiles.ts';

const STORIES = new URL('../../library/stories/', import.meta.url);
/** Another seed is another sample. */
const SEED = 'pictures';
const OF_EACH_STORY = 2;
/** Stories in Hindi, Urdu, Tamil and Bengali are few: more scenes of each are looked at. */
const OF_EACH_STORY_IN_ANOTHER_LANGUAGE = 6;

/** A bundled scene with the picture that a reader gets who asks to be shown it. */
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

/** How a scene becomes a picture; a test replaces it by one that goes wrong. */
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

/** The pictures of the bundled scenes, or of some of them. */
export const drawnScenes = (
  isWanted: (where: string) => boolean = () => true,
  read: SceneReader = pictureScene,
): DrawnScene[] => storyFiles(STORIES).flatMap((file) => drawnOf(file, read, isWanted));

const lot = (where: string): string =>
  createHash('sha256')
    .update(`${SEED}/${where.replace('/', '.json/')}`)
    .digest('hex');

/** A hundred scenes and more, some of every story, chosen by a fixed seed. */
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
