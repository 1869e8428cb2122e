import { Description, DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { PICTURES } from '../../tools/visual/pictures.ts';
import { shownName } from '../components.ts';
import type { ShownStory } from './useShownStories.ts';

const PICTURED = new Set(PICTURES.filter(({ globals }) => !globals).map(({ story }) => story));

/** The address of a story outside of the frame. */
export const linkTo = (id: string) => `./?path=/story/${id}`;

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 16,
  alignItems: 'flex-start',
  marginBlock: 16,
} as const;
const columns = { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))', gap: 16 };
const picture = {
  borderRadius: 8,
  border: '1px solid color-mix(in srgb, currentColor 20%, transparent)',
  maxWidth: '100%',
};

interface PictureProps {
  id: string;
  name: string;
  width: 390 | 1440;
}

/** A baseline screenshot that links to its story. */
export function Picture({ id, name, width }: PictureProps) {
  return (
    <a href={linkTo(id)} target="_top" style={{ flex: `${width === 390 ? 1 : 3} 1 0`, minWidth: 140 }}>
      <img
        src={`pictures/${width}/${id}.webp`}
        alt={`${name}, ${width} px wide`}
        loading="lazy"
        style={picture}
      />
    </a>
  );
}

/** A screen's states as linked screenshots, because twenty live screens on one page would be too small. */
export function ScreenPictures({ stories }: { stories: readonly ShownStory[] }) {
  const all = useContext(DocsContext).componentStories();
  return (
    <>
      {all
        .filter(({ id }) => PICTURED.has(id))
        .map(({ id, name }) => (
          <div key={id} style={row}>
            <Picture id={id} name={shownName(name)} width={1440} />
            <Picture id={id} name={shownName(name)} width={390} />
          </div>
        ))}
      <div style={columns}>
        {stories.map((story) => (
          <div key={story.id}>
            <a href={linkTo(story.id)} target="_top">
              <strong>{shownName(story.name)}</strong>
            </a>
            <Description of={story.moduleExport} />
          </div>
        ))}
      </div>
    </>
  );
}
