import { sessionToResume } from '@kathaloka/contract/rules';
import { requestFor } from '../baseQuery/requestFor.ts';
import type { EmptyApi } from '../emptyApi.ts';
import { WITHOUT_CONTENT } from '../errors.ts';

export function withPlay(api: EmptyApi) {
  return api.injectEndpoints({
    endpoints: (build) => ({
      /** The session to play a story in: the one that is open, or else a new one. A failed check counts as none. */
      startPlaying: build.mutation<string, string>({
        async queryFn(story_id, _calling, _extra, ask) {
          const check = await ask(requestFor('checkSession', { params: { story_id } }));
          const open = sessionToResume(check.data);
          if (open !== undefined) return { data: open };
          const { data, error } = await ask(requestFor('createSession', { body: { story_id } }));
          if (error !== undefined) return { error };
          const id: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'id') : undefined;
          return typeof id === 'string' ? { data: id } : { error: WITHOUT_CONTENT };
        },
      }),
    }),
  });
}
