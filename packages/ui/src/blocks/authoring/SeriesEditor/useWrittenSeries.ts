import type { MySeries, SeriesWrite } from '@kathaloka/contract/entities';
import { useEffect, useState } from 'react';
import type { OwnStory } from './ownStory.ts';
import { isName } from './shareNames.ts';

interface Given {
  readonly series: MySeries | undefined;
  readonly stories: readonly OwnStory[];
  readonly language: SeriesWrite['language'];
  readonly isSaved: boolean;
  readonly onDirtyChange: ((isDirty: boolean) => void) | undefined;
}

/** The typed values of a series, whatever happens to the series and its stories elsewhere. */
export function useWrittenSeries({ series, stories, language, isSaved, onDirtyChange }: Given) {
  const [written, setWritten] = useState<SeriesWrite>(() => writtenOf(series, language));
  const [first] = useState(written);
  const [sent, setSent] = useState<SeriesWrite>();
  const isStored = isSaved && written === sent;
  const isDirty = written !== first && !isStored;
  useEffect(() => onDirtyChange?.(isDirty), [isDirty, onDirtyChange]);
  const there = [...stories, ...(series?.parts ?? [])];
  const part_ids = written.part_ids.filter((id) => there.some((story) => story.id === id));
  const { title, shares, translations } = written;
  return {
    written,
    /** The ids of the parts that still exist. */
    part_ids,
    change: (changes: Partial<SeriesWrite>) => setWritten((before) => ({ ...before, ...changes })),
    isStored,
    isReady:
      [title, ...translations.map((each) => each.title)].every((text) => text.trim() !== '') &&
      shares.every((_, index) => isName(shares, index)),
    send: (): SeriesWrite => {
      setSent(written);
      return {
        ...written,
        title: title.trim(),
        translations: translations.map((each) => ({ ...each, title: each.title.trim() })),
        part_ids,
      };
    },
  };
}

const writtenOf = (series: MySeries | undefined, language: SeriesWrite['language']): SeriesWrite =>
  series
    ? {
        title: series.title,
        description: series.description,
        language: series.language,
        translations: series.translations,
        part_ids: series.parts.map(({ id }) => id),
        shares: series.shares,
      }
    : { title: '', description: '', language, translations: [], part_ids: [], shares: [] };
