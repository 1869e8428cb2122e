import type { MappedTurn } from '@kathaloka/contract/entities';
import { RotateCcw } from 'lucide-react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { directionOf } from '../../../theme/direction.ts';
import { ChapterRow, Chapters, ChaptersLeft, ChaptersTitle, ChapterTitle } from './SessionPanel.styles.ts';
import { sessionPanelWords } from '../../../words/sessionPanel/en.ts';
import { useWords } from '../../../words/useWords.ts';
import type { AnyLanguage } from '../../../theme/anyLanguage.ts';

interface ChapterListProps {
  /** The map; undefined if unknown. */
  turns: readonly MappedTurn[] | undefined;
  language: AnyLanguage;
  disabled: boolean;
  /** Called to start a new game at a chapter. Without it there are no buttons to do so. */
  onBranch: ((turn: MappedTurn) => void) | undefined;
}

/** The table of contents: the chapters so far with their titles, and how many are left. */
export function ChapterList({ turns, language, disabled, onBranch }: ChapterListProps) {
  const words = useWords(sessionPanelWords);
  const begun = (turns ?? []).filter(({ chapter, is_current }) => chapter && is_current);
  const newest = begun.at(-1)?.chapter;
  if (!newest) return null;
  const left = newest.of - newest.number;
  return (
    <Chapters>
      <ChaptersTitle>{words.chapters}</ChaptersTitle>
      <ol>
        {begun.map((turn) => (
          <ChapterRow key={turn.id}>
            <ChapterTitle lang={language} dir={directionOf(language)}>
              {words.chapterNamed(turn.chapter!.number, turn.chapter!.title)}
            </ChapterTitle>
            {onBranch && (
              <Button
                variant="ghost"
                size="small"
                icon={<RotateCcw />}
                disabled={disabled}
                aria-label={words.againFrom(turn.chapter!.title)}
                onClick={() => onBranch(turn)}
              >
                {words.again}
              </Button>
            )}
          </ChapterRow>
        ))}
      </ol>
      {left > 0 && <ChaptersLeft>{words.chaptersLeft(left)}</ChaptersLeft>}
    </Chapters>
  );
}
