import { randomUUID } from 'node:crypto';
import type { ActionRequest } from '@kathaloka/contract/entities';
import {
  advance,
  beginPlay,
  choicesOf,
  edgesOf,
  matchText,
  type Move,
  offerDetours,
  playStory,
  type PlayState,
} from '@kathaloka/story';
import { GAME_CONFIG_DEFAULTS } from '@kathaloka/contract/limits';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Script } from '../../narrator/scripted.ts';
import { allOf } from '../../testing/allOf.ts';
import type { Person } from '../../testing/people.ts';
import { FERRY } from '../../testing/playing.ts';
import { scriptedPlay } from '../../testing/scriptedPlay.ts';
import { entriesOf } from '../economy/public.ts';

/** How many random sequences run; `npm run test:full` runs more. */
const SEQUENCES = process.env.TEST_FULL === '1' ? 2000 : 20;
/** Allows half a second for each sequence. */
const TIMEOUT_MS = 20_000 + SEQUENCES * 500;
const CREDITS = 25;
const XP = 14;
const PRICES = { tenali: 1, birbal: 3, vyasa: 6, vishvakarma: 5 } as const;

const play = scriptedPlay();

/** What the narrator does with an action. */
const OUTCOMES = ['tells', 'tells', 'tells', 'fails', 'stops in the middle', 'tells nothing'] as const;
type Outcome = (typeof OUTCOMES)[number];

const SCRIPTS: Readonly<Record<Outcome, Script>> = {
  tells: {
    narrate: ({ detours }) => [
      { text: 'It is told.' },
      ...(detours > 0 ? [{ detours: ['Hum', 'Wait'] }] : []),
    ],
  },
  fails: { narrate: () => [{ error: new Error('refused') }], illustrate: () => new Error('refused') },
  'stops in the middle': {
    narrate: () => [{ text: 'It is' }, { error: new Error('cut') }],
    illustrate: () => new Error('cut'),
  },
  'tells nothing': { narrate: () => [], illustrate: () => new Error('nothing') },
};

interface Command {
  readonly action_type: ActionRequest['action_type'];
  readonly selected_choice?: string;
  readonly user_action?: string;
  readonly selected_model: keyof typeof PRICES;
  readonly outcome: Outcome;
  /** How many times the same request is sent. */
  readonly times: number;
}

/** Branches a session from the turn with this number, or continues from the retelling with this number. */
interface Step {
  readonly to: 'branch' | 'telling';
  readonly nth: number;
}

const textModel = fc.constantFrom('tenali' as const, 'tenali' as const, 'birbal' as const, 'vyasa' as const);
const outcome = fc.constantFrom(...OUTCOMES);
const times = fc.constantFrom(1, 1, 1, 2, 3);
const commands = fc.array(
  fc.oneof(
    fc.record({
      action_type: fc.constant('continue' as const),
      selected_choice: fc.constantFrom('Ring the bell', 'Swim', 'Sit down', 'Turn back', 'Go under', 'Hum'),
      selected_model: textModel,
      outcome,
      times,
    }),
    fc.record({
      action_type: fc.constant('custom_action' as const),
      user_action: fc.constantFrom('swim', 'turn back!', 'sing'),
      selected_model: textModel,
      outcome,
      times,
    }),
    fc.record({
      action_type: fc.constantFrom(
        'continue' as const,
        'immerse' as const,
        'undo' as const,
        'redo' as const,
        'retell' as const,
      ),
      selected_model: textModel,
      outcome,
      times,
    }),
    fc.record({ to: fc.constantFrom('branch' as const, 'telling' as const), nth: fc.nat(9) }),
    fc.record({
      action_type: fc.constant('show' as const),
      selected_model: fc.constant('vishvakarma' as const),
      outcome,
      times,
    }),
  ),
  { maxLength: 14 },
);

interface ModelTurn {
  readonly parent: ModelTurn | null;
  readonly state: PlayState;
  readonly asked: Pick<Command, 'action_type' | 'selected_choice' | 'user_action'> | null;
  /** All retellings of the turn, oldest first. */
  readonly tellings: ModelTurn[];
}

