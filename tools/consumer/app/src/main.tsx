import { GlobalStyles, StoryCard, type StoryCardProps } from '@kathaloka/ui';
import '@kathaloka/ui/fonts.css';
import { Button } from '@kathaloka/ui/Button';
import { createRoot } from 'react-dom/client';

const story: StoryCardProps['story'] = {
  id: '00000001-0000-4000-8000-000000000001',
  title: 'A card in another house',
  tagline: 'It was packed, carried and put up again.',
  story_description: '',
  story_prompt: '',
  cover_image_url: null,
  image_alt: '',
  category: null,
  author: { display_name: 'Meera Joshi', avatar_url: null },
  tags: [],
  is_featured: false,
  is_premium: false,
  content_rating: 'family',
  difficulty_level: 'medium',
  status: 'published',
  language: 'en',
  created_at: '2026-11-20T09:30:00.000Z',
  initial_xp: 100,
  actions_count: 0,
  story_cards_count: 0,
  total_scenes: 0,
  branching_points: 0,
  possible_endings: 1,
  estimated_play_time: 30,
  game_config: {
    xp_gain_multiplier: 1,
    health_max: 100,
    inventory_slots: 8,
    skill_check_difficulty: 'medium',
    commands: {},
  },
  stats: {
    likes_total: 3812,
    plays_total: 1,
    bookmarks_total: 0,
    shares_count: 0,
    completion_rate: null,
    average_rating: 0,
  },
  user_state: { hasLiked: false, hasBookmarked: false, has_premium_access: false },
};

createRoot(document.getElementById('root')!).render(
  <>
    <GlobalStyles />
    <StoryCard story={story} />
    <Button>A button of its own entry</Button>
  </>,
);
