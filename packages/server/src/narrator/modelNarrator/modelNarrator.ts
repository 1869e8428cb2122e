import type { Narrator, TellingTask } from '../Narrator.ts';
import { type Memory, NO_MEMORY } from '../prompts/promptTypes.ts';
import { failureOf } from './failures.ts';
import { illustrate } from './illustrate.ts';
import { interpret } from './interpret.ts';
import { turnsBefore } from './modelNotes.ts';
import { builtIn, narrate } from './narrate.ts';
import type { ModelNarratorParts } from './narratorParts.ts';

/** Tells with real models. Keys that no model serves are the built-in narrator's. */
export function modelNarrator<Endpoint>(parts: ModelNarratorParts<Endpoint>): Narrator {
  const { models, imageModels, fallback, memoryOf, log } = parts;
  /** Without its memory, a story can still be told. */
  async function remembered(task: TellingTask): Promise<Memory> {
    try {
      return (await memoryOf?.(task)) ?? NO_MEMORY;
    } catch (error) {
      log.warn({ err: error }, 'the memory of a session could not be read');
      return NO_MEMORY;
    }
  }

  return {
    async *narrate(task, signal) {
      const memory = { turnsBefore: turnsBefore(task), ...(await remembered(task)) };
      const model = models.get(task.model_key);
      if (model) yield* narrate({ parts, task, model, signal }, memory);
      else yield* builtIn({ parts, task, signal }, memory);
    },
    async interpret(task, signal) {
      const model = models.get(task.model_key);
      if (!model) return fallback.interpret(task, signal);
      try {
        return await interpret({ parts, task, model, signal });
      } catch (error) {
        if (signal.aborted) throw failureOf(error, signal);
        log.warn({ err: error, model: model.name }, 'a model did not say what a line means');
        return fallback.interpret(task, signal);
      }
    },
    illustrate(task, signal) {
      const model = imageModels.get(task.model_key);
      return model ? illustrate({ parts, task, model, signal }) : fallback.illustrate(task, signal);
    },
  };
}
