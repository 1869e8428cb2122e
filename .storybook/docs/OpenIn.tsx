import { DocsContext } from '@storybook/addon-docs/blocks';
import { Fragment, type MouseEvent, useContext } from 'react';
import { SELECT_STORY, UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { shownName } from '../components.ts';
import { COMMENT } from '../reviewing/comment.ts';
import { widthOf } from './Frame.tsx';
import type { ShownStory } from './useShownStories.ts';

const PHONE = {
  name: 'on a phone',
  inAddress: 'viewport.value:phone',
  globals: { viewport: { value: 'phone' } },
};

const LOOKS = [
  PHONE,
  { name: 'in palm leaf', inAddress: 'theme:palm-leaf', globals: { theme: 'palm-leaf' } },
  { name: 'in Hindi', inAddress: 'language:hi', globals: { language: 'hi' } },
  { name: 'in Urdu', inAddress: 'language:ur', globals: { language: 'ur' } },
  { name: 'with long text', inAddress: 'content:long', globals: { content: 'long' } },
];

const LIKE_A_LINK = {
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textDecoration: 'underline',
  cursor: 'pointer',
};

/** Ways from a page of docs, which has no width to choose, to a state on a page of its own, which has. */
export function OpenIn({ story }: { story: ShownStory }) {
  const { channel } = useContext(DocsContext);
  const looks = LOOKS.filter((look) => look !== PHONE || widthOf(story) === undefined);

  // the address alone would load all of Storybook again
  function open(event: MouseEvent, globals: object) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    channel.emit(UPDATE_GLOBALS, { globals });
    channel.emit(SELECT_STORY, { storyId: story.id });
  }

  return (
    <p>
      Open “{shownName(story.name)}”{' '}
      {looks.map(({ name, inAddress, globals }, at) => (
        <Fragment key={name}>
          {at > 0 && ', '}
          <a
            href={`./?path=/story/${story.id}&globals=${inAddress}`}
            target="_top"
            onClick={(event) => open(event, globals)}
          >
            {name}
          </a>
        </Fragment>
      ))}
      . There the toolbar combines them, at every width.{' '}
      <button type="button" style={LIKE_A_LINK} onClick={() => channel.emit(COMMENT, story.id)}>
        Comment on this state
      </button>
    </p>
  );
}
