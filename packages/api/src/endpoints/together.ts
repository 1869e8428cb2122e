import { togetherCalls } from '@kathaloka/contract/calls';
import type { Together } from '@kathaloka/contract/entities';
import { buildCalls } from '../calls/buildCalls.ts';
import { requestFor } from '../requestFor.ts';
import type { ApiClient } from '../createApiClient.ts';
import { isRefusal } from '../errors.ts';
import { reporting } from './reporting.ts';
import { SESSION_LIST, tagOf } from './sessions.ts';
import { followStates } from './turns/followStates.ts';
import { createTurnFeed } from './turns/turnText.ts';

/** A visit of a session with several players: the session, and an id of the tab. */
export interface TogetherVisit {
  readonly session_id: string;
  readonly tab: string;
}

/** How the connection of a visit ended: it failed temporarily, or the caller is no longer a player. */
export interface TogetherEnd {
  readonly hasFailed: boolean;
  readonly isClosed: boolean;
}

/**
 * Sessions with several players. `followTogether` resolves with its first state, and follows until it is aborted.
 * `onTogether` reports each state to the tab, and `onTogetherEnd` the end. The user who follows counts as present.
 *
 * @example const { onTogether, useFollowTogetherMutation } = withTogether(client);
 */
export function withTogether({ api }: Pick<ApiClient, 'api'>) {
  const feed = createTurnFeed<Together>();
  const ends = createTurnFeed<TogetherEnd>();
  const together = api.injectEndpoints({
    endpoints: (plain) => {
      const build = buildCalls(plain, togetherCalls);
      const changesSession = {
        invalidatesTags: (_answer: unknown, _error: unknown, input: { params: { session_id: string } }) => [
          ...tagOf(input.params.session_id),
          // lists show the other players
          ...SESSION_LIST,
        ],
      };
      return {
        followTogether: build.mutation<Together, TogetherVisit>({
          queryFn({ session_id, tab }, { signal }, _extra, send) {
            let isClosed = false;
            return followStates<Together>(
              requestFor(togetherCalls, 'followTogether', { params: { session_id } }),
              {
                send,
                signal,
                read({ event, data }) {
                  isClosed ||= event === 'closed';
                  return event === 'together' ? (JSON.parse(data) as Together) : undefined;
                },
                onState: (state) => feed.emit(tab, state),
                onEnd: (error) =>
                  ends.emit(tab, {
                    hasFailed: error !== undefined,
                    isClosed: isClosed || isRefusal(error, 'not_found'),
                  }),
              },
            ) as never;
          },
        }),
        inviteToSession: build.call('inviteToSession', changesSession),
        revokeInvitation: build.call('revokeInvitation'),
        changeTogether: build.call('changeTogether'),
        removePlayer: build.call('removePlayer', { invalidatesTags: SESSION_LIST }),
        endTogether: build.call('endTogether', changesSession),
        passTurn: build.call('passTurn'),
        vote: build.call('vote', { inOrderOf: ({ params }) => params.session_id }),
        leaveTogether: build.call('leaveTogether', { invalidatesTags: SESSION_LIST }),
        // the invitation may be revoked at any time
        getInvitation: build.call('getInvitation', { keepUnusedDataFor: 0 }),
        joinSession: build.call('joinSession', { invalidatesTags: SESSION_LIST }),
        listTogether: build.call('listTogether', { providesTags: SESSION_LIST, keepUnusedDataFor: 0 }),
      };
    },
  });
  return reporting(together, { onTogether: feed.subscribe, onTogetherEnd: ends.subscribe });
}
