import { CircleAlert, Flag, StickyNote, TriangleAlert } from 'lucide-react';
import type { SceneMark, Share } from '../../../patterns/GraphCanvas/graphMarks.ts';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Visits } from './OutlineView.styles.ts';
import { numbersWords } from '../../../words/numbers/en.ts';
import { structureWords } from '../../../words/structure/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface SceneBadgesProps {
  isStart: boolean;
  isEnding: boolean;
  /** Whether one of the scene's choices leads nowhere. */
  isLoose: boolean;
  /** The author's note; empty if there is none. */
  note: string;
  mark: SceneMark | undefined;
  /** The share of readers who visited the scene; undefined if no visits are shown. */
  share: Share | undefined;
}

/** The badges of a scene: start, note, findings, ending, visits. */
export function SceneBadges({ isStart, isEnding, isLoose, note, mark, share }: SceneBadgesProps) {
  const { percent } = useWords(numbersWords);
  const words = useWords(structureWords);
  return (
    <>
      {isStart && (
        <Badge tone="featured" icon={<Flag />}>
          {words.start}
        </Badge>
      )}
      {note && (
        <Badge icon={<StickyNote />} title={note}>
          {words.note}
        </Badge>
      )}
      {mark && (
        <Badge tone={mark.severity === 'error' ? 'error' : 'warning'} icon={<CircleAlert />}>
          {words.findings(mark.count)}
        </Badge>
      )}
      {isLoose && !mark && (
        <Badge tone="warning" icon={<TriangleAlert />}>
          {words.noTarget}
        </Badge>
      )}
      {isEnding && <Badge tone="accent">{words.ending}</Badge>}
      {share !== undefined && (
        <Visits>
          {share === null ? words.tooFewMark : words.visited(percent(Math.round(share * 1000) / 10))}
        </Visits>
      )}
    </>
  );
}
