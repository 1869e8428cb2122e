import { twelveStories } from '@kathaloka/contract/fixtures';
import type { OpenTale } from '../blocks/home/ContinuePlayingRow/OpenTaleCard.tsx';

/** The current time in the stories. */
export const NOW = '2026-11-20T09:30:00.000Z';

const [, , , , ferryman, churning, mirrors, rain] = twelveStories;

const places = [
  { story: ferryman, percent: 42, last_line: 'The coin is in your palm.', at: '2026-11-20T07:20:00.000Z' },
  { story: churning, percent: 71, last_line: 'Both sides are pulling.', at: '2026-11-19T08:00:00.000Z' },
  { story: rain, percent: 18, last_line: 'Someone has lit a fire ahead.', at: '2026-11-17T09:00:00.000Z' },
  { story: mirrors, percent: 88, last_line: 'It is not locked.', at: '2026-11-12T20:10:00.000Z' },
];

/** Four unfinished tales. */
export const openTales: readonly OpenTale[] = places.flatMap(({ story, percent, last_line, at }) =>
  story
    ? [
        {
          session: { id: story.id, completion_percentage: percent },
          story,
          last_line,
          last_played_at: at,
        },
      ]
    : [],
);
