import '@kathaloka/ui/fonts.css';
import {
  GlobalStyles,
  type LinkComponent,
  LinkProvider,
  StoryCard,
  type StoryCardProps,
} from '@kathaloka/ui';

/** Your router's link goes here: anything that renders an `<a>` and takes its props. */
const RouterLink: LinkComponent = ({ children, ...rest }) => <a {...rest}>{children}</a>;

/** The fields that a card shows; a complete story from the API has them too. */
const story: StoryCardProps['story'] = {
  id: '00000001-0000-4000-8000-000000000001',
  title: 'The Ferryman of Three Ghats',
  tagline: 'One boat, three crossings, and a passenger who is never the same.',
  story_description: '',
  cover_image_url: null,
  image_alt: '',
  category: null,
  author: { display_name: 'Meera Joshi', avatar_url: null },
  language: 'en',
  stats: { likes_total: 3812, plays_total: 1, bookmarks_total: 0 },
  user_state: { hasLiked: false, hasBookmarked: false },
};

export function QuickStart() {
  return (
    <LinkProvider component={RouterLink}>
      <GlobalStyles />
      <StoryCard story={story} onPlay={({ id }) => window.location.assign(`/game/${id}`)} />
    </LinkProvider>
  );
}
