import { setTimeout as sleep } from 'node:timers/promises';
import type { ActionEvent, ActionResponse, ActionStatus } from '@kathaloka/contract/entities';
import { AppError } from '../../../platform/AppError.ts';
import type { StoredProblem } from '../../../platform/db/meanings.ts';
import type { Queries } from '../../../platform/db/schema.ts';
import type { Deps } from '../../../platform/Deps.ts';
import type { Identified } from '../../../platform/http/eventStream.ts';
import { createSharedReads } from '../../../platform/sharedReads.ts';
import { notFound } from '../../../platform/notFound.ts';
import type { SessionKey } from '../stored/SessionKey.ts';
import { type ActionRow, findAction, noteFollower } from '../stored/actionsRepository.ts';
import { type Ending, findLive, type LiveAction, type LiveId } from './liveAction.ts';
import { type KnownAction, presentMove } from './presentMove.ts';
import { ASKED_AGAIN_MS, type Heard, hearTelling } from './relay.ts';

/** How often an action of another process is read from the database while that process sends no words. */
const POLL_MS = 200;

/** All followers of an action of another process share each read of its row. */
const createActionReads = () =>
  createSharedReads<Awaited<ReturnType<typeof findAction>>>({ forMs: POLL_MS / 2 });

function readAction({ db, once }: Pick<Deps, 'db' | 'once'>, id: LiveId): ReturnType<typeof findAction> {
  return once(createActionReads).read(`${id.session_id} ${id.key}`, () => findAction(db, id));
}

/** How long the process of an action stores its text in the database after a follower has been noted. */
const NOTED_MS = 6000;
const NOTED_AGAIN_MS = NOTED_MS / 2;

/**
 * The id of an event is the number of characters sent so far, so that a reader resumes after the last event received.
 */
const idAt = (characters: number): string => `t${characters}`;

function charactersSent(lastEventId: string | undefined): number {
  const [, characters = '0'] = /^t(\d{1,9})$/.exec(lastEventId ?? '') ?? [];
  return Number(characters);
}

const later = () => sleep(POLL_MS);

interface ActionSnapshot {
  readonly text: string;
  /** The status, if the process that runs the action has told it; undefined counts as thinking. */
  readonly status?: ActionStatus;
  readonly ending: Ending | undefined;
  /** Resolves when there may be more text, another status or the end. */
  readonly more: () => Promise<unknown>;
  /** Resolves when the next batch of words may be sent. */
  readonly gathered: () => Promise<unknown>;
}

interface Poll {
  readonly read: () => Promise<ActionSnapshot>;
  readonly stop: () => void;
}

type FollowDeps = Pick<Deps, 'db' | 'notices' | 'once' | 'valkey'>;

/**
 * Polls an action: in memory if this process runs it, otherwise in the database, while the process that runs it
 * relays its words.
 */
function pollAction(deps: FollowDeps, id: LiveId): Poll {
  const { db } = deps;
  // remembered here, because an action that ends is removed from the live actions
  let live: LiveAction | undefined;
  let notedAt = Number.NEGATIVE_INFINITY;
  let heard: Heard | undefined;
  let last: ActionRow | undefined;

  async function readRow(): Promise<ActionRow> {
    if (last && heard?.isCurrent() && !heard.hasEnded()) return last;
    // once the end was announced, a shared read may be too old to contain it
    last = await (heard?.hasEnded() ? findAction(db, id) : readAction(deps, id));
    if (!last) throw notFound('action');
    return last;
  }

  async function askForWords({ process_id }: ActionRow): Promise<void> {
    const isNew = heard === undefined;
    heard ??= hearTelling(deps, id);
    if (process_id !== null) heard.ask(process_id);
    // the other process needs a moment to answer; if it does, nothing need be written to the database
    if (isNew || heard.isCurrent() || performance.now() - notedAt < NOTED_AGAIN_MS) return;
    notedAt = performance.now();
    await noteFollower(db, id, NOTED_MS);
  }

  return {
    async read() {
      live ??= findLive(deps, id);
      if (live) return snapshotOfLive(live);
      const row = await readRow();
      if (row.status === 'running') await askForWords(row);
      const stored = { text: row.text_so_far, ending: await endingOf(db, row), more: later, gathered: later };
      return heard ? withHeard(stored, heard) : stored;
    },
    stop: () => heard?.stop(),
  };
}

