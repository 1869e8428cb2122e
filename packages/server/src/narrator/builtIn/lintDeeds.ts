import type { StoryCreate } from '@kathaloka/contract/entities';
import { deedFaults } from './deedClauses.ts';
import { listDeeds } from './lintFillers.ts';

export interface OddDeed {
  readonly title: string;
  readonly deed: string;
  readonly fault: string;
}

/** Deeds that would read oddly in a fragment, for their authors. */
export const oddDeeds = (stories: readonly StoryCreate[]): OddDeed[] =>
  stories
    .filter(({ language }) => language === 'en')
    .flatMap((story) =>
      [...new Set(listDeeds(story))].flatMap((deed) =>
        deedFaults(deed).map((fault) => ({ title: story.title, deed, fault })),
      ),
    );
