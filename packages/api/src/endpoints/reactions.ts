import { reactionCalls } from '@kathaloka/contract/calls';
import type { AnswerOf } from '@kathaloka/contract/endpoints';
import type { HomeStory } from '@kathaloka/contract/entities';
import { buildCalls } from '../calls/buildCalls.ts';
import { isApiError } from '../errors.ts';
import type { CatalogueApi } from './catalogue.ts';
import { type CacheStore, changeStory } from './changeStory.ts';
import { createClickSequence } from './clickSequence.ts';
import { createOptimistic } from './optimistic.ts';

type Started = CacheStore & Parameters<ReturnType<typeof createOptimistic>>[0];

/** Whether a story is liked or bookmarked, and the total if the server sent one. */
interface ReactionState {
  readonly isOn: boolean;
  readonly total?: number | undefined;
}

interface Reaction {
  readonly state: 'hasLiked' | 'hasBookmarked';
  readonly total: 'likes_total' | 'bookmarks_total';
}

const LIKE: Reaction = { state: 'hasLiked', total: 'likes_total' };
const BOOKMARK: Reaction = { state: 'hasBookmarked', total: 'bookmarks_total' };

/**
 * Like and bookmark are optimistic: every list that contains the story shows them before the server has
 * answered. Requests for one story are queued, so that the server receives the last click last.
 *
 * @example
 * const { useLikeStoryMutation } = withReactions(withCatalogue(client));
 */
export function withReactions(api: CatalogueApi) {
  const change = createOptimistic<ReactionState>();

  const react = (started: Started, reaction: Reaction, id: string, isWanted: boolean): Promise<void> =>
    change(started, `${reaction.state} ${id}`, {
      wanted: { isOn: isWanted },
      show(next) {
        let before = !next.isOn;
        changeStory(api, started, id, (story) => {
          before = story.user_state[reaction.state];
          applyReaction(story, reaction, next);
        });
        return { isOn: before };
      },
      stateIn: (answer) => stateIn(answer, reaction, isWanted),
      // no rollback without an answer: the specification keeps the toggle when a request fails
      staysAfter: (failure) => !wasRefused(failure),
    });

  return api.injectEndpoints({
    endpoints: (plain) => {
      const build = buildCalls(plain, reactionCalls);
      const likes = createClickSequence();
      const bookmarks = createClickSequence();
      return {
        likeStory: build.call('likeStory', {
          inOrderOf: ({ params }) => `like ${params.id}`,
          prepare: likes.number,
          followUp: likes.followUp,
          onQueryStarted: ({ params, body }, started) =>
            react(started, LIKE, params.id, body?.is_liked ?? true),
        }),
        bookmarkStory: build.call('bookmarkStory', {
          inOrderOf: ({ params }) => `bookmark ${params.id}`,
          prepare: bookmarks.number,
          followUp: bookmarks.followUp,
          onQueryStarted: ({ params, body }, started) =>
            react(started, BOOKMARK, params.id, body?.is_bookmarked ?? true),
        }),
        shareStory: build.call('shareStory', {
          async onQueryStarted({ params }, started) {
            const shares = await started.queryFulfilled.then(
              ({ data }) => read(data, 'shares_count'),
              () => null,
            );
            if (typeof shares !== 'number') return;
            changeStory(api, started, params.id, ({ stats }) => {
              stats.shares_count = shares;
            });
          },
        }),
      };
    },
  });
}

/** The count changes by one with the state, unless the server sent a total. */
function applyReaction(
  { user_state, stats }: HomeStory,
  { state, total }: Reaction,
  next: ReactionState,
): void {
  const step = Number(next.isOn) - Number(user_state[state]);
  user_state[state] = next.isOn;
  stats[total] = next.total ?? Math.max(0, stats[total] + step);
}

function stateIn(data: unknown, { state, total }: Reaction, isWanted: boolean): ReactionState {
  const isOn = read(data, state === 'hasLiked' ? 'is_liked' : 'is_bookmarked');
  const counted = read(data, total);
  return {
    isOn: typeof isOn === 'boolean' ? isOn : isWanted,
    total: typeof counted === 'number' ? counted : undefined,
  };
}

type Field = keyof (AnswerOf<'likeStory'> & AnswerOf<'bookmarkStory'> & AnswerOf<'shareStory'>);

/** Read at top level or under `data`: the specification allows both. */
function read(answer: unknown, name: Field): unknown {
  if (typeof answer !== 'object' || answer === null) return undefined;
  return Reflect.get(answer, name) ?? read(Reflect.get(answer, 'data'), name);
}

/** Whether the server understood the request and refused it. */
function wasRefused(failure: unknown): boolean {
  const { error } = Object(failure) as { error?: unknown };
  return isApiError(error) && error.kind === 'http' && error.status < 500;
}
