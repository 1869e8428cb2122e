import { setTimeout as sleep } from 'node:timers/promises';
import type { ActionEvent, ActionResponse, ActionStatus } from '@kathaloka/contract/entities';
import { AppError } from '../../../platform/AppError.ts';
import type { StoredProblem } from '../../../platform/db/meanings.ts';
import type { Queries } from '../../../platform/db/schema.ts';
import type { Deps } from '../../../platform/Deps.ts';
import type { Identified } from '../../../platform/http/eventStream.ts';
import { createSharedReads } from '../../../platform/sharedReads.ts';
import { notFound } from '../../../platform/notFound.ts';
import { presentData } from '../present.ts';
import { pageOf } from '../sessions/pageOf.ts';
import type { SessionKey } from '../sessions/SessionKey.ts';
import { findSession } from '../sessions/sessionsRepository.ts';
import { type EndedRow, findAction, noteFollower } from './actionsRepository.ts';
import { type Ending, findLive, type LiveAction, type LiveId } from './liveAction.ts';

/** How often an action of another process is polled. */
const POLL_MS = 200;

/** By its database: however many follow an action of another process, it is read once for all of them. */
const polls = new WeakMap<Deps['db'], SharedReads>();
type SharedReads = ReturnType<typeof createSharedReads<Awaited<ReturnType<typeof findAction>>>>;

function readAction(db: Deps['db'], id: LiveId): ReturnType<typeof findAction> {
  const shared = polls.get(db) ?? createSharedReads({ forMs: POLL_MS / 2 });
  polls.set(db, shared);
  return shared.read(`${id.session_id} ${id.key}`, () => findAction(db, id));
}

/** For so long its process stores its text. */
const NOTED_MS = 6000;
const NOTED_AGAIN_MS = NOTED_MS / 2;

/** After the first words, words are sent in batches of this duration: rendering each word separately is slow on a phone. */
const TOGETHER_MS = 500;

/** Ids of events count the characters sent, so that a reader resumes after the last one that arrived. */
const idAt = (characters: number): string => `t${characters}`;

function charactersSent(lastEventId: string | undefined): number {
  const [, characters = '0'] = /^t(\d{1,9})$/.exec(lastEventId ?? '') ?? [];
  return Number(characters);
}

const later = () => sleep(POLL_MS);

interface ActionSnapshot {
  readonly text: string;
  /** Of an action of this process; another one's counts as thinking. */
  readonly status?: ActionStatus;
  readonly ending: Ending | undefined;
  /** Resolves when there may be more. */
  readonly more: () => Promise<unknown>;
  /** Resolves when more has been gathered to be sent. */
  readonly gathered: () => Promise<unknown>;
}

/** Returns a function that polls an action: in this process, or else in the database. */
function pollAction({ db }: Pick<Deps, 'db'>, id: LiveId): () => Promise<ActionSnapshot> {
  // held here, because an action that ends is removed from the live ones
  let live: LiveAction | undefined;
  let notedAt = Number.NEGATIVE_INFINITY;
  return async () => {
    live ??= findLive(id);
    if (live) return snapshotOfLive(live);
    const row = await readAction(db, id);
    if (!row) throw notFound('action');
    if (row.status === 'running' && performance.now() - notedAt > NOTED_AGAIN_MS) {
      notedAt = performance.now();
      await noteFollower(db, id, NOTED_MS);
    }
    const ending = await endingOf(db, row);
    return { text: row.text_so_far, ending, more: later, gathered: later };
  };
}

function snapshotOfLive(live: LiveAction): ActionSnapshot {
  const gathered = () => Promise.race([sleep(TOGETHER_MS), live.ended]);
  return { text: live.text(), status: live.status(), ending: live.ending(), more: live.changed, gathered };
}

/** How an action of this session ended, with its answer as it is sent. */
export async function endingOf(
  db: Queries,
  { answer, problem, ...session }: EndedRow & SessionKey,
): Promise<Ending | undefined> {
  if (answer) return { answer: 'moved_to' in answer ? await presentMove(db, session) : answer };
  return problem ? { problem } : undefined;
}

/** Where the session is now: of an undo that is asked for again, what was told since is shown, too. */
async function presentMove(db: Queries, key: SessionKey): Promise<ActionResponse> {
  const session = await findSession(db, key);
  if (!session) throw notFound('session');
  return {
    turn_id: session.head_turn_id,
    current_xp: session.current_xp,
    model_used: null,
    credits_consumed: 0,
    is_completed: session.is_completed,
    session_data: presentData(await pageOf(db, session, { running: null })),
  };
}

/** Throws unless there is such an action. */
export async function checkAction(deps: Pick<Deps, 'db'>, id: LiveId): Promise<void> {
  await pollAction(deps, id)();
}

interface Known {
  /** The stored action, if it was read already: one that has ended is not read again. */
  readonly known?: EndedRow | undefined;
}

function pollFrom(deps: Pick<Deps, 'db'>, { known, ...id }: LiveId & Known): () => Promise<ActionSnapshot> {
  return known && (known.answer ?? known.problem)
    ? async () => {
        const ending = await endingOf(deps.db, { ...id, ...known });
        return { text: '', ending, more: later, gathered: later };
      }
    : pollAction(deps, id);
}

/** The events of an action until it ends, from the beginning or after the last one received. Any process may run it. */
export async function* followAction(
  deps: Pick<Deps, 'db'>,
  { lastEventId, ...id }: LiveId & Known & { readonly lastEventId?: string | undefined },
): AsyncGenerator<Identified<ActionEvent>> {
  const poll = pollFrom(deps, id);
  let read = charactersSent(lastEventId);
  let said: ActionStatus = 'thinking';
  if (read === 0) yield { event: 'status', data: { status: said }, id: idAt(0) };
  for (;;) {
    const { text, status = 'thinking', ending, more, gathered } = await poll();
    if (ending?.problem) throw problemError(ending.problem);
    if (status !== said && !ending) {
      said = status;
      yield { event: 'status', data: { status }, id: idAt(read) };
    }
    const told = ending ? textOfAnswer(ending.answer) : text;
    if (told.length > read) {
      const fresh = told.slice(read);
      read = told.length;
      yield { event: 'delta', data: { text: fresh }, id: idAt(read) };
      if (!ending) {
        await gathered();
        continue;
      }
    }
    if (ending) {
      const { answer } = ending;
      if ('image_url' in answer)
        yield { event: 'image', data: { image_url: answer.image_url, style: answer.style } };
      return yield { event: 'done', data: answer };
    }
    await more();
  }
}

function textOfAnswer(answer: ActionResponse): string {
  if ('narrative' in answer) return answer.narrative;
  return 'setup' in answer ? answer.setup : '';
}

/** Resolves to the answer of an action once it has ended. */
export async function answerOf(deps: Pick<Deps, 'db'>, id: LiveId & Known): Promise<ActionResponse> {
  const poll = pollFrom(deps, id);
  for (;;) {
    const { ending, more } = await poll();
    if (ending?.problem) throw problemError(ending.problem);
    if (ending) return ending.answer;
    await more();
  }
}

/** The error that was first sent for a stored failure. */
export function problemError({ code, detail, ...payload }: StoredProblem): AppError {
  const make = AppError as new (code: string, detail: string, payload: object) => AppError;
  return new make(code, detail, payload);
}
