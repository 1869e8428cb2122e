import { Brush, Link2 } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Panel } from '../../../primitives/Panel/Panel.tsx';
import { SegmentedControl } from '../../../primitives/SegmentedControl/SegmentedControl.tsx';
import type { CoverRoll, PictureStyle } from '../DrawACover/coverRoll.ts';
import { DrawACover } from '../DrawACover/DrawACover.tsx';
import type { DrawACoverOwnProps } from '../DrawACover/drawACoverProps.ts';
import { Stack } from '../formLayout.styles.ts';
import { type DraftFieldsProps, ofDraft } from '../fieldProps.ts';
import { StoryFields } from '../storyFields/StoryFields.tsx';
import type { StoryFormState } from '../storyFields/storyFormState.ts';
import { authoringWords } from '../../../words/authoring/en.ts';
import { storyFieldsWords } from '../../../words/storyFields/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface CoverFieldsProps
  extends
    Omit<ComponentProps<'section'>, 'children' | 'title'>,
    DraftFieldsProps,
    Pick<DrawACoverOwnProps, 'roll' | 'pictures' | 'isRolling' | 'onRollChange'> {
  /** The cover of the story as it is saved. */
  savedCover?: StoryFormState['savedCover'];
  /** The error of the address, once the field has lost focus. */
  error?: ReactNode;
  /** Called when a field loses focus, so that its error may be shown. */
  onLeave: (field: 'cover_image_url') => void;
}

type Source = 'draw' | 'url';

interface SourceSwitchProps {
  source: Source;
  onChange: (source: Source) => void;
}

function SourceSwitch({ source, onChange }: SourceSwitchProps) {
  const words = useWords(authoringWords);
  const { labels } = useWords(storyFieldsWords);
  return (
    <SegmentedControl
      label={words.coverFrom}
      size="small"
      value={source}
      onValueChange={onChange}
      options={[
        { value: 'draw', label: words.drawACover, icon: <Brush /> },
        { value: 'url', label: labels.cover_image_url, icon: <Link2 /> },
      ]}
    />
  );
}

/**
 * The fields for the cover: a generated picture, or one from an address.
 *
 * @use Sets the cover of a story: painted, or from an address.
 * @avoid Not only to paint a cover: `DrawACover`.
 * @heard Each painter as a radio, the address with its error.
 * @keys choose, type
 * @example
 * <CoverFields
 *   draft={draft}
 *   roll={roll}
 *   pictures={pictures}
 *   onRollChange={setRoll}
 *   onEdit={change}
 *   onLeave={validate}
 * />
 */
export function CoverFields({
  draft,
  savedCover,
  error,
  roll,
  onEdit,
  onLeave,
  pictures,
  isRolling,
  onRollChange,
  ...rest
}: CoverFieldsProps) {
  const words = useWords(authoringWords);
  const [source, setSource] = useState<Source>(draft.cover_image_url ? 'url' : 'draw');
  const { cover } = draft;
  const form = { ...ofDraft({ draft, onEdit }), savedCover, form: 'edit' } as const;

  function handleRoll(next: CoverRoll) {
    onRollChange(next);
    if (cover) onEdit({ cover: { ...next, style: cover.style } });
  }

  function handleStyle(style: PictureStyle) {
    onEdit({ cover: { ...roll, style }, cover_image_url: null });
  }

  return (
    <Panel title={words.cover} end={<SourceSwitch source={source} onChange={setSource} />} {...rest}>
      <Stack data-field="cover_image_url">
        {source === 'draw' ? (
          <DrawACover
            roll={roll}
            pictures={pictures}
            isRolling={isRolling}
            artStyle={cover?.style}
            onRollChange={handleRoll}
            onArtStyleChange={handleStyle}
          />
        ) : (
          <StoryFields
            {...form}
            section="address"
            errors={{ cover_image_url: error }}
            onEdit={({ cover_image_url: url }) => onEdit({ cover_image_url: url || null, cover: null })}
            onLeave={() => onLeave('cover_image_url')}
          />
        )}
        <StoryFields {...form} section="alt" />
      </Stack>
    </Panel>
  );
}
