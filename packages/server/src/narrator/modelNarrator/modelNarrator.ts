import type { Narrator } from '../Narrator.ts';
import { NO_MEMORY } from '../prompts/promptTypes.ts';
import { asNarratorFailure } from './failures.ts';
import { illustrate } from './illustrate.ts';
import { interpret } from './interpret.ts';
import { historyFrom, loreSent, turnsBefore } from './modelNotes.ts';
import { builtIn, narrate } from './narrate.ts';
import type { ModelNarratorParts } from './narratorParts.ts';
import { phrases } from './phrases.ts';
import { memoryWriter } from './remember.ts';

/** Tells with real models. A key without a model uses the built-in narrator. */
export function modelNarrator<Endpoint>(parts: ModelNarratorParts<Endpoint>): Narrator {
  const { models, imageModels, fallback, log } = parts;
  return {
    async *narrate(task, signal) {
      const memory = {
        turnsBefore: turnsBefore(task),
        ...historyFrom(task),
        ...loreSent(task),
        ...(task.memory ?? NO_MEMORY),
      };
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
        if (signal.aborted) throw asNarratorFailure(error, signal);
        log.warn({ err: error, model: model.name }, 'a model did not say what a line means');
        return fallback.interpret(task, signal);
      }
    },
    illustrate(task, signal) {
      const model = imageModels.get(task.model_key);
      return model ? illustrate({ parts, task, model, signal }) : fallback.illustrate(task, signal);
    },
    remember: memoryWriter(parts),
    phrases(task, signal) {
      const model = models.get(task.model_key);
      return model ? phrases(parts, model, task, signal) : Promise.resolve([]);
    },
  };
}
