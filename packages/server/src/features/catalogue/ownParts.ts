import { StoryUserState } from '@kathaloka/contract/entities';
import type { SignedInUser } from '../../platform/auth/admit.ts';
import type { Deps } from '../../platform/Deps.ts';
import type { OwnParts } from '../../platform/responseCache/createReaderResponses.ts';
import { reading } from '../../platform/replica/reading.ts';
import { createTiesOf, type Ties } from '../reactions/public.ts';
import { mayPlayPremium } from './policy.ts';
import { GUEST } from './present.ts';

const textOf = (state: StoryUserState): string =>
  `"user_state":${JSON.stringify(StoryUserState.parse(state))}`;

/** The part of an answer about stories that differs between readers. The rest is the same for all. */
export function createOwnParts(deps: Pick<Deps, 'db' | 'replica'>): OwnParts {
  const tiesOf = createTiesOf(reading(deps, null));
  return {
    forGuests: textOf(GUEST),
    idsIn: (answer) => storiesIn(answer).map(({ id }) => id),
    async of(reader, ids) {
      const ties = await tiesOf({ user_id: reader.id, ids });
      return ids.map((id) => textOf(stateOf(id, ties, reader)));
    },
  };
}

function stateOf(id: string, { liked, bookmarked, written }: Ties, reader: SignedInUser): StoryUserState {
  return {
    hasLiked: liked.has(id),
    hasBookmarked: bookmarked.has(id),
    has_premium_access: mayPlayPremium({ author_id: written.has(id) ? reader.id : null }, reader),
  };
}

interface OfStory {
  readonly id: string;
}

/**
 * The stories in an answer, which is a page, a list or a single story. Categories and tags are left out, because they
 * have no own part.
 */
function storiesIn(answer: unknown): readonly OfStory[] {
  const { stories = Array.isArray(answer) ? answer : [answer] } = answer as { stories?: OfStory[] };
  return (stories as OfStory[]).filter((each) => 'user_state' in each);
}
