import {
  type MemoryWriter,
  type Narrator,
  NarratorFailure,
  type Picture,
  type Piece,
  type SteppedIn,
} from './Narrator.ts';

/** A model of a chain, as a narrator that throws `NarrationDeclined` for what it cannot tell. */
export interface ChainLink {
  /** The provider's name of the model. */
  readonly name: string;
  /** The key whose price applies, which the model serves itself; null for a model that is a fallback only. */
  readonly model_key: string | null;
  readonly isOpen: () => boolean;
  readonly narrator: Narrator;
}

interface Parts {
  /** The requested model comes first. */
  readonly links: readonly ChainLink[];
  /** Tells without a model. Reads the notes that models store. */
  readonly builtIn: Narrator;
  /** Whether the built-in narrator steps in after the last model; otherwise the action fails. */
  readonly endsBuiltIn: boolean;
  readonly remember: MemoryWriter | undefined;
  readonly onFailure: (details: object, message: string) => void;
}

/** The model would not tell the turn, so the next one in the chain is asked. */
export class NarrationDeclined extends Error {
  override readonly name = 'NarrationDeclined';
}

/**
 * Asks one model after the other until something has been told, because words cannot be taken back. After the
 * last one the built-in narrator tells, free of charge, if the operator has enabled that.
 */
export function withFallbacks(parts: Parts): Narrator {
  const { links, builtIn, endsBuiltIn, remember } = parts;
  const [asked] = links;
  return {
    async *narrate(task, signal) {
      const failures = failuresOf(parts, signal);
      for (const link of links) {
        if (failures.skips(link)) continue;
        let hasBegun = false;
        try {
          for await (const piece of link.narrator.narrate(task, signal)) {
            hasBegun ||= 'text' in piece;
            yield link === asked ? piece : signedBy(link, asked!, piece);
          }
          return;
        } catch (error) {
          failures.add(link, error, hasBegun);
        }
      }
      const isScene = task.kind === 'scene' && task.scene.mode !== 'open';
      const steppedIn = failures.steppedIn(isScene);
      yield* builtIn.narrate(task, signal);
      yield { teller: { narrator: 'built_in', steppedIn } };
    },
    async illustrate(task, signal) {
      let words: Picture | undefined;
      for (const link of links) {
        if (link.isOpen() && (words || link !== links.at(-1))) continue;
        const picture = await link.narrator.illustrate(task, signal);
        if ('image_url' in picture)
          return link === asked ? picture : { ...picture, insteadOf: inPlaceOf(link, asked!) };
        words ??= picture;
      }
      return words && !endsBuiltIn
        ? words
        : { ...(await builtIn.illustrate(task, signal)), steppedIn: 'failed' };
    },
    interpret: (task, signal) =>
      (links.find(({ isOpen }) => !isOpen())?.narrator ?? builtIn).interpret(task, signal),
    ...(remember && { remember }),
    async phrases(task, signal) {
      const failures: unknown[] = [];
      for (const { narrator, isOpen } of links) {
        if (isOpen()) continue;
        try {
          return (await narrator.phrases?.(task, signal)) ?? [];
        } catch (error) {
          failures.push(error);
        }
      }
      throw failures[0] ?? new NarratorFailure('narrator_failed', 'no model is asked at the moment');
    },
  };
}

/** The failures of the links so far. */
function failuresOf({ links, endsBuiltIn, onFailure }: Parts, signal: AbortSignal) {
  let hasDeclined = false;
  let last: unknown = new NarratorFailure('narrator_failed', 'no model is asked at the moment');
  return {
    skips: (link: ChainLink) => link.isOpen() && (endsBuiltIn || links.length > 1),
    /** Throws the errors that end the action. */
    add({ name }: ChainLink, error: unknown, hasBegun: boolean): void {
      const mayContinue = error instanceof NarrationDeclined || error instanceof NarratorFailure;
      if (hasBegun || signal.aborted || !mayContinue) throw error;
      hasDeclined ||= error instanceof NarrationDeclined;
      last = error;
      if (links.at(-1)?.name !== name) onFailure({ model: name }, 'another model is asked in place of one');
    },
    /**
     * Why the built-in narrator steps in; throws if it must not. It may always tell a scene, which has the
     * author's words.
     */
    steppedIn(isScene: boolean): SteppedIn {
      if (hasDeclined) return 'refused';
      if (!endsBuiltIn && !isScene) throw last;
      return 'failed';
    },
  };
}

const inPlaceOf = ({ model_key }: ChainLink, asked: ChainLink) => ({
  name: asked.name,
  priced_as: model_key,
});

function signedBy(link: ChainLink, asked: ChainLink, piece: Piece): Piece {
  if (!('teller' in piece) || piece.teller.narrator !== 'model') return piece;
  return { teller: { ...piece.teller, insteadOf: inPlaceOf(link, asked) } };
}

/** The fallbacks of memory: the first writer that does not fail. */
export function rememberingBy(writers: readonly MemoryWriter[]): MemoryWriter {
  async function first<Answer>(ask: (writer: MemoryWriter) => Promise<Answer>): Promise<Answer> {
    const errors: unknown[] = [];
    for (const writer of writers) {
      try {
        return await ask(writer);
      } catch (error) {
        errors.push(error);
      }
    }
    throw errors[0];
  }
  const [asked] = writers;
  return {
    ...(asked?.hasRoomForFew && { hasRoomForFew: asked.hasRoomForFew }),
    summarise: (task, signal) => first((writer) => writer.summarise(task, signal)),
    readTurn: (task, signal) => first((writer) => writer.readTurn(task, signal)),
  };
}
