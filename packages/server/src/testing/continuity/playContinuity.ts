import { pino } from 'pino';
import { readConfig } from '../../config.ts';
import { creditCost } from '../../features/economy/public.ts';
import { createBuiltIn } from '../../narrator/createBuiltIn.ts';
import { createNarrator } from '../../narrator/createNarrator.ts';
import { createBackground } from '../../platform/background.ts';
import { systemClock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/schema.ts';
import { buildTestApp } from '../buildTestApp.ts';
import { playing } from '../playing.ts';
import {
  type Figures,
  measureSession,
  type FiguresByLanguage,
  type PlayedTurn,
  together,
} from './figures.ts';
import { type Recorder, startRecorder } from './recorder.ts';
import { movesOf, type ScriptedMove } from './script.ts';
import { structureOf, systemPromptOf, type World } from './World.ts';
import { WORLDS } from './worlds/index.ts';

/** A model server and one of its models, as an operator configures them. */
export interface Endpoint {
  readonly url: string;
  readonly key: string;
  readonly model: string;
  readonly contextTokens?: number;
}

export interface ContinuityPlan {
  /** Null: the built-in narrator tells. */
  readonly endpoint: Endpoint | null;
  readonly languages: readonly World['language'][];
  readonly sessions: number;
  readonly turnsOfSession: number;
  readonly onSession?: (figures: Figures, world: World) => void;
}

/** Enough for all turns. */
const CREDITS = 1_000_000;
const XP = 100_000;
const NARRATOR_FAILED = 502;
const store = () => Promise.reject(new Error('nothing is drawn here'));
const log = pino({ level: 'silent' });

/** Lets scripted players play whole sessions, and counts the questions and answers by language. */
export async function playContinuity(db: Database, plan: ContinuityPlan): Promise<FiguresByLanguage> {
  const { endpoint, languages, sessions, turnsOfSession, onSession } = plan;
  const recorder = endpoint && (await startRecorder(endpoint.url));
  const background = createBackground(log);
  const app = await buildTestApp({
    db,
    background,
    ...(endpoint && recorder && (await withModel(db, endpoint, recorder.baseUrl))),
  });
  const players = { play: playing(app, db), background, recorder };
  const figures: FiguresByLanguage = {};
  try {
    for (let seed = 0; seed < sessions; seed += 1) {
      const world = WORLDS[languages[seed % languages.length]!];
      const turns = await playSession(players, { world, seed, turns: turnsOfSession });
      const played = measureSession(world, turns);
      onSession?.(played, world);
      const before = figures[world.language];
      figures[world.language] = before ? together(before, played) : played;
    }
  } finally {
    await app.close();
    await recorder?.stop();
  }
  return figures;
}

interface Players {
  readonly play: ReturnType<typeof playing>;
  readonly background: ReturnType<typeof createBackground>;
  readonly recorder: Recorder | null;
}

async function playSession({ play, background, recorder }: Players, seat: Seat): Promise<PlayedTurn[]> {
  const { world, seed } = seat;
  const who = await play.player(CREDITS);
  const { id } = await play.begin(who, {
    title: world.title,
    language: world.language,
    story_prompt: world.story_prompt,
    story_system_prompt: systemPromptOf(world),
    story_structure: JSON.stringify(structureOf(world)),
    initial_xp: XP,
  });
  const turns: PlayedTurn[] = [];
  let ways: readonly string[] = [];
  for (const move of movesOf(world, { turns: seat.turns, seed })) {
    const { status, body } = await play.tryTo(who, id, asAction(move, ways, world));
    // the next turn may need the memory of this one
    await background.idle();
    const exchanges = recorder?.take() ?? [];
    const told = status === 200 && 'narrative' in body ? body : null;
    if (status !== 200 && status !== NARRATOR_FAILED) throw new Error(`${status} ${JSON.stringify(body)}`);
    if (told?.choices) ways = told.choices.map(({ text }) => text);
    turns.push({ move, text: told?.narrative ?? '', isByModel: told?.told_by !== undefined, exchanges });
  }
  return turns;
}

interface Seat {
  readonly world: World;
  readonly seed: number;
  readonly turns: number;
}

/** The settings of an operator whose stories a model tells, and its narrator. */
async function withModel(db: Database, endpoint: Endpoint, baseUrl: string) {
  const config = readConfig({
    AI_BASE_URL: baseUrl,
    AI_TEXT_MODELS: `tenali=${endpoint.model}`,
    // a run needs more than the limit of a day
    AI_DAILY_CREDITS: 'none',
    AI_CONTEXT_TOKENS: String(endpoint.contextTokens ?? 16_384),
    ...(endpoint.key !== '' && { AI_API_KEY: endpoint.key }),
  });
  const builtIn = createBuiltIn();
  const narrator = await createNarrator({ config, db, clock: systemClock, log, store, creditCost, builtIn });
  return { config: { ai: config.ai }, narrator };
}

/**
 * The move as an action. If the model has taken free text for a choice, the player is elsewhere, and goes on from
 * there.
 */
function asAction(move: ScriptedMove, ways: readonly string[], { leave }: World) {
  if (move.kind !== 'go') return { action_type: 'custom_action', user_action: move.line } as const;
  const isOpen = ways.length === 0 || ways.includes(move.choice);
  const other = ways.find((way) => way !== leave.text);
  const text = isOpen || other === undefined ? move.choice : other;
  return { action_type: 'continue', selected_choice: { text } } as const;
}