function aTurn(turn: Omit<ModelTurn, 'tellings'>, tellings: ModelTurn[] = []): ModelTurn {
  const told = { ...turn, tellings };
  tellings.push(told);
  return told;
}

/** Each command costs a different amount of XP. */
const GAME_CONFIG = {
  ...GAME_CONFIG_DEFAULTS,
  commands: { continue: { cost: 1 }, custom_action: { cost: 3 }, immerse: { cost: 4 }, show: { cost: 2 } },
};

const story = playStory({
  story_structure: FERRY,
  initial_xp: XP,
  total_scenes: 0,
  game_config: GAME_CONFIG,
});

const OPENING = { parent: null, state: beginPlay(story), asked: null };

/** Play as a tree in memory, without storage, narrator or concurrency. */
class Model {
  readonly purse: { credits: number };
  head: ModelTurn;
  tip: ModelTurn;

  constructor(purse = { credits: CREDITS }, told: readonly Omit<ModelTurn, 'tellings'>[] = [OPENING]) {
    this.purse = purse;
    this.head = told.reduce<ModelTurn | null>(
      (parent, turn) => aTurn({ parent, state: turn.state, asked: turn.asked }),
      null,
    )!;
    this.tip = this.head;
  }

  /** A new session with the turns up to `part`. */
  branch(part: number): Model {
    return new Model(this.purse, this.path.slice(0, part + 1));
  }

  choose(telling: number): void {
    this.head = this.head.tellings[telling]!;
    this.tip = this.head;
  }

  /** Applies a command, and returns the status that the server must answer with. */
  apply(command: Command): number {
    const { action_type } = command;
    if (action_type === 'undo') {
      if (!this.head.parent) return 409;
      this.head = this.head.parent;
      return 200;
    }
    if (action_type === 'redo') {
      let next: ModelTurn | null = this.tip;
      while (next && next.parent !== this.head) next = next.parent;
      if (!next) return 409;
      this.head = next;
      return 200;
    }
    if (action_type !== 'retell') return this.tell(this.head, command, command);
    const { asked, parent, tellings } = this.head;
    return asked && parent ? this.tell(parent, asked, command, tellings) : 409;
  }

  private tell(
    from: ModelTurn,
    asked: NonNullable<ModelTurn['asked']>,
    { outcome: happens, selected_model }: Command,
    tellings?: ModelTurn[],
  ): number {
    const result = advance(story, from.state, moveOf(from.state, asked));
    if (result.refusal) return result.refusal.code === 'xp_short' ? 422 : 409;
    const { next, telling } = result;
    const isPicture = telling.kind === 'picture';
    const isVerbatim = telling.kind === 'scene' && FERRY.nodes[next.node!]!.mode === 'verbatim';
    if (isVerbatim && tellings) return 409;
    // a text model cannot draw, and an image model cannot tell
    if (!isVerbatim && isPicture !== (selected_model === 'vishvakarma')) return 422;
    const price = isVerbatim ? 0 : PRICES[selected_model];
    const isShort = this.purse.credits < price;
    const isAuthored = !tellings && (telling.kind === 'scene' || telling.kind === 'moment');
    if (isShort && !isAuthored) return 402;
    if (!isVerbatim && happens !== 'tells') return 502;
    // without credits the author's words are told
    if (!isShort) this.purse.credits -= price;
    const wanted = telling.kind === 'setting' ? Math.max(0, 2 - edgesOf(story, next).length) : 0;
    const state = wanted > 0 ? offerDetours(story, next, ['Hum', 'Wait'].slice(0, wanted)) : next;
    this.head = aTurn({ parent: from, state, asked }, tellings);
    this.tip = this.head;
    return 200;
  }

  /** The turns from the beginning to the newest. */
  get path(): readonly ModelTurn[] {
    const turns = [];
    for (let turn: ModelTurn | null = this.head; turn; turn = turn.parent) turns.push(turn);
    return turns.toReversed();
  }
}

