import {
  ArgTypes,
  Canvas,
  Controls,
  Description,
  Heading,
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
  return needsFrame(story) ? <Frame story={story} /> : <Canvas of={story.moduleExport} />;
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

/** The docs page of a component: its description, its first story with its props, and its other states. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const stories = useShownStories();
  const [first, ...others] = stories;
  const { title, component } = preparedMeta;
  return (
    <>
      <Title>{componentOf(title)}</Title>
      <StatusLine title={title} />
      <Description />
      {title.startsWith('Screens/') ? (
        <>
          <ScreenPictures stories={stories} />
          <WhenToUse component={componentOf(title)} />
          <Heading>Props</Heading>
          {component !== undefined && <ArgTypes of={component} />}
        </>
      ) : (
        <>
          {first && <StateLinks story={first} />}
          {first && <Shown story={first} />}
          <WhenToUse component={componentOf(title)} />
          {first && <Controls of={first.moduleExport} />}
          {others.length > 0 && <Heading>States</Heading>}
          {others.map((story) => (
            <State key={story.id} story={story} />
          ))}
        </>
      )}
      {!title.startsWith('Foundations/') && <Facts component={componentOf(title)} />}
    </>
  );
}
