import type { StoryStructure } from '@kathaloka/contract/entities';
import { CHAPTER_TITLE_MAX, CHAPTERS_MAX } from '@kathaloka/contract/limits';
import type { StoryEdit } from '@kathaloka/story/editing';
import { ArrowDown, ArrowUp, BookmarkPlus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import type { OwnLanguage } from './ownLanguage.ts';
import { ChapterRow } from './SceneInspector.styles.ts';
import { structureWords } from '../../../words/structure/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface SceneChapterProps {
  structure: StoryStructure;
  /** The name of the scene. */
  name: string;
  ownLanguage: OwnLanguage;
  onEdit: (edit: StoryEdit) => void;
}

/** The title and place of the chapter that begins with the scene; without one, a button to begin it. */
export function SceneChapter({ structure, name, ownLanguage, onEdit }: SceneChapterProps) {
  const words = useWords(structureWords);
  const [isOpened, setIsOpened] = useState(false);
  const fieldRef = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isOpened) fieldRef.current?.focus();
  }, [isOpened]);
  const { chapters = [] } = structure;
  const at = chapters.findIndex(({ node }) => node === name);
  if (at < 0 && !isOpened) {
    if (chapters.length >= CHAPTERS_MAX) return null;
    return (
      <div>
        <Button variant="ghost" size="small" icon={<BookmarkPlus />} onClick={() => setIsOpened(true)}>
          {words.beginChapter}
        </Button>
      </div>
    );
  }
  const move = (by: number) => onEdit({ type: 'move chapter', index: at, to: at + by });
  return (
    <ChapterRow>
      <FormField
        label={words.chapter}
        hint={at < 0 ? words.chapterHint : words.chapterPlace(at + 1, chapters.length)}
      >
        <TextField
          {...ownLanguage}
          ref={fieldRef}
          maxLength={CHAPTER_TITLE_MAX}
          value={chapters[at]?.title ?? ''}
          onValueChange={(title) => onEdit({ type: 'edit chapter', name, title })}
        />
      </FormField>
      {at >= 0 && chapters.length > 1 && (
        <>
          <IconButton
            label={words.chapterEarlier}
            variant="plain"
            size="small"
            disabled={at === 0}
            onClick={() => move(-1)}
          >
            <ArrowUp />
          </IconButton>
          <IconButton
            label={words.chapterLater}
            variant="plain"
            size="small"
            disabled={at === chapters.length - 1}
            onClick={() => move(1)}
          >
            <ArrowDown />
          </IconButton>
        </>
      )}
    </ChapterRow>
  );
}
