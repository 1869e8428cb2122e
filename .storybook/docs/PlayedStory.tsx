import { useEffect, useRef } from 'react';
import '@kathaloka/player';

const STORY = {
  kathaloka: 1,
  story: {
    title: 'The Well',
    language: 'en',
    story_structure: {
      start_node: 'well',
      nodes: {
        well: {
          text: 'A dry well, and somebody calling from it.',
          choices: [
            { text: 'Say your name into it', target: 'end_voice', ask: 'name' },
            { text: 'Walk on', target: 'end_road' },
          ],
        },
        end_voice: {
          title: 'A Day Late',
          text: '*{name | You}*, says the well. It is your own voice, a day late.',
          choices: [],
        },
        end_road: { title: 'The Road', text: 'The calling follows you home.', choices: [] },
      },
    },
  },
};

/** The embedded player. */
export function PlayedStory() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = document.createElement('kathaloka-story');
    Object.assign(element, { story: STORY });
    place.current?.replaceChildren(element);
  }, []);
  return <div ref={place} className="sb-unstyled" />;
}
