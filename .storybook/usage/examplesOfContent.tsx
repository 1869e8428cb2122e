import {
  Avatar,
  Badge,
  Button,
  Chip,
  DrawnCover,
  EmptyState,
  ErrorState,
  Image,
  KeyCap,
  Note,
  Panel,
  Pill,
  ProgressBar,
  Sentence,
  Skeleton,
  Stars,
  TextFrame,
  TextLink,
} from '@kathaloka/ui';
import { Heart } from 'lucide-react';
import type { ExampleTable } from './example.ts';

/** Examples of components with content. */
export const content: ExampleTable = {
  Avatar: {
    do: {
      shown: (
        <>
          <Avatar name="Meera Joshi" /> Meera Joshi
        </>
      ),
      why: 'stands beside the name',
    },
    dont: { shown: <Avatar name="Meera Joshi" />, why: 'leave people to guess from two letters' },
  },
  Badge: {
    do: { shown: <Badge tone="featured">Featured</Badge>, why: 'one word' },
    dont: {
      shown: <Badge tone="featured">Chosen by our editors this week</Badge>,
      why: 'write a sentence into it',
    },
  },
  Chip: {
    do: { shown: <Chip>Folk tales</Chip>, why: 'a name of something' },
    dont: { shown: <Chip>Saving failed</Chip>, why: 'a state: that is a pill or a note' },
  },
  Image: {
    do: {
      shown: (
        <Image src="" alt="A boat at dusk" width={160} height={104} fallback={<DrawnCover tone="neel" />} />
      ),
      why: 'reserve the space, and draw a fallback',
    },
    dont: {
      shown: <img src="no-such-picture.webp" alt="A boat at dusk" />,
      why: 'leave a hole where it failed',
    },
  },
  KeyCap: {
    do: {
      shown: (
        <>
          Press <KeyCap>C</KeyCap> to continue
        </>
      ),
      why: 'a key in a sentence',
    },
    dont: { shown: <KeyCap>Continue</KeyCap>, why: 'something that looks as if it could be pressed' },
  },
  Panel: {
    do: {
      shown: <Panel title="Statistics">Thirty-two scenes</Panel>,
      why: 'a title for what belongs together',
    },
    dont: {
      shown: (
        <Panel>
          <Panel>Thirty-two scenes</Panel>
        </Panel>
      ),
      why: 'a panel in a panel',
    },
  },
  Pill: {
    do: { shown: <Pill tone="success">Published</Pill>, why: 'the state in a word' },
    dont: { shown: <Pill tone="success">●</Pill>, why: 'a colour alone' },
  },
  ProgressBar: {
    do: { shown: <ProgressBar label="3 of 5 scenes" value={60} />, why: 'an end that is known' },
    dont: { shown: <ProgressBar label="Please wait" value={50} />, why: 'a guess' },
  },
  Sentence: {
    do: {
      shown: <Sentence>”fade“ کا یہاں کوئی جوڑ نہیں ہے۔</Sentence>,
      why: 'a message that quotes another script',
    },
    dont: { shown: <Sentence>Meera</Sentence>, why: 'a name, which says nothing' },
  },
  Skeleton: {
    do: {
      shown: (
        <>
          <Skeleton width={90} />
          <Skeleton width={70} />
        </>
      ),
      why: 'the shape of what comes',
    },
    dont: { shown: <Skeleton width={20} />, why: 'a shape that jumps when the content comes' },
  },
  Stars: {
    do: {
      shown: (
        <>
          <Stars label="3.4 out of 5" value={3.4} /> 3.4
        </>
      ),
      why: 'the figure beside it',
    },
    dont: {
      shown: <Stars label="Medium" value={2} count={3} />,
      why: 'stars for something that is no rating',
    },
  },
  TextLink: {
    do: {
      shown: (
        <>
          New here? <TextLink href="#register">Create your account</TextLink>
        </>
      ),
      why: 'in a sentence, with its goal',
    },
    dont: {
      shown: (
        <>
          To create your account, <TextLink href="#register">here</TextLink>
        </>
      ),
      why: 'a word that says nothing by itself',
    },
  },
  EmptyState: {
    do: {
      shown: (
        <EmptyState action={<Button icon={<Heart />}>Find stories</Button>}>
          You have liked no story yet.
        </EmptyState>
      ),
      why: 'say what is missing, and what to do',
    },
    dont: { shown: <EmptyState>No data</EmptyState>, why: 'leave people there' },
  },
  ErrorState: {
    do: {
      shown: (
        <ErrorState error="Your stories could not be loaded. Nothing is lost." onRetry={() => undefined} />
      ),
      why: 'what happened, what is safe, what to do',
    },
    dont: { shown: <ErrorState error="Error 500" />, why: 'a number and no way on' },
  },
  Note: {
    do: { shown: <Note tone="error">The turn failed. Nothing was charged.</Note>, why: 'what is safe' },
    dont: { shown: <Note tone="error">Oops!</Note>, why: 'a feeling' },
  },
  TextFrame: {
    do: {
      shown: (
        <TextFrame>
          <p>The boat is late tonight.</p>
        </TextFrame>
      ),
      why: 'a text that is read',
    },
    dont: {
      shown: (
        <TextFrame>
          <Button>Save</Button>
        </TextFrame>
      ),
      why: 'controls on the paper of a tale',
    },
  },
};
