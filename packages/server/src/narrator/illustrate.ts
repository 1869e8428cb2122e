import { PICTURE_STYLES } from '@kathaloka/contract/limits';
import type { Narrator } from './Narrator.ts';

/** The address of the picture that the built-in illustrator draws of a turn. */
const sceneAddress = (turn_id: string): string => `/scenes/${turn_id}.svg`;

/** A picture by the built-in illustrator, which is drawn when it is asked for. */
export const builtInIllustrate: Narrator['illustrate'] = ({ turn_id, model_key, text, world }) => {
  const style = PICTURE_STYLES.find((each) => each === model_key) ?? PICTURE_STYLES[0];
  return Promise.resolve({ image_url: sceneAddress(turn_id), style, prompt: `${text}\n\n${world}` });
};
