import { PICTURE_STYLES } from '@kathaloka/contract/limits';
import { type SceneOptions, shownIn } from '@kathaloka/illustrator';
import type { Narrator } from './Narrator.ts';
import { pictureAlt } from './pictures/pictureAlt.ts';
import { pictureScene, promptOf } from './pictures/pictureScene.ts';

/** The address of the picture that the built-in illustrator draws for a turn. */
const sceneAddress = (turn_id: string): string => `/scenes/${turn_id}.svg`;

/** The input of a turn's picture, which is drawn on request. The picture shows only what its prompt names. */
export function drawingOfScene(turn: {
  readonly turn_id: string;
  readonly style: string;
  readonly prompt: string;
}): SceneOptions {
  const style = PICTURE_STYLES.find((each) => each === turn.style) ?? PICTURE_STYLES[0];
  return { style, seed: turn.turn_id, keywords: turn.prompt, isLiteral: true };
}

/** A picture by the built-in illustrator, drawn on request. */
export const builtInIllustrate: Narrator['illustrate'] = (task) => {
  const { turn_id, story } = task;
  const scene = pictureScene(task);
  const prompt = promptOf(scene);
  const drawing = drawingOfScene({ turn_id, style: task.model_key, prompt });
  const image_alt = pictureAlt(scene, shownIn(drawing), story.language);
  return Promise.resolve({ image_url: sceneAddress(turn_id), style: drawing.style, prompt, image_alt });
};