function moveOf(
  state: PlayState,
  { action_type, selected_choice, user_action }: NonNullable<ModelTurn['asked']>,
): Move {
  if (action_type === 'custom_action') {
    const texts = edgesOf(story, state).map(({ text }) => text);
    return { kind: 'words', edge: matchText(user_action ?? '', texts) };
  }
  if (action_type === 'continue')
    return selected_choice === undefined ? { kind: 'continue' } : { kind: 'choice', text: selected_choice };
  return { kind: action_type as 'immerse' | 'show' };
}

async function send(who: Person, session_id: string, { outcome: happens, times: often, ...move }: Command) {
  play.tells(SCRIPTS[happens]);
  const key = randomUUID();
  const answers = [];
  for (let time = 0; time < often; time += 1) answers.push(await play.tryTo(who, session_id, move, key));
  return answers;
}

interface Played {
  readonly id: string;
  readonly model: Model;
}

async function expectLike(who: Person, { id, model }: Played) {
  const { state, tellings, parent } = model.head;
  const session = await play.read(who, id);
  expect(session).toMatchObject({
    current_xp: state.current_xp,
    choices_made: state.choices_made,
    is_completed: state.is_completed,
    running_action: null,
  });
  const { narrative_history, choices, can_undo, can_redo } = session.session_data;
  expect(choices).toEqual(choicesOf(story, state));
  expect(narrative_history).toHaveLength(model.path.length);
  expect(narrative_history.at(-1)!.tellings).toHaveLength(tellings.length);
  expect(can_undo).toBe(parent !== null);
  expect(can_redo).toBe(model.tip !== model.head);
  const balance = await play.credits(who.id);
  expect(balance).toBe(model.purse.credits);
  const ledger = await allOf(entriesOf({ db: play.db }, { user_id: who.id }));
  expect(ledger.reduce((sum, { amount }) => sum + amount, 0)).toBe(balance);
  return narrative_history;
}

/** Branches a session, or chooses a retelling. */
async function take(who: Person, { id, model }: Played, { to, nth }: Step): Promise<Played> {
  const parts = await expectLike(who, { id, model });
  const ids = to === 'branch' ? parts.map((part) => part.id) : parts.at(-1)!.tellings;
  const at = nth % ids.length;
  const input = { ...who, params: { session_id: id }, body: { turn_id: ids[at]! } };
  if (to === 'branch') {
    const { body } = await play.call('branchSession', input);
    return { id: body.id, model: model.branch(at) };
  }
  expect((await play.call('chooseRetelling', input)).status).toBe(200);
  model.choose(at);
  return { id, model };
}

describe('for any sequence of actions, outcomes and retries', () => {
  it(
    'sessions, credits and ledger are those of a model',
    async () => {
      await fc.assert(
        fc.asyncProperty(commands, async (list) => {
          const who = await play.player(CREDITS);
          const { id } = await play.begin(who, { initial_xp: XP, game_config: JSON.stringify(GAME_CONFIG) });
          let now: Played = { id, model: new Model() };
          const all = [now];
          for (const command of list) {
            if ('to' in command) {
              now = await take(who, now, command);
              if (!all.some((other) => other.id === now.id)) all.push(now);
              await expectLike(who, now);
              continue;
            }
            const [first, ...again] = await send(who, now.id, command);
            expect(first!.status, JSON.stringify(command)).toBe(now.model.apply(command));
            await expectLike(who, now);
            // a refused action stores nothing, so a retry is decided again; every other retry gets the same answer
            const isStored = first!.status === 200 || first!.status >= 500;
            for (const { body } of isStored ? again : []) expect(body).toEqual(first!.body);
          }
          // playing a branch has not changed its origin
          for (const played of all) await expectLike(who, played);
        }),
        { numRuns: SEQUENCES },
      );
    },
    TIMEOUT_MS,
  );
});
