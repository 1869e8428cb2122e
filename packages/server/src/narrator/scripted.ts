import type {
  Interpretation,
  InterpretTask,
  Narrator,
  Picture,
  PictureTask,
  Piece,
  NarrationTask,
} from './Narrator.ts';

/** One step of a script: a piece, a wait, or a failure. */
export type Step = Piece | { readonly waitFor: Promise<unknown> } | { readonly error: Error };

export interface Script {
  readonly narrate?: (task: NarrationTask) => Iterable<Step>;
  readonly illustrate?: (task: PictureTask) => Picture | Error;
  readonly interpret?: (task: InterpretTask) => Interpretation;
}

/** A scripted narrator that counts as a provider's model. */
export function scriptedModel(script?: Script): Narrator {
  const narrator = scriptedNarrator(script);
  return {
    ...narrator,
    async *narrate(...asked) {
      yield { teller: { narrator: 'model', name: 'scripted' } };
      yield* narrator.narrate(...asked);
    },
  };
}

/** A narrator for tests with scripted text. */
export function scriptedNarrator({
  narrate = ({ kind }) => [{ text: `A ${kind} is told.` }],
  illustrate = () => ({ image_url: '/covers/scene.webp', style: 'vishvakarma', prompt: 'a scene' }),
  interpret = () => ({ edge: null, isSure: false }),
}: Script = {}): Narrator {
  return {
    async *narrate(task, signal) {
      for (const step of narrate(task)) {
        signal.throwIfAborted();
        if ('error' in step) throw step.error;
        if ('waitFor' in step) await orAborted(step.waitFor, signal);
        else yield step;
      }
    },
    illustrate(task) {
      const picture = illustrate(task);
      return picture instanceof Error ? Promise.reject(picture) : Promise.resolve(picture);
    },
    interpret: (task) => Promise.resolve(interpret(task)),
  };
}

function orAborted(wait: Promise<unknown>, signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    wait.then(resolve, reject);
  });
}
