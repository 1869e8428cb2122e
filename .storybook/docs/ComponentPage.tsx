import {
  ArgTypes,
  Canvas,
  Controls,
  Description,
  Heading,
  Source,
  Subheading,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { componentOf, shownName } from '../components.ts';
import { Frame, widthOf } from './Frame.tsx';
import { StateLinks } from './StateLinks.tsx';
import { ScreenPictures } from './ScreenPictures.tsx';
import { StatusLine } from './StatusLine.tsx';
import { Facts, WhenToUse } from './UsagePart.tsx';
import { type ShownStory, useShownStories } from './useShownStories.ts';

/** Whether a story needs a frame, because it fills a page, opens over it, or is made for a certain width. */
const needsFrame = (story: ShownStory) =>
  story.parameters['layout'] === 'fullscreen' ||
  story.parameters['docs']?.story?.inline === false ||
  widthOf(story) !== undefined;

function Shown({ story }: { story: ShownStory }) {
  const hasCode = !story.title.startsWith('Foundations/');
  if (!needsFrame(story)) return <Canvas of={story.moduleExport} sourceState={hasCode ? 'hidden' : 'none'} />;
  return (
    <>
      <Frame story={story} />
      {hasCode && (
        <details>
          <summary>Show code</summary>
          <Source of={story.moduleExport} />
        </details>
      )}
    </>
  );
}

function State({ story }: { story: ShownStory }) {
  return (
    <>
      <Subheading>{shownName(story.name)}</Subheading>
      <Description of={story.moduleExport} />
      <Shown story={story} />
    </>
  );
}

/** The docs page of a component: its first story, what it is for, its props, and its other states. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const stories = useShownStories();
  const [first, ...others] = stories;
  const { title, component } = preparedMeta;
  const name = componentOf(title);
  const isScreen = title.startsWith('Screens/');
  return (
    <>
      <Title>{name}</Title>
      {isScreen ? <ScreenPictures stories={stories} /> : first && <Shown story={first} />}
      <StatusLine title={title} />
      <Description />
      <WhenToUse component={name} />
      {isScreen ? (
        <>
          <Heading>Props</Heading>
          {component !== undefined && <ArgTypes of={component} />}
        </>
      ) : (
        <>
          {first && <Controls of={first.moduleExport} />}
          {others.length > 0 && <Heading>States</Heading>}
          {others.map((story) => (
            <State key={story.id} story={story} />
          ))}
          {first && <StateLinks story={first} />}
        </>
      )}
      {!title.startsWith('Foundations/') && <Facts component={name} />}
    </>
  );
}
