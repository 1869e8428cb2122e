import type { MySeriesPart } from '@kathaloka/contract/entities';
import { SERIES_PARTS_MAX } from '@kathaloka/contract/limits';
import { useId } from 'react';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { Pill } from '../../../primitives/Pill/Pill.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { directionOf } from '../../../theme/direction.ts';
import { RowTools } from '../SceneInspector/RowTools.tsx';
import { useListFocus } from '../useListFocus.ts';
import { type RowOrder, useReorder } from '../useReorder.ts';
import type { OwnStory } from './ownStory.ts';
import { Group, GroupTitle, PartAbout, PartList, PartRow } from './SeriesEditor.styles.ts';
import { mySeriesWords } from '../../../words/mySeries/en.ts';
import { myStoriesWords } from '../../../words/myStories/en.ts';
import { storyWords } from '../../../words/story/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface SeriesPartsProps {
  part_ids: readonly string[];
  stories: readonly OwnStory[];
  /** The saved parts, with the names that each takes and leaves. */
  known: readonly MySeriesPart[];
  onPartsChange: (part_ids: string[]) => void;
}

/** The parts in their order, and a field to add one. */
export function SeriesParts({ part_ids, stories, known, onPartsChange }: SeriesPartsProps) {
  const words = useWords(mySeriesWords);
  const { untitled } = useWords(storyWords);
  const id = useId();
  const { listRef, removeEntry } = useListFocus<HTMLDivElement>();
  const orderOf = useReorder(listRef, part_ids.length, (from, to) =>
    onPartsChange(part_ids.toSpliced(from, 1).toSpliced(to, 0, part_ids[from]!)),
  );
  const free = stories.filter((story) => story.status !== 'archived' && !part_ids.includes(story.id));
  // the saved series is newer than the list of stories: a part may have been archived
  const storyOf = (part: string) =>
    known.find((story) => story.id === part) ?? stories.find((story) => story.id === part);

  return (
    <Group aria-labelledby={id} ref={listRef}>
      <GroupTitle id={id}>{words.parts}</GroupTitle>
      {part_ids.length === 0 && <p>{words.noParts}</p>}
      <PartList>
        {part_ids.map((part, at) => (
          <PartOfSeries
            key={part}
            story={storyOf(part)}
            saved={known.find((story) => story.id === part)}
            order={orderOf(at)}
            onRemove={() => removeEntry(() => onPartsChange(part_ids.filter((each) => each !== part)))}
          />
        ))}
      </PartList>
      <FormField label={words.addPart} hint={words.addPartHint}>
        <Select
          data-adds
          disabled={free.length === 0 || part_ids.length >= SERIES_PARTS_MAX}
          placeholder={free.length === 0 ? words.noneLeft : words.choosePart}
          options={free.map((story) => ({
            value: story.id,
            label: story.title.trim() || untitled,
            lang: story.language,
          }))}
          value=""
          onValueChange={(next) => onPartsChange([...part_ids, next])}
        />
      </FormField>
    </Group>
  );
}

interface PartOfSeriesProps {
  story: OwnStory | undefined;
  saved: MySeriesPart | undefined;
  order: RowOrder;
  onRemove: () => void;
}

function PartOfSeries({ story, saved, order, onRemove }: PartOfSeriesProps) {
  const words = useWords(mySeriesWords);
  const { status } = useWords(myStoriesWords);
  const { untitled } = useWords(storyWords);
  const title = story?.title.trim() || untitled;
  return (
    <PartRow data-row {...order.row}>
      <PartAbout>
        <bdi lang={story?.language} dir={story && directionOf(story.language)}>
          {title}
        </bdi>
        {story && story.status !== 'published' && <Pill>{status[story.status]}</Pill>}
        {saved && saved.takes.length > 0 && <small>{words.takes(saved.takes.join(', '))}</small>}
        {saved && saved.leaves.length > 0 && <small>{words.leaves(saved.leaves.join(', '))}</small>}
      </PartAbout>
      <RowTools what={title} order={order} removeLabel={words.remove(title)} onRemove={onRemove} />
    </PartRow>
  );
}
