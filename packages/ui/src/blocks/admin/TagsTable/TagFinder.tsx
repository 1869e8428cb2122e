import { useState } from 'react';
import { hasName } from '../../../words/useNameOf.ts';
import { SearchField } from '../SearchField.tsx';
import { TagList, type TagListProps } from './TagList.tsx';
import { Found } from './TagsTable.styles.ts';
import { adminWords } from '../../../words/admin/en.ts';
import { useWords } from '../../../words/useWords.ts';

/** The list of tags with a search field. */
export function TagFinder({ tags, onReorder, onMerge, ...list }: Omit<TagListProps, 'empty'>) {
  const words = useWords(adminWords).tags;
  const [text, setText] = useState('');
  const wanted = text.trim();

  return (
    <Found>
      <SearchField label={words.find} value={text} onValueChange={setText} />
      <TagList
        {...list}
        tags={tags?.filter((tag) => hasName(tag, wanted))}
        empty={wanted ? words.noneFound : words.empty}
        // a filtered list cannot be reordered, because the order is defined for the full list
        onReorder={wanted ? undefined : onReorder}
        onMerge={tags && tags.length > 1 ? onMerge : undefined}
      />
    </Found>
  );
}