function snapshotOfLive(live: LiveAction): ActionSnapshot {
  const { changed, gathered } = live;
  return { text: live.text(), status: live.status(), ending: live.ending(), more: changed, gathered };
}

/** Adds the words that the other process relayed but has not stored yet. */
function withHeard(stored: ActionSnapshot, heard: Heard): ActionSnapshot {
  const text = heard.text().length > stored.text.length ? heard.text() : stored.text;
  if (heard.hasEnded()) return { ...stored, text };
  // this promise is created before the words are sent, so that words that arrive meanwhile wake the follower
  const changed = heard.changed();
  const isCurrent = heard.isCurrent();
  const more = () => Promise.race([sleep(isCurrent ? ASKED_AGAIN_MS : POLL_MS), changed]);
  // the process that runs the action already sends its words in batches
  return { ...stored, text, status: heard.status(), more, gathered: more };
}

/** How an action of this session ended, with its answer as the client receives it. */
export async function endingOf(
  db: Queries,
  { answer, problem, ...moved }: KnownAction & SessionKey,
): Promise<Ending | undefined> {
  if (answer) return { answer: 'moved_to' in answer ? await presentMove(db, moved, answer) : answer };
  return problem ? { problem } : undefined;
}

/** Throws unless the action exists. */
export async function checkAction(deps: Pick<Deps, 'db' | 'once'>, id: LiveId): Promise<void> {
  if (!findLive(deps, id) && !(await readAction(deps, id))) throw notFound('action');
}

interface Known {
  /** The stored action, if the caller has read it. An ended action is not read again. */
  readonly known?: KnownAction | undefined;
}

function pollFrom(deps: FollowDeps, { known, ...id }: LiveId & Known): Poll {
  if (!known || !(known.answer ?? known.problem)) return pollAction(deps, id);
  return {
    async read() {
      const ending = await endingOf(deps.db, { ...id, ...known });
      return { text: '', ending, more: later, gathered: later };
    },
    stop() {},
  };
}

/**
 * Yields the events of an action until it ends, from the beginning or after the last event received. Any process may
 * run the action.
 */
export async function* followAction(
  deps: FollowDeps,
  { lastEventId, ...id }: LiveId & Known & { readonly lastEventId?: string | undefined },
): AsyncGenerator<Identified<ActionEvent>> {
  const poll = pollFrom(deps, id);
  try {
    yield* eventsOf(poll, charactersSent(lastEventId));
  } finally {
    poll.stop();
  }
}

async function* eventsOf(poll: Poll, sent: number): AsyncGenerator<Identified<ActionEvent>> {
  let read = sent;
  let said: ActionStatus = 'thinking';
  if (read === 0) yield { event: 'status', data: { status: said }, id: idAt(0) };
  for (;;) {
    const { text, status = 'thinking', ending, more, gathered } = await poll.read();
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

/** Resolves to the answer of an action when it ends. */
export async function answerOf(deps: FollowDeps, id: LiveId & Known): Promise<ActionResponse> {
  const poll = pollFrom(deps, id);
  try {
    for (;;) {
      const { ending, more } = await poll.read();
      if (ending?.problem) throw problemError(ending.problem);
      if (ending) return ending.answer;
      await more();
    }
  } finally {
    poll.stop();
  }
}

/** Makes an error from a stored failure, as it was first sent. */
export function problemError({ code, detail, ...payload }: StoredProblem): AppError {
  const make = AppError as new (code: string, detail: string, payload: object) => AppError;
  return new make(code, detail, payload);
}
