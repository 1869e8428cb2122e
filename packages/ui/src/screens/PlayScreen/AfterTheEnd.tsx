import { BookOpenText, Image, Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { isSecondClick } from '../../hooks/repeatedPress.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { EndActions } from './BelowLog.styles.ts';
import { endingWords } from '../../words/ending/en.ts';
import { playWords } from '../../words/play/en.ts';
import { useWords } from '../../words/useWords.ts';

interface AfterTheEndProps {
  /**
   * Whether the reader has come back from the last page, so that the button takes the focus. The button also
   * takes the focus from a choice that has been removed.
   */
  takesFocus: boolean;
  onTurnPage: () => void;
  /** Draws the last scene. */
  onShow: (() => void) | undefined;
  /** The cost of that picture, in XP. */
  showCost: number;
  /** Undoes the last part. */
  onUndo: (() => void) | undefined;
}

/** The buttons under the last part of a tale: the last page, a picture of the scene, and Undo. */
export function AfterTheEnd({ takesFocus, onTurnPage, onShow, showCost, onUndo }: AfterTheEndProps) {
  const words = useWords(endingWords);
  const { command, xp } = useWords(playWords);
  const turnRef = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) turnRef.current?.focus();
    else if (isNowhere(document.activeElement)) turnRef.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <EndActions>
      <Button ref={turnRef} variant="primary" icon={<BookOpenText />} onClick={onTurnPage}>
        {words.turnPage}
      </Button>
      {onShow && (
        <Button icon={<Image />} onClick={(event) => isSecondClick(event) || onShow()}>
          {showCost > 0 ? `${command.show.name} · ${xp(showCost)}` : command.show.name}
        </Button>
      )}
      {onUndo && (
        <Button icon={<Undo2 />} onClick={onUndo}>
          {command.undo.name}
        </Button>
      )}
    </EndActions>
  );
}

/** Whether the focus is where the browser puts it when the focused element is removed. */
const isNowhere = (element: Element | null): boolean =>
  element === null || element === document.body || element.matches('main');
