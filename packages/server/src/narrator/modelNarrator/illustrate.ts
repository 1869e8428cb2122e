import type { Picture, PictureTask } from '../Narrator.ts';
import { picturePrompt } from '../prompts/picturePrompt.ts';
import { asNarratorFailure } from './failures.ts';
import type { ServingImageModel } from './ModelClient.ts';
import { DEADLINES, type Serving } from './narratorParts.ts';

/** A model's picture; if the model fails, a description in the author's words. */
export async function illustrate<Endpoint>({
  parts,
  task,
  model,
  signal,
}: Serving<Endpoint, PictureTask, ServingImageModel>): Promise<Picture> {
  const { prompt, style, description, alt } = picturePrompt(task);
  const request = { model: model.name, prompt, ...(model.size && { size: model.size }) };
  try {
    const { bytes, type } = await parts.client.drawImage(parts.endpoint, request, {
      signal,
      deadlines: parts.deadlines ?? DEADLINES,
    });
    const image_url = await parts.store(bytes, type, task.turn_id);
    return { image_url, image_alt: alt, style, prompt, drawnBy: model.name };
  } catch (error) {
    if (signal.aborted) throw asNarratorFailure(error, signal);
    parts.log.warn({ err: error, model: model.name }, 'a model drew no picture');
    return { fallback_description: description, prompt };
  }
}
