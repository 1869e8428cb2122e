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
} from '@kathaloka/contract/story';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Script } from '../../narrator/scripted.ts';
import type { Person } from '../../testing/people.ts';
import { FERRY } from '../../testing/playing.ts';
import { scriptedPlay } from '../../testing/scriptedPlay.ts';
import { entriesOf } from '../economy/service.ts';

/** Sequences through the real database; the long form runs more of them. */
const SEQUENCES = process.env.TEST_FULL === '1' ? 2000 : 40;
/** Half a second for each is plenty. */
const TIMEOUT_MS = 20_000 + SEQUENCES * 500;
const CREDITS = 25;
const XP = 14;
const PRICES = { tenali: 1, birbal: 3, vyasa: 6, vishvakarma: 5 } as const;

const play = scriptedPlay();

/** What the narrator does with the next action. */
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
  /** How often the same request is sent. */
  readonly times: number;
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
}

const story = playStory({
  story_structure: FERRY,
  initial_xp: XP,
  total_scenes: 0,
  game_config: { xp_gain_multiplier: 1, commands: { continue: { cost: 1 } } },
});

/** Play as a tree in memory, without storage, narrator or concurrency. */
class Model {
  credits = CREDITS;
  head: ModelTurn = { parent: null, state: beginPlay(story), asked: null };
  tip: ModelTurn = this.head;

  /** The status that the command must be answered with. */
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
    const { asked, parent } = this.head;
    return asked && parent ? this.tell(parent, asked, command) : 409;
  }

  private tell(
    from: ModelTurn,
    asked: NonNullable<ModelTurn['asked']>,
    { outcome: happens, selected_model }: Command,
  ): number {
    const result = advance(story, from.state, moveOf(from.state, asked));
    if (result.refusal) return result.refusal.code === 'xp_short' ? 422 : 409;
    const { next, telling } = result;
    const isPicture = telling.kind === 'picture';
    const isVerbatim = telling.kind === 'scene' && FERRY.nodes[next.node!]!.mode === 'verbatim';
    // a text model draws nothing, and an image model tells nothing
    if (!isVerbatim && isPicture !== (selected_model === 'vishvakarma')) return 422;
    const price = isVerbatim ? 0 : PRICES[selected_model];
    if (this.credits < price) return 402;
    if (!isVerbatim && happens !== 'tells') return 502;
    this.credits -= price;
    const wanted = telling.kind === 'setting' ? Math.max(0, 2 - edgesOf(story, next).length) : 0;
    const state = wanted > 0 ? offerDetours(story, next, ['Hum', 'Wait'].slice(0, wanted)) : next;
    this.head = { parent: from, state, asked };
    this.tip = this.head;
    return 200;
  }

  get length(): number {
    let count = 0;
    for (let turn: ModelTurn | null = this.head; turn; turn = turn.parent) count += 1;
    return count;
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

describe('for any sequence of actions, outcomes and retries', () => {
  it(
    'session, credits and ledger are those of a model',
    async () => {
      await fc.assert(
        fc.asyncProperty(commands, async (list) => {
          const who = await play.player(CREDITS);
          const { id } = await play.begin(who, { initial_xp: XP });
          const model = new Model();
          for (const command of list) {
            const [first, ...again] = await send(who, id, command);
            expect(first!.status, JSON.stringify(command)).toBe(model.apply(command));
            const { state } = model.head;
            const session = await play.read(who, id);
            expect(session).toMatchObject({
              current_xp: state.current_xp,
              choices_made: state.choices_made,
              is_completed: state.is_completed,
              running_action: null,
            });
            expect(session.session_data.choices).toEqual(choicesOf(story, state));
            expect(session.session_data.narrative_history).toHaveLength(model.length);
            expect(session.session_data.can_undo).toBe(model.head.parent !== null);
            expect(session.session_data.can_redo).toBe(model.tip !== model.head);
            const balance = await play.credits(who.id);
            expect(balance).toBe(model.credits);
            const ledger = await entriesOf({ db: play.db }, { user_id: who.id });
            expect(ledger.reduce((sum, { amount }) => sum + amount, 0)).toBe(balance);
            // a refused action stores nothing, so it is judged anew; all others are answered alike
            const isStored = first!.status === 200 || first!.status >= 500;
            for (const { body } of isStored ? again : []) expect(body).toEqual(first!.body);
          }
        }),
        { numRuns: SEQUENCES },
      );
    },
    TIMEOUT_MS,
  );
});
