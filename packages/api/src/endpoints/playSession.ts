import { playCalls } from '@kathaloka/contract/calls';
import type { CallInput } from '@kathaloka/contract/endpoints';
import type { GameSession } from '@kathaloka/contract/entities';
import { QueryStatus } from '@reduxjs/toolkit/query';
import { createOperationKeys } from '../calls/operationKeys.ts';
import { requestFor } from '../requestFor.ts';
import { sendCall } from '../calls/sendCall.ts';
import { buildCalls } from '../calls/buildCalls.ts';
import type { ApiClient } from '../createApiClient.ts';
import { isRefusal } from '../errors.ts';
import { reporting } from './reporting.ts';
import { type SessionsApi, SESSION_LIST, tagOf } from './sessions.ts';
import { changeSession, prependHistory } from './turns/changeSession.ts';
import { browserConnection, type Connection } from './turns/connection.ts';
import { runTurn, type TurnAnswer, type TurnDelay, type TurnInput } from './turns/runTurn.ts';
import { createTurnFeed } from './turns/turnText.ts';

/**
 * The calls that take turns. `onText` reports the text of a running turn so far, by its key; `onDelay` reports why the
 * turn is delayed, and null when it continues.
 *
 * @example const { useTakeTurnMutation } = withTurns(client, withSessions(client));
 */
export function withTurns(
  { api }: Pick<ApiClient, 'api'>,
  { endpoints, util }: Pick<SessionsApi, 'endpoints' | 'util'>,
  connection: Connection = browserConnection,
) {
  const feed = createTurnFeed<string>();
  const delays = createTurnFeed<TurnDelay | null>();
  const change = (session_id: string, by: (session: GameSession) => void) =>
    util.updateQueryData('getSession', { params: { session_id } }, by);

  const turns = api.injectEndpoints({
    endpoints: (plain) => {
      const build = buildCalls(plain, playCalls);
      return {
        /** Takes a turn, or follows a running one, until it ends. */
        takeTurn: build.mutation<TurnAnswer, TurnInput>({
          async queryFn(turn, { signal, dispatch, getState }, _extra, send) {
            const { session_id, key } = turn;
            const onText = (text: string) => feed.emit(key, text);
            const onDelay = (delay: TurnDelay | null) => delays.emit(key, delay);
            const end = await runTurn(turn, { send, signal, connection, onText, onDelay });
            // before the caller is notified, because the page shows a turn either as running or as part of the history
            const input = { params: { session_id } };
            const { status } = endpoints.getSession.select(input)(getState() as never);
            if (!end.data || status === QueryStatus.uninitialized) return end;
            dispatch(change(session_id, (session) => changeSession(session, end.data)));
            // a refetch that began before the end of this turn may overwrite it, so this refetches once more
            if (status === QueryStatus.pending) dispatch(util.invalidateTags(tagOf(session_id)));
            return end;
          },
          invalidatesTags: (_answer, error, { session_id, body }) => [
            ...(isStale(error) || (error && !body) ? tagOf(session_id) : []),
            ...(error ? [] : SESSION_LIST),
          ],
        }),
        /** The page of the history before the earliest entry that is cached. */
        loadEarlier: build.mutation<null, { readonly session_id: string; readonly before: string }>({
          async queryFn({ session_id, before }, { dispatch }, _extra, send) {
            const input = { params: { session_id }, query: { before } };
            const { data, error } = await sendCall(send, playCalls, 'getSession', input);
            if (error) return { error };
            dispatch(change(session_id, (session) => prependHistory(session, data.session_data)));
            return { data: null };
          },
        }),
      };
    },
  });
  return reporting(turns, { onText: feed.subscribe, onDelay: delays.subscribe });
}

/**
 * The calls that begin and change a session without a new turn.
 *
 * @example
 * const { useChooseRetellingMutation } = withSessionChanges(client, withSessions(client));
 */
export function withSessionChanges({ api }: Pick<ApiClient, 'api'>, { util }: Pick<SessionsApi, 'util'>) {
  const keys = createOperationKeys();
  return api.injectEndpoints({
    endpoints: (plain) => {
      const build = buildCalls(plain, playCalls);
      /** A call that begins a session. A retry after a lost answer finds the session that was already created. */
      const begins = <N extends 'createSession' | 'branchSession'>(name: N) =>
        build.mutation<GameSession, CallInput<N>>({
          query: (input) =>
            requestFor(playCalls, name, { ...input, headers: { 'idempotency-key': keys.keyOf({ input }) } }),
          transformResponse(session: GameSession) {
            keys.settle();
            return session;
          },
          invalidatesTags: SESSION_LIST,
        });
      return {
        chooseRetelling: build.call('chooseRetelling', {
          async onQueryStarted({ params }, { dispatch, queryFulfilled }) {
            const answer = await queryFulfilled.catch(() => undefined);
            if (answer) void dispatch(util.upsertQueryData('getSession', { params }, answer.data));
          },
          invalidatesTags: (_session, error, { params }) => afterChange(error, params),
        }),
        moveSession: build.call('moveSession', {
          async onQueryStarted({ params }, { dispatch, queryFulfilled }) {
            const answer = await queryFulfilled.catch(() => undefined);
            if (answer) void dispatch(util.upsertQueryData('getSession', { params }, answer.data));
          },
          invalidatesTags: (_session, error, { params }) => afterChange(error, params),
        }),
        changeLanguage: build.call('changeLanguage', {
          invalidatesTags: (_session, _error, { params }) => [...tagOf(params.session_id), ...SESSION_LIST],
        }),
        createSession: begins('createSession'),
        branchSession: begins('branchSession'),
        deleteSession: build.call('deleteSession', {
          async onQueryStarted({ params }, started) {
            const { dispatch } = started;
            const isDeleted = await started.queryFulfilled.then(
              () => true,
              () => false,
            );
            if (!isDeleted) return;
            const state = started.getState() as Parameters<typeof util.selectCachedArgsForQuery>[0];
            for (const input of util.selectCachedArgsForQuery(state, 'listSessions')) {
              dispatch(
                util.updateQueryData('listSessions', input, (list) => {
                  list.sessions = list.sessions.filter(({ id }) => id !== params.session_id);
                }),
              );
            }
          },
        }),
      };
    },
  });
}

/** Refusals that contradict the cached session: it may have changed, or no longer exist. */
const STALE: ReadonlySet<string> = new Set([
  'not_found',
  'action_running',
  'session_moved',
  'session_completed',
  'no_such_choice',
  'nothing_to_undo',
  'nothing_to_redo',
  'nothing_to_retell',
  'cannot_move',
]);

/** The tags after a change. The answer replaces the cached session, but lists show its state as well. */
function afterChange(error: unknown, { session_id }: { readonly session_id: string }) {
  if (!error) return SESSION_LIST;
  return isStale(error) ? tagOf(session_id) : [];
}

function isStale(error: unknown): boolean {
  return error !== undefined && (!isRefusal(error) || STALE.has(error.code));
}
