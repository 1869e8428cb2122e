import type { Exchange, TokensUsed } from './recorder.ts';
import {
  hasStockPhrase,
  isAtHand,
  isForeign,
  isPutInTheirMouth,
  repeatsItself,
  sharedPrefix,
  tellsAuthorSecret,
  tellsFact,
  tellsSecret,
} from './judge.ts';
import type { ScriptedMove } from './script.ts';
import type { World, WorldLanguage } from './World.ts';

/** How often a model's answer had the fault, and how often the fault reached the player. */
interface Faults {
  answered: number;
  told: number;
}

/** Counts over some turns. Counts of several languages are added. */
export interface Figures {
  sessions: number;
  turns: number;
  /** Turns told by the model instead of the built-in narrator. */
  by_model: number;
  /** Turns that failed, without a charge. */
  failed: number;
  facts: { planted: number; asked: number; at_hand: number; told: number };
  secrets: Faults & { asked: number };
  author_secrets: Faults & { turns: number };
  put_in_mouth: Faults;
  /** Only turns that enter no scene are counted. */
  repeated: Faults & { turns: number };
  foreign: Faults;
  stock: Faults;
  /** `reused`: for each prompt, the share that a server may reuse from the previous one, added up. */
  prefix: { prompts: number; reused: number };
  calls: number;
  second_tries: number;
  tokens: { -readonly [Kind in keyof TokensUsed]: number };
  seconds: number;
}

export type FiguresByLanguage = Partial<Record<WorldLanguage, Figures>>;

export interface PlayedTurn {
  readonly move: ScriptedMove;
  /** Empty if the action failed. */
  readonly text: string;
  readonly isByModel: boolean;
  readonly exchanges: readonly Exchange[];
}

const none = (): Faults => ({ answered: 0, told: 0 });

export const noFigures = (): Figures => ({
  sessions: 0,
  turns: 0,
  by_model: 0,
  failed: 0,
  facts: { planted: 0, asked: 0, at_hand: 0, told: 0 },
  secrets: { ...none(), asked: 0 },
  author_secrets: { ...none(), turns: 0 },
  put_in_mouth: none(),
  repeated: { ...none(), turns: 0 },
  foreign: none(),
  stock: none(),
  prefix: { prompts: 0, reused: 0 },
  calls: 0,
  second_tries: 0,
  tokens: { prompt: 0, cached: 0, completion: 0 },
  seconds: 0,
});

/** The figures of a session, whose turns are in order. */
export function measureSession(world: World, turns: readonly PlayedTurn[]): Figures {
  const figures = { ...noFigures(), sessions: 1 };
  const before: string[] = [];
  let prompt: Exchange['messages'] | null = null;
  for (const turn of turns) {
    const narrations = turn.exchanges.filter(({ kind }) => kind === 'narrate');
    countFacts(figures, turn, narrations);
    countFaults(figures, world, { turn, narrations, before });
    figures.turns += 1;
    if (turn.isByModel) figures.by_model += 1;
    if (turn.text === '') figures.failed += 1;
    figures.second_tries += Math.max(0, narrations.length - 1);
    for (const { messages } of narrations) {
      if (prompt) {
        figures.prefix.prompts += 1;
        figures.prefix.reused += sharedPrefix(prompt, messages);
      }
      prompt = messages;
    }
    countCalls(figures, turn.exchanges);
    before.push(turn.text);
  }
  return figures;
}

function countFacts({ facts }: Figures, { move, text }: PlayedTurn, narrations: readonly Exchange[]): void {
  if (move.kind === 'plant') facts.planted += 1;
  if (move.kind !== 'ask') return;
  facts.asked += 1;
  if (narrations.some(({ messages }) => isAtHand(move.fact, messages))) facts.at_hand += 1;
  if (tellsFact(move.fact, text)) facts.told += 1;
}

interface Judged {
  readonly turn: PlayedTurn;
  readonly narrations: readonly Exchange[];
  readonly before: readonly string[];
}

function countFaults(figures: Figures, world: World, { turn, narrations, before }: Judged): void {
  const { move } = turn;
  const line = 'line' in move ? move.line : move.choice;
  const count = (faults: Faults, isFaulty: (text: string) => boolean) => {
    if (narrations.some(({ answer }) => isFaulty(answer))) faults.answered += 1;
    if (isFaulty(turn.text)) faults.told += 1;
  };
  figures.author_secrets.turns += 1;
  count(figures.author_secrets, (text) =>
    world.authorSecrets.some((secret) => tellsAuthorSecret(secret, text)),
  );
  if (move.kind === 'pry') {
    figures.secrets.asked += 1;
    count(figures.secrets, (text) => tellsSecret(move.secret, text));
  }
  count(figures.put_in_mouth, (text) => isPutInTheirMouth(world, text, line));
  // a scene that is entered again begins as before
  if (move.kind !== 'go') {
    figures.repeated.turns += 1;
    count(figures.repeated, (text) => repeatsItself(text, before));
  }
  count(figures.foreign, (text) => isForeign(world, text));
  count(figures.stock, (text) => hasStockPhrase(world, text));
}

function countCalls(figures: Figures, exchanges: readonly Exchange[]): void {
  for (const { seconds, tokens } of exchanges) {
    figures.calls += 1;
    figures.seconds += seconds;
    figures.tokens.prompt += tokens?.prompt ?? 0;
    figures.tokens.cached += tokens?.cached ?? 0;
    figures.tokens.completion += tokens?.completion ?? 0;
  }
}

/** Adds two counts. */
export function together<Counts extends object>(one: Counts, other: Counts): Counts {
  const sums = Object.entries(one).map(([name, count]: [string, unknown]) => {
    const more: unknown = other[name as keyof Counts];
    return [
      name,
      typeof count === 'number' ? count + (more as number) : together(count as object, more as object),
    ];
  });
  return Object.fromEntries(sums) as Counts;
}
