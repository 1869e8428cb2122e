import { DocsContext, Heading } from '@storybook/addon-docs/blocks';
import { type CSSProperties, type MouseEvent, useContext } from 'react';
import { SELECT_STORY, UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { shownName } from '../components.ts';
import { LANGUAGES } from '../languages.ts';
import { COMMENT } from '../reviewing/comment.ts';
import { widthOf } from './Frame.tsx';
import type { ShownStory } from './useShownStories.ts';

const WIDTHS = [
  { value: 'phone', title: 'On a phone' },
  { value: 'tablet', title: 'On a tablet' },
  { value: 'desktop', title: 'On a desktop' },
] as const;

const THEMES = [
  { value: 'night', title: 'Night manuscript' },
  { value: 'palm-leaf', title: 'Palm leaf' },
] as const;

const LIKE_A_LINK: CSSProperties = {
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textDecoration: 'underline',
  cursor: 'pointer',
};

/** The toolbar's values in the link. */
interface Look {
  readonly theme: string;
  readonly language: string;
  /** The viewport; by default that of the story. */
  readonly width: string | undefined;
}

/** The globals as the toolbar writes them into an address. */
function inAddress({ theme, language, width }: Look): string {
  return [`theme:${theme}`, `language:${language}`, ...(width ? [`viewport.value:${width}`] : [])].join(';');
}

interface StateLinkProps {
  story: ShownStory;
  look: Look;
  /** The accessible name; sighted readers see the headings of the row and the column. */
  name: string;
  title: string;
}

function StateLink({ story, look, name, title }: StateLinkProps) {
  const { channel } = useContext(DocsContext);

  // navigates within Storybook, because the address alone would reload all of it
  function open(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const { theme, language, width } = look;
    const globals = { theme, language, ...(width && { viewport: { value: width } }) };
    channel.emit(UPDATE_GLOBALS, { globals });
    channel.emit(SELECT_STORY, { storyId: story.id });
  }

  const address = `./?path=/story/${story.id}&globals=${inAddress(look)}`;
  return (
    <a href={address} target="_top" aria-label={name} onClick={open}>
      {title}
    </a>
  );
}

/** Links from a docs page, which has no viewport, to a state in a chosen viewport, theme and language. */
export function StateLinks({ story }: { story: ShownStory }) {
  const { channel } = useContext(DocsContext);
  const isMadeForOne = widthOf(story) !== undefined;
  const widths = isMadeForOne ? [{ value: undefined, title: 'As wide as it is' }] : WIDTHS;
  return (
    <>
      <Heading>In every look</Heading>
      <table>
        <thead>
          <tr>
            <th>Open “{shownName(story.name)}”</th>
            {THEMES.map((theme) => (
              <th key={theme.value} colSpan={LANGUAGES.length}>
                {theme.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {widths.map((width) => (
            <tr key={width.title}>
              <th scope="row">{width.title}</th>
              {THEMES.flatMap((theme) =>
                LANGUAGES.map((language) => (
                  <td key={`${theme.value} ${language.value}`}>
                    <StateLink
                      story={story}
                      look={{ theme: theme.value, language: language.value, width: width.value }}
                      name={[width.title, theme.title, language.title].join(', ')}
                      title={language.title}
                    />
                  </td>
                )),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        There the toolbar has long text and the other direction as well.{' '}
        <button type="button" style={LIKE_A_LINK} onClick={() => channel.emit(COMMENT, story.id)}>
          Comment on this state
        </button>
      </p>
    </>
  );
}
